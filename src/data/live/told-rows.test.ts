import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { newTask } from '@/../tests/builders/new-task';
import type { Task } from '@/domain/tasks/task';
import { applyToOutbox, openOutbox } from '../sync/outbox';
import { setRows } from '../sync/row-cache';
import { rowsKey } from '../sync/rows-key';
import { liveTasks, type StoredTask, TASKS } from '../tasks';
import { showTold, type Told } from './told-rows';

const PLAN = 'b0000000-0000-4000-8000-000000000001';
const ANA = 'a0000000-0000-4000-8000-000000000002';

const service = vi.hoisted(() => ({
  rows: [] as { id: string; version: number; task_name: string }[],
  asked: [] as string[][],
  meanwhile: (): void => undefined,
}));
vi.mock('@/lib/supabase', () => {
  const inIds = (_: string, ids: string[]) => {
    service.asked.push(ids);
    const data = service.rows.filter(({ id }) => ids.includes(id));
    service.meanwhile();
    return { overrideTypes: async () => ({ data, error: null, status: 200 }) };
  };
  const db = { from: () => ({ select: () => ({ eq: () => ({ in: inIds }) }) }) };
  return { dataClient: async () => ({ db }) };
});

let client: QueryClient;
const task = (number: number, version: number, task_name: string): Task => ({
  ...newTask({ task_name }),
  id: `d0000000-0000-4000-8000-00000000000${number}`,
  version,
});
const shown = () =>
  liveTasks(client.getQueryData<readonly StoredTask[]>(rowsKey(PLAN, 'tasks')) ?? []).map(
    ({ task_name }) => task_name,
  );
const told = (...rows: Task[]): Told => ({
  by: ANA,
  table: 'tasks',
  rows: rows.map(({ id, version }) => [id, version]),
});
const store = (...rows: Task[]) => {
  service.rows = rows.map((row) => ({ ...row, deleted_at: null }));
};
const readAgain = (...key: string[]) => client.getQueryState(['plan', PLAN, ...key])?.isInvalidated;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(['plan', PLAN, 'document', 'tasks'], true);
  client.setQueryData(['plan', PLAN, 'people'], []);
  setRows(client, PLAN, TASKS, [task(1, 1, 'one'), task(2, 1, 'two')]);
  service.asked = [];
  service.meanwhile = () => undefined;
});

test('after a change elsewhere, only the changed row is read again', async () => {
  store(task(1, 2, 'one, changed'));
  expect(await showTold(client, PLAN, [told(task(1, 2, ''))])).toEqual([
    { by: ANA, table: 'tasks', count: 1 },
  ]);
  expect(service.asked).toEqual([[task(1, 2, '').id]]);
  expect(shown()).toEqual(expect.arrayContaining(['one, changed', 'two']));
  expect(readAgain('document', 'tasks')).toBe(false);
});

test('showTold adds rows created elsewhere and removes rows deleted elsewhere', async () => {
  store(task(3, 1, 'three'));
  await showTold(client, PLAN, [told(task(3, 1, '')), told(task(2, 2, ''))]);
  expect(service.asked).toHaveLength(1);
  expect(shown().toSorted()).toEqual(['one', 'three']);
});

test('rows whose current version is on the device aren’t read again', async () => {
  await openOutbox('me', () => undefined);
  await applyToOutbox({ versions: new Map([[`tasks:${task(2, 1, '').id}`, { from: 1, to: 3 }]]) });
  expect(await showTold(client, PLAN, [told(task(1, 1, '')), told(task(2, 3, ''))])).toEqual([]);
  expect(service.asked).toEqual([]);
  store(task(2, 4, 'two, changed'));
  await showTold(client, PLAN, [told(task(2, 4, ''))]);
  expect(shown()).toContain('two, changed');
  await openOutbox(null, () => undefined);
});

test('a response older than this device’s last write isn’t shown', async () => {
  store(task(1, 2, 'theirs'));
  service.meanwhile = () => setRows(client, PLAN, TASKS, [task(1, 3, 'mine'), task(2, 1, 'two')]);
  await showTold(client, PLAN, [told(task(1, 2, ''))]);
  expect(shown()).toContain('mine');
});

test('if too many rows have changed, all visible rows are read again', async () => {
  await showTold(client, PLAN, [{ by: ANA, table: 'tasks', rows: null }]);
  expect(readAgain('document', 'tasks')).toBe(true);
  client.setQueryData(['plan', PLAN, 'document', 'tasks'], true);
  const many = (from: number): Told => ({
    by: ANA,
    table: 'tasks',
    rows: Array.from({ length: 60 }, (_, i) => [`${from + i}`, 1]),
  });
  await showTold(client, PLAN, [many(0), many(60)]);
  expect(service.asked).toEqual([]);
  expect(readAgain('document', 'tasks')).toBe(true);
});

test('when a person joins or leaves, the list of people and the plan are read again', async () => {
  await showTold(client, PLAN, [{ by: null, table: 'plan_members', rows: null }]);
  expect([readAgain('people'), readAgain('document', 'tasks')]).toEqual([true, true]);
});

test('if reading the changed rows fails, all visible rows are read again', async () => {
  service.meanwhile = () => {
    throw new TypeError('Failed to fetch');
  };
  await showTold(client, PLAN, [told(task(1, 2, ''))]);
  expect(readAgain('document', 'tasks')).toBe(true);
});
