import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from './database.types';
import { backendUrl, publishableKey } from './env';
import { accessToken, renewedToken } from './session/access-token';
import { currentSession, waitForSession } from './session/session-state';
import { timedFetch } from './timed-fetch';

interface RequestRules {
  /** Returns a request's timeout in milliseconds, where it isn't the usual one. */
  readonly limit?: (init: RequestInit | undefined) => number;
  /** Returns true if an answer may mean an expired token, besides 401. */
  readonly hidesExpiry?: (response: Response) => Promise<boolean>;
}

/** A token younger than this is never renewed, whatever the service answers. Milliseconds. */
const FRESH_MS = 60_000;
/** Measured by the monotonic clock, because the device's own clock may be wrong. */
let renewedAt = Number.NEGATIVE_INFINITY;

/** The uniform answer for a lost session; each service has an answer of its own. */
const expired = (response: Response): Response =>
  response.status === 401
    ? response
    : new Response('{"statusCode":"401","message":"The session has ended"}', { status: 401 });

/**
 * Adds the session's token. When the token has expired during the work, waits for a new one and repeats the
 * request.
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
      // If this device's clock is slow, the token is older than it looks: it is renewed before the person is
      // asked for the password.
      const renewed = await renewedToken();
      if (renewed) {
        renewedAt = performance.now();
        token = renewed;
        response = await send(token);
        isRefused = response.status === 401;
      }
    }
    if (token && !isRefused) return response;
    // A request must not be completed under another account.
    if (!(await waitForSession(token ?? undefined)) || currentSession().user?.id !== owner)
      return token ? expired(response) : response;
    return send(await accessToken());
  };

export const db = new PostgrestClient<Database>(`${backendUrl()}/rest/v1`, {
  headers: { apikey: publishableKey() },
  fetch: authorisedFetch(),
  // The query client tries again (query-client.ts), and waits where there is no connection.
  retry: false,
});
