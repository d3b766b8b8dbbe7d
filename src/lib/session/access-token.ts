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
    // The stored value is not a session.
    return undefined;
  }
}

/**
 * The token for a request, null without a session. A valid token on the device is used without the auth
 * client. Throws if the refreshing service is unreachable.
 */
export async function accessToken(): Promise<string | null> {
  const kept = keptToken();
  if (kept !== undefined) return kept;
  const { auth } = await authClient();
  const { data, error } = await auth.getSession();
  // An unreachable refresh is no reason to ask for the password.
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
