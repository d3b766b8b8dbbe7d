import { RealtimeClient } from '@supabase/realtime-js';
import { backendUrl, publishableKey } from '@/lib/env';
import { accessToken } from '@/lib/session/access-token';

/**
 * The client of live channels, for as long as somebody listens. Its reading of the token is the other clients' own. The
 * token first: a channel that is joined ahead of it is refused.
 */
export async function openLiveClient(): Promise<RealtimeClient> {
  const live = new RealtimeClient(`${backendUrl().replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: publishableKey() },
    accessToken,
  });
  await live.setAuth();
  return live;
}
