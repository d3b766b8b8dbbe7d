import 'fake-indexeddb/auto';
import { entries } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { newTask } from '@/../tests/builders/new-task';
import { makeQueryClient } from '@/lib/query-client';
import { readDrafts, writeDraft } from '@/lib/session/drafts';
import { keepThread } from '../assist/kept-thread';
import { PLANS, type Plan } from '../plans';
import { TASKS } from '../tasks';
import { outboxStore, readStore } from './device-store';
import { keepFile, keptFile } from './kept-files';
import { keepWork, keptWork } from './kept-work';
import { keptCurrency } from './left-currency';
import { dropLeft, forgetIfLeft, forgetOthers, isOfLeftPlan } from './left-plans';
import { addToOutbox, applyToOutbox, clearOutbox, openOutbox, outboxState } from './outbox';
import { keepBytes, keptBytes, readPersister } from './read-cache';
import { setRows } from './row-cache';
import { rowsKey } from './rows-key';

const ME = 'a0000000-0000-4000-8000-000000000001';
const GONE = 'b0000000-0000-4000-8000-000000000001';
const MINE = 'b0000000-0000-4000-8000-000000000002';
const FILE = 'c0000000-0000-4000-8000-000000000001';
const CHOSEN = 'c0000000-0000-4000-8000-000000000002';

const service = vi.hoisted(() => ({ member: [] as string[], down: false, asked: 0 }));
vi.mock('@/lib/session/session-state', () => ({
  currentSession: () => ({ status: 'signed-in', user: { id: ME, email: 'ana@example.com' } }),
}));
vi.mock('@/lib/supabase', () => {
  const answer = async (_: string, ids: string[]) => {
    service.asked += 1;
    if (service.down) throw new TypeError('Failed to fetch');
    const data = ids.filter((id) => service.member.includes(id)).map((plan_id) => ({ plan_id }));
    return { data, error: null, status: 200 };
  };
  const db = { from: () => ({ select: () => ({ eq: () => ({ in: answer }) }) }) };
  return { dataClient: async () => ({ db }) };
});

/** Returns a storage whose keys are enumerable properties, as in the browser. */
function memoryStorage(): Record<string, string> {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  };
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(kept, name, { value, enumerable: false });
  return kept;
}

const plan = (id: string) => ({ id, name: `Boda ${id}`, currency: 'MXN' }) as Plan;
const draftOf = (id: string) => ({ form: 'task', row: `${id}.new` });
const bytes = () => new ArrayBuffer(4);

/** Fills memory and device storage with data of two plans. */
async function device() {
  const client = makeQueryClient(() => undefined);
  client.setQueryData(['plans', ME], [plan(GONE), plan(MINE)]);
  await readPersister.persistQueryByKey(['plans', ME], client);
  for (const kind of ['plan-summaries', 'plan-needs', 'dates', 'event-figures']) {
    client.setQueryData([kind, ME], [{ plan_id: GONE }]);
    await readPersister.persistQueryByKey([kind, ME], client);
  }
  for (const id of [GONE, MINE]) {
    setRows(client, id, PLANS, [plan(id)]);
    setRows(client, id, TASKS, [newTask({ notes: 'of nobody else' })]);
    client.setQueryData(['plan', id, 'people'], [{ full_name: 'Eva' }]);
    client.setQueryData(['budget-moves', id], [{ budget: 1 }]);
    for (const key of [rowsKey(id, 'event_plans'), rowsKey(id, 'tasks'), ['budget-moves', id]])
      await readPersister.persistQueryByKey(key, client);
    await keepBytes(id, FILE, bytes());
    await keepWork(`import-list:${id}`, ['Juan']);
    writeDraft(draftOf(id), { notes: 'typed' });
    keepThread(id, { names: ['⟨guest 1⟩', 'Eva'] });
  }
  await keepFile(CHOSEN, bytes());
  writeDraft({ form: 'files-quote', row: `${GONE}.new` }, { text: `[{"id":"${CHOSEN}"}]` });
  return client;
}

async function keptOf(id: string): Promise<string[]> {
  const read = await entries<string, unknown>(readStore ?? undefined);
  return [...read, ...Object.entries(localStorage)]
    .filter((entry) => JSON.stringify(entry).includes(id))
    .map(([key]) => String(key));
}

beforeEach(async () => {
  Object.assign(service, { member: [MINE], down: false, asked: 0 });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  await clearOutbox(ME);
  await openOutbox(ME, () => undefined);
});

test('a plan to which the person lost access is removed from the device', async () => {
  const client = await device();
  expect((await keptOf(GONE)).length).toBeGreaterThan(10);
  const before = (await keptOf(MINE)).length;
  await forgetOthers(client, [plan(MINE)]);

  expect(await keptOf(GONE)).toEqual([]);
  expect(await keptOf(MINE)).toHaveLength(before);
  expect(client.getQueryData(['plans', ME])).toEqual([plan(MINE)]);
  const queries = client.getQueryCache().findAll();
  const known = queries.filter(({ queryKey, state }) =>
    JSON.stringify([queryKey, state.data]).includes(GONE),
  );
  expect(known.map(({ queryKey }) => queryKey)).toEqual([]);
  expect(queries.filter(({ queryKey }) => queryKey.includes(MINE))).toHaveLength(4);
  expect([
    await keptBytes(GONE, FILE),
    await keptWork(`import-list:${GONE}`),
    await keptFile(CHOSEN),
  ]).toEqual([null, null, null]);
  expect(readDrafts('task', draftOf(GONE).row)).toEqual([]);
  expect(readDrafts('task', draftOf(MINE).row)).toHaveLength(1);
  expect(await keptBytes(MINE, FILE)).not.toBeNull();
});

test('no draft is stored for a plan that the person can’t access', async () => {
  const client = await device();
  await forgetIfLeft(client, [GONE]);
  writeDraft(draftOf(GONE), { notes: 'late' });
  expect(await keptOf(GONE)).toEqual([]);
  setRows(client, GONE, PLANS, [plan(GONE)]);
  writeDraft(draftOf(GONE), { notes: 'again' });
  expect(readDrafts('task', draftOf(GONE).row)).toMatchObject([{ data: { notes: 'again' } }]);
});

test('a plan stays on the device unless the loss of access is certain', async () => {
  const client = await device();
  const before = (await keptOf(GONE)).length;
  service.member = [MINE, GONE];
  await forgetIfLeft(client, [GONE]);
  expect(service.asked).toBe(1);
  service.down = true;
  await forgetIfLeft(client, [GONE]);
  expect(service.asked).toBe(2);
  Object.assign(service, { member: [MINE], down: false });
  addToOutbox(GONE, [{ table: 'event_plans', before: null, after: plan(GONE) }]);
  await forgetIfLeft(client, [GONE]);
  expect(service.asked).toBe(2);
  expect(await keptOf(GONE)).toHaveLength(before);
});

test('unsent changes of an inaccessible plan stay until the person discards them', async () => {
  const client = await device();
  const row = newTask({ id: FILE });
  await keepFile(row.id, bytes());
  addToOutbox(GONE, [{ table: 'tasks', before: null, after: row }]);
  await forgetIfLeft(client, [GONE]);
  expect(outboxState().entries).toHaveLength(1);
  expect(keptCurrency(GONE)).toBe('MXN');

  const refusal = { status: 404, code: 'PT404', message: 'plan_not_found' };
  await applyToOutbox({ put: outboxState().entries.map((entry) => ({ ...entry, refusal })) });
  expect(outboxState().entries.every(isOfLeftPlan)).toBe(true);
  await dropLeft(outboxState().entries);
  expect(outboxState().entries).toEqual([]);
  expect(keptCurrency(GONE)).toBeNull();
  expect(await keptFile(row.id)).toBeNull();
  const sent = await entries<string, unknown>(outboxStore ?? undefined);
  expect(sent.filter((entry) => JSON.stringify(entry).includes(GONE))).toEqual([]);
});
