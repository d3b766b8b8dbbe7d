import { AuthClient } from '@supabase/auth-js';
import { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from './database.types';
import { backendUrl, publishableKey } from './env';
import { isTransient } from './errors';
import { SESSION_KEY } from './session-key';
import { currentSession, waitForSession } from './session-state';

/**
 * The parts of supabase-js that this product uses, put together as supabase-js puts them together. Its own
 * `createClient` always brings the realtime and storage clients along: 43 kB compressed instead of 25.
 */

/** No request may hang: a service that does not answer is an error that the reader can act on. */
const REQUEST_TIMEOUT_MS = 15_000;

const timedFetch: typeof fetch = (input, init) => {
  const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
  return fetch(input, { ...init, signal });
};

const headers = { apikey: publishableKey() };

/** The library remembers for a minute that a refresh failed. Back online, that memory would fail what waits to be sent. */
class ReadyAuthClient extends AuthClient {
  forgetFailure(): void {
    this.lastRefreshFailure = null;
  }
}

export const auth = new ReadyAuthClient({
  url: `${backendUrl()}/auth/v1`,
  headers: { ...headers, Authorization: `Bearer ${publishableKey()}` },
  storageKey: SESSION_KEY,
  fetch: timedFetch,
  flowType: 'pkce',
  persistSession: true,
  autoRefreshToken: true,
  // E-mailed links carry a token hash that the pages verify themselves.
  detectSessionInUrl: false,
});

window.addEventListener('online', () => auth.forgetFailure());

/** Adds the session's token; when it has expired in mid-work, waits for a new one and asks again. */
const authorisedFetch: typeof fetch = async (input, init) => {
  const owner = currentSession().user?.id;
  const send = async () => {
    const { data, error } = await auth.getSession();
    // A refresh that found nobody at home is no reason to ask for a password.
    if (error && isTransient(error)) throw error;
    const token = data.session?.access_token;
    const sent = new Headers(init?.headers);
    sent.set('apikey', publishableKey());
    if (token) sent.set('Authorization', `Bearer ${token}`);
    return { response: await timedFetch(input, { ...init, headers: sent }), token };
  };
  let sent = await send();
  if (sent.token && sent.response.status === 401) {
    // This device's clock may be slow, and the token older than it looks: a new one before a question.
    const { error } = await auth.refreshSession();
    if (error && isTransient(error)) throw error;
    if (!error) sent = await send();
  }
  if (sent.token && sent.response.status !== 401) return sent.response;
  // Nobody else's session may finish what this person began.
  if (!(await waitForSession(sent.token)) || currentSession().user?.id !== owner) return sent.response;
  return (await send()).response;
};

export const db = new PostgrestClient<Database>(`${backendUrl()}/rest/v1`, {
  headers,
  fetch: authorisedFetch,
});

/** Edge functions log and notify; they must never ask anybody for a password. */
export const functions = new FunctionsClient(`${backendUrl()}/functions/v1`, {
  headers: { ...headers, Authorization: `Bearer ${publishableKey()}` },
  customFetch: async (input, init) => {
    const { data } = await auth.getSession();
    const sent = new Headers(init?.headers);
    if (data.session) sent.set('Authorization', `Bearer ${data.session.access_token}`);
    return timedFetch(input, { ...init, headers: sent });
  },
});
