import { RealtimeClient } from '@supabase/realtime-js';
import { backendUrl, publishableKey } from '@/lib/env';
import { accessToken } from '@/lib/session/access-token';

/**
 * Opens the client for live channels. The token is read first, because the service refuses to join a channel
 * without it.
 */
export async function openLiveClient(): Promise<RealtimeClient> {
  const live = new RealtimeClient(`${backendUrl().replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: publishableKey() },
    accessToken,
  });
  await live.setAuth();
  return live;
}
