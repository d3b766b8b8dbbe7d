import { PostgrestClient } from '@supabase/postgrest-js';
import { authorisedFetch } from './authorised-fetch';
import type { Database } from './database.types';
import { backendUrl, publishableKey } from './env';

export const db = new PostgrestClient<Database>(`${backendUrl()}/rest/v1`, {
  headers: { apikey: publishableKey() },
  fetch: authorisedFetch(),
});
