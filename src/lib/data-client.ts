import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from './database.types';
import { backendUrl, publishableKey } from './env';
import { accessToken, renewedToken } from './session/access-token';
import { currentSession, waitForSession } from './session/session-state';
import { timedFetch } from './timed-fetch';

/**
 * Adds the session's token; when it has expired in mid-work, waits for a new one and asks again. `limit`: after how
 * many milliseconds a request is given up, where that isn't the usual time.
 */
export const authorisedFetch =
  (limit?: (init: RequestInit | undefined) => number): typeof fetch =>
  async (input, init) => {
    const owner = currentSession().user?.id;
    const send = (token: string | null) => {
      const headers = new Headers(init?.headers);
      headers.set('apikey', publishableKey());
      if (token) headers.set('Authorization', `Bearer ${token}`);
      return timedFetch(input, { ...init, headers }, limit?.(init));
    };
    let token = await accessToken();
    let response = await send(token);
    if (token && response.status === 401) {
      // This device's clock may be slow, and the token older than it looks: a new one before a question.
      const renewed = await renewedToken();
      if (renewed) {
        token = renewed;
        response = await send(token);
      }
    }
    if (token && response.status !== 401) return response;
    // Nobody else's session may finish what this person began.
    if (!(await waitForSession(token ?? undefined)) || currentSession().user?.id !== owner) return response;
    return send(await accessToken());
  };

export const db = new PostgrestClient<Database>(`${backendUrl()}/rest/v1`, {
  headers: { apikey: publishableKey() },
  fetch: authorisedFetch(),
  // The query client tries again (query-client.ts), and waits where there is no connection.
  retry: false,
});
