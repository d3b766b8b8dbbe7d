import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from './database.types';
import { backendUrl, publishableKey } from './env';
import { accessToken, renewedToken } from './session/access-token';
import { currentSession, waitForSession } from './session/session-state';
import { timedFetch } from './timed-fetch';

interface RequestRules {
  /** Returns a request's timeout in milliseconds. Without this function the default timeout applies. */
  readonly limit?: (init: RequestInit | undefined) => number;
  /** Returns true if a response other than 401 might also mean that the token has expired. */
  readonly hidesExpiry?: (response: Response) => Promise<boolean>;
}

/** For this many milliseconds after a renewal, only a 401 counts as an expired token. */
const FRESH_MS = 60_000;
/** Time of the last renewal, read from the monotonic clock, because the device's clock might be wrong. */
let renewedAt = Number.NEGATIVE_INFINITY;

/** Converts a response that reports a lost session to a 401. Some services report it with another status. */
const expired = (response: Response): Response =>
  response.status === 401
    ? response
    : new Response('{"statusCode":"401","message":"The session has ended"}', { status: 401 });

/**
 * Adds the session's token to requests. If the service rejects an expired token, the request waits for a new
 * token and is repeated.
 */
export const authorisedFetch =
  ({ limit, hidesExpiry }: RequestRules = {}): typeof fetch =>
  async (input, init) => {
    const owner = currentSession().user?.id;
    const send = (token: string | null) => {
      const headers = new Headers(init?.headers);
      headers.set('apikey', publishableKey());
      if (token) headers.set('Authorization', `Bearer ${token}`);
      return timedFetch(input, { ...init, headers }, limit?.(init));
    };
    const mayHaveExpired = async (response: Response) =>
      response.status === 401 ||
      (performance.now() - renewedAt > FRESH_MS && ((await hidesExpiry?.(response)) ?? false));

    let token = await accessToken();
    let response = await send(token);
    let isRefused = await mayHaveExpired(response);
    if (token && isRefused) {
      // If this device's clock is slow, an expired token looks valid. So the token is renewed before the
      // password is asked for.
      const renewed = await renewedToken();
      if (renewed) {
        renewedAt = performance.now();
        token = renewed;
        response = await send(token);
        isRefused = response.status === 401;
      }
    }
    if (token && !isRefused) return response;
    // If another account has signed in meanwhile, the request must not be sent under that account.
    if (!(await waitForSession(token ?? undefined)) || currentSession().user?.id !== owner)
      return token ? expired(response) : response;
    return send(await accessToken());
  };

export const db = new PostgrestClient<Database>(`${backendUrl()}/rest/v1`, {
  headers: { apikey: publishableKey() },
  fetch: authorisedFetch(),
  // This client doesn't retry. The query client does (query-client.ts), and waits while the device is
  // offline.
  retry: false,
});
