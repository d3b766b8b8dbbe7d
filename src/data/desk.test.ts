import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askDesk, forgetDesk } from './desk';

const rpc = vi.hoisted(() => vi.fn());
vi.mock('@/lib/supabase', () => ({ dataClient: () => Promise.resolve({ db: { rpc } }) }));

const TODAY = '2127-06-12';
const ask = (part: string, today = TODAY) => askDesk({ queryKey: [part, 'ana'] }, today);
const ok = (plans: readonly string[]) => ({ data: { plans }, error: null, status: 200 });

beforeEach(() => {
  forgetDesk();
  rpc.mockReset();
  for (let n = 1; n < 5; n++) rpc.mockResolvedValueOnce(ok([`answer ${n}`]));
});
afterEach(() => vi.useRealTimers());

test('parts that ask while a request is under way, or soon after it, share its answer', async () => {
  const [plans, needs] = await Promise.all([ask('plans'), ask('plan-needs')]);
  expect(needs).toBe(plans);
  expect(await ask('plan-summaries')).toBe(plans);
  expect(rpc).toHaveBeenCalledTimes(1);
});

test('a part that asks again gets a later answer, which the others share', async () => {
  await ask('plans');
  const later = await ask('plans');
  expect(later.plans).toEqual(['answer 2']);
  expect(await ask('plan-needs')).toBe(later);
  expect(rpc).toHaveBeenCalledTimes(2);
});

test('a write, another day and time make an answer stale', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  await ask('plans');
  forgetDesk();
  expect((await ask('plan-needs')).plans).toEqual(['answer 2']);
  expect((await ask('plans', '2127-06-13')).plans).toEqual(['answer 3']);
  vi.setSystemTime(60_000);
  expect((await ask('plan-needs', '2127-06-13')).plans).toEqual(['answer 4']);
});

test('a failed answer is not shared', async () => {
  rpc.mockReset();
  rpc.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(ok(['answer 1']));
  await expect(ask('plans')).rejects.toThrow('offline');
  expect((await ask('plan-needs')).plans).toEqual(['answer 1']);
});
