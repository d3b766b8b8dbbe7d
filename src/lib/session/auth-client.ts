import { AuthClient } from '@supabase/auth-js';
import { deviceStorage } from '../device-storage';
import { backendUrl, publishableKey } from '../env';
import { timedFetch } from '../timed-fetch';
import { SESSION_KEY } from './session-key';

/** The library remembers for a minute that a refresh failed. Back online, that memory would fail what waits to be sent. */
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
 * A client for one mailed link: its session is in memory only, so that opening a link doesn't change the
 * current session. Its requests outlive the page (keepalive), since it ends that session when the page closes.
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
