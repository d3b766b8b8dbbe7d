import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { makeQueryClient } from '@/lib/query-client';
import { readPersister } from './read-cache';

vi.mock('@/lib/session-state', () => ({
  currentSession: () => ({ status: 'signed-in', user: { id: 'ana', email: 'ana@example.com' } }),
}));

test('what was read is there first on the next load, and is asked for again', async () => {
  const load = () => makeQueryClient(() => undefined, readPersister.persisterFn);
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
