import { deviceStorage } from '../device-storage';
import { isTransient } from '../errors';
import { authClient } from './auth';
import { SESSION_KEY } from './session-key';

/** The auth client renews a token within three of its checks, 30 s each, of its end; so must whoever reads it. */
const MARGIN_MS = 90_000;

/** The token on the device: null without a session, undefined when only the auth client can tell. */
function keptToken(): string | null | undefined {
  const text = deviceStorage.getItem(SESSION_KEY);
  if (text === null) return null;
  try {
    const { access_token, expires_at } = JSON.parse(text) as { access_token?: unknown; expires_at?: unknown };
    const isFresh = typeof expires_at === 'number' && expires_at * 1000 - Date.now() > MARGIN_MS;
    return typeof access_token === 'string' && isFresh ? access_token : undefined;
  } catch {
    // What is kept there is no session.
    return undefined;
  }
}

/**
 * The token that a request goes out with, null without a session. While the one on the device is good, it is taken
 * as it is, and the auth client need not be there yet. Throws when the service that renews it cannot be reached.
 */
export async function accessToken(): Promise<string | null> {
  const kept = keptToken();
  if (kept !== undefined) return kept;
  const { auth } = await authClient();
  const { data, error } = await auth.getSession();
  // A refresh that found nobody at home is no reason to ask for a password.
  if (error && isTransient(error)) throw error;
  return data.session?.access_token ?? null;
}

/** A new token in the place of one that the service has turned down; null when there is none to be had. */
export async function renewedToken(): Promise<string | null> {
  const { auth } = await authClient();
  const { data, error } = await auth.refreshSession();
  if (error && isTransient(error)) throw error;
  return data.session?.access_token ?? null;
}
