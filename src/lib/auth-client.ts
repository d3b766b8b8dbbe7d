import { AuthClient } from '@supabase/auth-js';
import { backendUrl, publishableKey } from './env';
import { SESSION_KEY } from './session-key';
import { timedFetch } from './timed-fetch';

/** The library remembers for a minute that a refresh failed. Back online, that memory would fail what waits to be sent. */
class ReadyAuthClient extends AuthClient {
  forgetFailure(): void {
    this.lastRefreshFailure = null;
  }
}

export const auth = new ReadyAuthClient({
  url: `${backendUrl()}/auth/v1`,
  headers: { apikey: publishableKey(), Authorization: `Bearer ${publishableKey()}` },
  storageKey: SESSION_KEY,
  fetch: timedFetch,
  flowType: 'pkce',
  persistSession: true,
  autoRefreshToken: true,
  // E-mailed links carry a token hash that the pages verify themselves.
  detectSessionInUrl: false,
});

window.addEventListener('online', () => auth.forgetFailure());
