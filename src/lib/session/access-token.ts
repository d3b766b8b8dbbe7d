import { deviceStorage } from '../device-storage';
import { isTransient } from '../errors';
import { authClient } from './auth';
import { SESSION_KEY } from './session-key';

/**
 * The auth client renews a token up to 90 s (three of its 30 s checks) before the token expires. Code that
 * reads the stored token uses the same margin.
 */
const MARGIN_MS = 90_000;

/**
 * Returns the token stored on the device, null without a session, or undefined if the auth client must be
 * asked.
 */
function keptToken(): string | null | undefined {
  const text = deviceStorage.getItem(SESSION_KEY);
  if (text === null) return null;
  try {
    const { access_token, expires_at } = JSON.parse(text) as { access_token?: unknown; expires_at?: unknown };
    const isFresh = typeof expires_at === 'number' && expires_at * 1000 - Date.now() > MARGIN_MS;
    return typeof access_token === 'string' && isFresh ? access_token : undefined;
  } catch {
    // The stored value is not a session.
    return undefined;
  }
}

/**
 * Returns the token for a request, or null without a session. If the stored token is valid, the auth client
 * isn't loaded. @throws if the service can't be reached for a renewal.
 */
export async function accessToken(): Promise<string | null> {
  const kept = keptToken();
  if (kept !== undefined) return kept;
  const { auth } = await authClient();
  const { data, error } = await auth.getSession();
  // If the service can't be reached, don't ask for the password.
  if (error && isTransient(error)) throw error;
  return data.session?.access_token ?? null;
}

/** Requests a new token after the service has rejected the current one. Returns null if renewal fails. */
export async function renewedToken(): Promise<string | null> {
  const { auth } = await authClient();
  const { data, error } = await auth.refreshSession();
  if (error && isTransient(error)) throw error;
  return data.session?.access_token ?? null;
}
