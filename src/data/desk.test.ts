import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askDesk } from './desk';
import { countWrite } from './sync/writes';

const rpc = vi.hoisted(() => vi.fn());
vi.mock('@/lib/supabase', () => ({ dataClient: () => Promise.resolve({ db: { rpc } }) }));

const TODAY = '2127-06-12';
let client = new QueryClient();
/** Starts a query that is still restoring its result from the device. */
const wait = (part: string) =>
  void client.prefetchQuery({ queryKey: [part, 'ana'], queryFn: () => new Promise(() => {}) });
const ask = (part: string, today = TODAY) => askDesk({ client, queryKey: [part, 'ana'] }, today);
const ok = (plans: readonly string[]) => ({ data: { plans }, error: null, status: 200 });

const write = () => countWrite('plan');

beforeEach(() => {
  write();
  client = new QueryClient();
  rpc.mockReset();
  for (let n = 1; n < 5; n++) rpc.mockResolvedValueOnce(ok([`answer ${n}`]));
});
afterEach(() => vi.useRealTimers());

test('callers share the response of a request that is already running', async () => {
  wait('plan-summaries');
  const [plans, needs] = await Promise.all([ask('plans'), ask('plan-needs')]);
  expect(needs).toBe(plans);
  expect(await ask('plan-summaries')).toBe(plans);
  expect(rpc).toHaveBeenCalledTimes(1);
});

test('after a response, the next call requests the data again', async () => {
  await ask('plans');
  expect((await ask('plan-needs')).plans).toEqual(['answer 2']);
  wait('plan-summaries');
  await ask('plans');
  expect((await ask('plans')).plans).toEqual(['answer 4']);
});

test('stored data is outdated after a write, after a minute and on a new day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  for (const part of ['plans', 'plan-summaries', 'plan-needs']) wait(part);
  await ask('plans');
  write();
  expect((await ask('plan-needs')).plans).toEqual(['answer 2']);
  expect((await ask('plans', '2127-06-13')).plans).toEqual(['answer 3']);
  vi.setSystemTime(60_000);
  expect((await ask('plan-needs', '2127-06-13')).plans).toEqual(['answer 4']);
});

test('after a failed request, the next call sends a new request', async () => {
  rpc.mockReset();
  rpc.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(ok(['answer 1']));
  await expect(ask('plans')).rejects.toThrow('offline');
  expect((await ask('plan-needs')).plans).toEqual(['answer 1']);
});
