import { FunctionsClient } from '@supabase/functions-js';
import { accessToken } from './access-token';
import { backendUrl, publishableKey } from './env';
import { timedFetch } from './timed-fetch';

/** Edge functions log and notify; they must never ask anybody for a password. */
export const functions = new FunctionsClient(`${backendUrl()}/functions/v1`, {
  headers: { apikey: publishableKey(), Authorization: `Bearer ${publishableKey()}` },
  customFetch: async (input, init) => {
    const token = await accessToken();
    const headers = new Headers(init?.headers);
    if (token) headers.set('Authorization', `Bearer ${token}`);
    return timedFetch(input, { ...init, headers });
  },
});
