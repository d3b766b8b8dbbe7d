import { RealtimeClient } from '@supabase/realtime-js';
import { backendUrl, publishableKey } from '@/lib/env';
import { accessToken } from '@/lib/session/access-token';

/**
 * Opens the client of live channels. The token comes first, because joining a channel without it is refused.
 */
export async function openLiveClient(): Promise<RealtimeClient> {
  const live = new RealtimeClient(`${backendUrl().replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: publishableKey() },
    accessToken,
  });
  await live.setAuth();
  return live;
}
