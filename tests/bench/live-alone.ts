import { RealtimeClient } from '@supabase/realtime-js';
import { WebSocket } from 'ws';
import { PUBLISHABLE_KEY } from '../../supabase/local/keys';
import type { Person } from './together-stage';
import type { Wire } from './wire';

/** Follows a plan with the library alone, without the app, for comparison. Resolves once it has joined. */
export async function liveAlone({ origin }: Wire, plan: string, { session }: Person) {
  const live = new RealtimeClient(`${origin.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: PUBLISHABLE_KEY },
    accessToken: async () => session.access_token,
    transport: WebSocket as never,
  });
  await live.setAuth();
  const waiting = new Map<string, () => void>();
  let joined: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    joined = resolve;
  });
  live
    .channel(`plan:${plan}`, { config: { private: true } })
    .on('broadcast', { event: 'changed' }, ({ payload }) => {
      for (const [id, resolve] of waiting) if (JSON.stringify(payload).includes(id)) resolve();
    })
    .subscribe((status) => {
      if (status === 'SUBSCRIBED') joined();
    });
  await first;
  return {
    /** Resolves when the service has told of a change of the row. */
    told: (id: string) => new Promise<void>((resolve) => waiting.set(id, resolve)),
    joinedAgain: () =>
      new Promise<void>((resolve) => {
        joined = resolve;
      }),
    close: () => void live.disconnect(),
  };
}
