import { AuthClient } from '@supabase/auth-js';
import { deviceStorage } from '../device-storage';
import { backendUrl, publishableKey } from '../env';
import { timedFetch } from '../timed-fetch';
import { SESSION_KEY } from './session-key';

/**
 * The library caches a failed refresh for a minute. Without this class, waiting requests would fail although
 * the device is back online.
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
  // Links in e-mails carry a token hash, which the pages verify themselves.
  detectSessionInUrl: false,
});

/**
 * Creates a client for one link from an e-mail. Its session exists only in memory, so that it doesn't replace
 * the stored session. Its requests use keepalive, because the last one is sent when the page closes.
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
