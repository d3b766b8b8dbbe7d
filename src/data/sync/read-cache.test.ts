import 'fake-indexeddb/auto';
import { keys } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { makeQueryClient } from '@/lib/query-client';
import { readStore } from './device-store';
import { persister, readPersister, removeOldReads } from './read-cache';

vi.mock('@/lib/session/session-state', () => ({
  currentSession: () => ({ status: 'signed-in', user: { id: 'ana', email: 'ana@example.com' } }),
}));

test('at the next load, stored data is shown first and then refreshed', async () => {
  const load = () => makeQueryClient(() => undefined, persister);
  const ask = vi.fn().mockResolvedValueOnce(['Boda']).mockResolvedValue(['Boda', 'Cumpleaños']);
  const plans = { queryKey: ['plans', 'ana'], queryFn: ask };
  const kept = () => readPersister.retrieveQuery(JSON.stringify(plans.queryKey));
  await load().fetchQuery(plans);
  await vi.waitFor(async () => expect(await kept()).toEqual(['Boda']));

  const reloaded = load();
  expect(await reloaded.fetchQuery(plans)).toEqual(['Boda']);
  await vi.waitFor(() => expect(reloaded.getQueryData(plans.queryKey)).toEqual(['Boda', 'Cumpleaños']));
  await vi.waitFor(async () => expect(await kept()).toEqual(['Boda', 'Cumpleaños']));
});

test('at sign-out, cancelling the refresh of restored data causes no error', async () => {
  const load = () => makeQueryClient(() => undefined, persister);
  const ask = vi
    .fn()
    .mockResolvedValueOnce('free')
    .mockReturnValue(new Promise(() => undefined));
  const tier = { queryKey: ['tier', 'ana'], queryFn: ask };
  await load().fetchQuery(tier);
  await vi.waitFor(async () => expect(await readPersister.retrieveQuery('["tier","ana"]')).toBe('free'));
  const reloaded = load();
  expect(await reloaded.fetchQuery(tier)).toBe('free');
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  // An unhandled rejection here would fail the test run.
  reloaded.clear();
  await new Promise((resolve) => setTimeout(resolve));
});

test('only outdated stored data is removed from the device', async () => {
  const client = makeQueryClient(() => undefined, persister);
  const kept = async () =>
    (await keys(readStore ?? undefined)).map(String).filter((key) => key.includes('plan-summaries'));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-12T10:00:00Z') });
  await client.fetchQuery({ queryKey: ['plan-summaries', 'ana', '2027-06-12'], queryFn: async () => [1] });
  vi.setSystemTime(new Date('2027-06-13T11:00:00Z'));
  await client.fetchQuery({ queryKey: ['plan-summaries', 'ana', '2027-06-13'], queryFn: async () => [2] });
  await vi.waitFor(async () => expect(await kept()).toHaveLength(2));
  await removeOldReads();
  expect(await kept()).toEqual(['ana:query-["plan-summaries","ana","2027-06-13"]']);
  vi.useRealTimers();
});
