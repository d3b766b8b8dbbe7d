import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { showSaved } from './row-cache';

test('a late response with the list of plans doesn’t bring back a deleted plan', async () => {
  const client = new QueryClient();
  const plan = { id: crypto.randomUUID() };
  let answer: (plans: unknown[]) => void = () => undefined;
  const ask = vi
    .fn<() => Promise<unknown[]>>()
    .mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    )
    .mockResolvedValue([]);
  const list = new QueryObserver(client, { queryKey: ['plans', 'ana'], queryFn: ask });
  const leave = list.subscribe(() => undefined);
  showSaved(client, plan.id, [{ table: 'event_plans', id: plan.id, version: 2, row: null }]);
  answer([plan]);
  await vi.waitFor(() => expect(list.getCurrentResult().data).toEqual([]));
  expect(ask).toHaveBeenCalledTimes(2);
  leave();
  client.clear();
});

test('storing a row refreshes only the plan’s data that uses this kind of row', () => {
  const client = new QueryClient();
  const keys = [
    ['plan-summaries', 'ana', '2027-06-12'],
    ['event-figures', 'ana'],
    ['budget-moves', 'here', null, null],
    ['budget-moves', 'elsewhere', null, null],
  ];
  for (const key of keys) client.setQueryData(key, []);
  const stale = () => keys.filter((key) => client.getQueryState(key)?.isInvalidated);
  showSaved(client, 'here', [{ table: 'seating_rules', id: 'a', version: 2, row: null }]);
  expect(stale()).toEqual([]);
  showSaved(client, 'here', [{ table: 'tasks', id: 'a', version: 2, row: null }]);
  expect(stale()).toEqual([keys[0]]);
  showSaved(client, 'here', [{ table: 'budget_items', id: 'a', version: 2, row: null }]);
  expect(stale()).toEqual(keys.slice(0, 3));
  client.clear();
});
