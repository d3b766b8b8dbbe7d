import {
  AUTO_REFRESH_TICK_DURATION_MS,
  AUTO_REFRESH_TICK_THRESHOLD,
} from '@supabase/auth-js/dist/module/lib/constants';
import { StorageClient } from '@supabase/storage-js';
import { RealtimeClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { TOOLTIP_DELAY, TOOLTIP_SKIP_DELAY } from '../src/ui/tooltip';

/**
 * Constants of the specification (point 9) that libraries define. If an update changes one, a test fails and
 * somebody must decide.
 */
test('the sign-in client checks every 30 seconds whether the session needs renewal', () => {
  expect([AUTO_REFRESH_TICK_DURATION_MS, AUTO_REFRESH_TICK_THRESHOLD]).toEqual([30_000, 3]);
});

test('the realtime client sends a heartbeat every 25 s and reconnects after 1 to 10 s', () => {
  class Socket {}
  const client = new RealtimeClient('ws://localhost/realtime/v1', {
    params: { apikey: 'x' },
    transport: Socket as unknown as typeof WebSocket,
  });
  expect(client.heartbeatIntervalMs).toBe(25_000);
  expect([1, 2, 3, 4, 5].map((tries) => client.reconnectAfterMs(tries))).toEqual([
    1000, 2000, 5000, 10_000, 10_000,
  ]);
});

test('a tooltip opens after 700 ms, or at once if another closed less than 300 ms ago', () => {
  expect([TOOLTIP_DELAY, TOOLTIP_SKIP_DELAY]).toEqual([700, 300]);
});

test('the storage client lists 100 files by name and caches uploads for an hour', async () => {
  const sent: { body: unknown; headers: Headers }[] = [];
  const files = new StorageClient('http://localhost/storage/v1', {}, async (_, init) => {
    sent.push({ body: init?.body, headers: new Headers(init?.headers) });
    return Response.json([]);
  }).from('plan-files');
  await files.list('plan');
  await files.upload('plan/1', 'x', { contentType: 'text/plain' });
  expect(JSON.parse(String(sent[0]?.body))).toMatchObject({
    limit: 100,
    offset: 0,
    sortBy: { column: 'name', order: 'asc' },
  });
  expect(sent[1]?.headers.get('cache-control')).toBe('max-age=3600');
});
