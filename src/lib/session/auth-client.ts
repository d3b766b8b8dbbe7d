import { AuthClient } from '@supabase/auth-js';
import { deviceStorage } from '../device-storage';
import { backendUrl, publishableKey } from '../env';
import { timedFetch } from '../timed-fetch';
import { SESSION_KEY } from './session-key';

/**
 * The library remembers a failed refresh for a minute, which would fail waiting requests once the device is
 * back online.
 */
class ReadyAuthClient extends AuthClient {
  forgetFailure(): void {
    this.lastRefreshFailure = null;
  }
}

const service = {
  url: `${backendUrl()}/auth/v1`,
  headers: { apikey: publishableKey(), Authorization: `Bearer ${publishableKey()}` },
  flowType: 'pkce',
} as const;

export const auth = new ReadyAuthClient({
  ...service,
  storageKey: SESSION_KEY,
  storage: deviceStorage,
  fetch: timedFetch,
  persistSession: true,
  autoRefreshToken: true,
  // E-mailed links carry a token hash that the pages verify themselves.
  detectSessionInUrl: false,
});

/**
 * Creates a client for one mailed link. Its session is in memory only, so that the link doesn't change the
 * current session. Its requests outlive the page (keepalive), because it ends that session when the page
 * closes.
 */
export const linkClient = (): InstanceType<typeof AuthClient> =>
  new AuthClient({
    ...service,
    storageKey: `${SESSION_KEY}-of-link`,
    fetch: (input, init) => timedFetch(input, { ...init, keepalive: true }),
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });

window.addEventListener('online', () => auth.forgetFailure());
