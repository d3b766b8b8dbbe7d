import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPlan, stopFollowing } from './follow-plan';
import { openRow } from './presence';
import type { Told } from './told-rows';

const PLAN = 'b0000000-0000-4000-8000-000000000001';

const { service, openLiveClient, showTold } = vi.hoisted(() => {
  const service = {
    opened: 0,
    left: 0,
    blocked: false,
    tracked: [] as unknown[],
    say: (_: string): void => undefined,
    tell: (_: object): void => undefined,
  };
  const openLiveClient = async () => {
    if (service.blocked) throw new Error('no sockets');
    service.opened += 1;
    const channel = {
      on(type: string, _: unknown, callback: (message: object) => void) {
        if (type === 'broadcast') service.tell = (payload) => callback({ payload });
        return channel;
      },
      subscribe(callback: (status: string) => void) {
        service.say = callback;
        return channel;
      },
      track: async (what: unknown) => void service.tracked.push(what),
    };
    return {
      channel: () => channel,
      removeAllChannels: async () => {
        service.left += 1;
      },
    };
  };
  return { service, openLiveClient, showTold: vi.fn(async (..._: unknown[]) => [] as unknown[]) };
});
vi.mock('./live-client', () => ({ openLiveClient }));
vi.mock('./told-rows', async (original) => ({ ...(await original<object>()), showTold }));

const page = Object.assign(new EventTarget(), { hidden: false });
const see = (hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
};
let reads: number;
let client: QueryClient;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.hidden = false;
  Object.assign(service, { opened: 0, left: 0, blocked: false, tracked: [] });
  showTold.mockClear();
  client = new QueryClient();
  reads = 0;
  vi.spyOn(client, 'invalidateQueries').mockImplementation(async () => {
    reads += 1;
  });
});
afterEach(() => {
  stopFollowing();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
async function follow(hear = (): void => undefined) {
  const leave = followPlan(client, PLAN, hear);
  await wait(0);
  return leave;
}
const row = (id: string): Told => ({ by: null, table: 'tasks', rows: [[id, 2]] });

test('visible rows are read again each time the channel reconnects', async () => {
  await follow();
  service.say('SUBSCRIBED');
  expect(reads).toBe(1);
  await wait(120);
  expect([reads, service.opened]).toEqual([1, 1]);
  service.say('CHANNEL_ERROR');
  service.say('SUBSCRIBED');
  expect(reads).toBe(2);
});

test('changes that arrive together are announced together', async () => {
  const hear = vi.fn();
  showTold.mockResolvedValueOnce([{ by: 'ana', table: 'tasks', count: 2 }]);
  await follow(hear);
  service.say('SUBSCRIBED');
  service.tell(row('a'));
  service.tell({ nonsense: true });
  service.tell(row('b'));
  await wait(1);
  expect(showTold).toHaveBeenCalledExactlyOnceWith(client, PLAN, [row('a'), row('b')]);
  expect(hear).toHaveBeenCalledExactlyOnceWith([{ by: 'ana', table: 'tasks', count: 2 }]);
});

test('without WebSockets, visible rows are read again every 30 s', async () => {
  service.blocked = true;
  await follow();
  await wait(60);
  expect(reads).toBe(2);
  service.blocked = false;
  await wait(30);
  expect([reads, service.opened]).toEqual([3, 1]);
  service.say('SUBSCRIBED');
  await wait(90);
  expect(reads).toBe(4);
});

test('the tab joins the channel again after the service has closed the channel', async () => {
  await follow();
  service.say('SUBSCRIBED');
  service.say('CLOSED');
  await wait(30);
  expect([reads, service.opened]).toEqual([2, 2]);
});

test('a tab that stays hidden leaves the channel until the tab is visible again', async () => {
  await follow();
  service.say('SUBSCRIBED');
  see(true);
  await wait(5);
  see(false);
  await wait(60);
  expect([service.left, service.opened]).toEqual([0, 1]);
  see(true);
  await wait(90);
  expect([service.left, service.opened, reads]).toEqual([1, 1, 1]);
  see(false);
  await wait(0);
  service.say('SUBSCRIBED');
  expect([service.opened, reads]).toEqual([2, 2]);
});

test('switching between pages of a plan keeps the channel open', async () => {
  const leave = await follow();
  service.say('SUBSCRIBED');
  leave();
  await wait(5);
  const leaveNext = await follow();
  await wait(60);
  expect([service.opened, service.left]).toEqual([1, 0]);
  leaveNext();
  await wait(10);
  expect(service.left).toBe(1);
});

test('other people are told which row is open in a form', async () => {
  await follow();
  service.say('SUBSCRIBED');
  const close = openRow('x');
  close();
  expect(service.tracked).toEqual([{}, { row: 'x' }, {}]);
});
