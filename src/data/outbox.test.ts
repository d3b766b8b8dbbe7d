import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestError } from '@/lib/errors';
import { newTask as task } from '../../tests/builders/new-task';
import { saveRows, server } from '../../tests/builders/row-service';
import type { SaveChange } from './save-rows';
import type { StoredTask } from './tasks';

vi.mock('./save-rows', () => ({
  saveRows: (plan: string, changes: readonly SaveChange[]) => saveRows(plan, changes),
}));
vi.mock('@/lib/session-state', () => ({
  currentSession: () => ({ status: 'signed-in', user: { id: 'ana', email: 'ana@example.com' } }),
  onSession: () => () => undefined,
}));

const channels: (BroadcastChannel | null)[] = [];

/** A tab of its own: the modules again, the device shared. */
async function openTab() {
  vi.resetModules();
  const outbox = await import('./outbox');
  channels.push(outbox.outboxChannel);
  const { startOutbox, sendOutbox } = await import('./outbox-sender');
  const client = new QueryClient();
  await startOutbox(client, () => 'ana');
  const change = (before: StoredTask | null, after: StoredTask | null) =>
    outbox.addToOutbox('plan', [{ table: 'tasks', before, after }]).outcome;
  const seen = () => client.getQueryData<StoredTask[]>(['plan', 'plan', 'tasks']) ?? [];
  client.setQueryData(['plan', 'plan', 'tasks'], []);
  return { ...outbox, sendOutbox, client, change, seen };
}

const down = () => {
  throw new RequestError('Service Unavailable', 503);
};
const settled = async (check: () => void) => vi.waitFor(check, { timeout: 8_000, interval: 10 });

beforeEach(() => {
  Object.assign(server, { rows: new Map(), calls: [], fault: null, loseAnswer: false, stumblesOver: '' });
});
afterEach(async () => {
  const { clearOutbox } = await import('./outbox');
  await clearOutbox('ana');
  for (const channel of channels.splice(0)) channel?.close();
});

test('addToOutbox stores a change and shows it in the cache', async () => {
  const tab = await openTab();
  const one = task();
  expect(await tab.change(null, one)).toBeNull();
  expect(server.rows.get(one.id)?.version).toBe(1);
  expect(tab.seen()).toMatchObject([{ id: one.id, version: 1 }]);
  expect(tab.outboxState().entries).toEqual([]);
});

test('the outbox keeps a change through 503 and sends it once the service answers', async () => {
  const tab = await openTab();
  server.fault = down;
  const outcome = tab.change(null, task({ notes: 'typed with care' }));
  await settled(() => expect(tab.outboxState().failing).toBe(true));
  expect(tab.outboxState().entries).toHaveLength(1);
  server.fault = null;
  expect(await outcome).toBeNull();
  expect(tab.outboxState()).toMatchObject({ entries: [], failing: false, sent: 1 });
});

test('changes made during an outage do not lengthen the wait for its end', async () => {
  const tab = await openTab();
  let attempts = 0;
  server.fault = () => {
    attempts += 1;
    down();
  };
  for (let made = 1; made <= 6; made += 1) {
    void tab.change(null, task());
    await settled(() => expect(attempts).toBeGreaterThanOrEqual(made));
    // The attempt is over.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  server.fault = null;
  await settled(() => expect(tab.outboxState().entries).toEqual([]));
  expect(server.rows.size).toBe(6);
});

test('a change that the service always stumbles over holds up those that build upon it, and no others', async () => {
  const tab = await openTab();
  const stuck = task({ notes: 'stuck' });
  const other = task();
  server.stumblesOver = 'stuck';
  void tab.change(null, stuck);
  const outcome = tab.change(null, other);
  void tab.change(stuck, { ...stuck, assignee: 'Zoë' });
  // It is given a few tries alone: it may be the service.
  await tab.sendOutbox();
  await tab.sendOutbox();
  expect(server.rows.size).toBe(0);
  expect(await outcome).toBeNull();
  await settled(() => expect(tab.outboxState()).toMatchObject({ failing: true, sent: 1 }));
  expect([...server.rows.keys()]).toEqual([other.id]);
  expect(tab.outboxState().entries.map(({ changes }) => changes[0]?.after?.id)).toEqual([stuck.id, stuck.id]);
  server.stumblesOver = '';
  await tab.sendOutbox();
  expect(server.rows.get(stuck.id)?.row).toMatchObject({ notes: 'stuck', assignee: 'Zoë' });
  expect(tab.outboxState()).toMatchObject({ entries: [], failing: false });
});

test('a row with the id of another table’s is another row: an event’s first part has its plan’s', async () => {
  const tab = await openTab();
  const one = task();
  await tab.change(null, one);
  const part = { id: one.id, version: 0, name: 'Celebración' };
  await tab.addToOutbox('plan', [{ table: 'event_parts', before: null, after: part }]).outcome;
  expect(server.calls.map(([sent]) => [sent?.table, sent?.version])).toEqual([
    ['tasks', 0],
    ['event_parts', 0],
  ]);
});

test('the outbox makes one row of a creation whose answer was lost', async () => {
  const tab = await openTab();
  server.loseAnswer = true;
  expect(await tab.change(null, task())).toBeNull();
  expect(server.calls).toHaveLength(2);
  expect([...server.rows.values()]).toMatchObject([{ version: 1 }]);
});

test.each([
  ['read-only', 405, '25006'],
  ['being upgraded', 404, 'PGRST202'],
])('the outbox keeps a change while the database is %s', async (_, status, code) => {
  const tab = await openTab();
  server.fault = () => {
    throw new RequestError('not now', status, code);
  };
  const outcome = tab.change(null, task());
  await settled(() => expect(tab.outboxState().failing).toBe(true));
  expect(tab.refusedEntries()).toEqual([]);
  server.fault = null;
  expect(await outcome).toBeNull();
});

test('a refused change stays with its reason until it is discarded', async () => {
  const tab = await openTab();
  const refusal = await tab.change(null, task({ notes: 'refused' }));
  expect(refusal).toMatchObject({ status: 400, code: '23514' });
  const [entry] = tab.refusedEntries();
  expect(entry?.changes).toHaveLength(1);
  await tab.discardEntry(entry?.key ?? '');
  expect(tab.outboxState().entries).toEqual([]);
});

test('an edit of a refused row takes its place and is stored whole', async () => {
  const tab = await openTab();
  const one = task({ notes: 'refused' });
  await tab.change(null, one);
  expect(await tab.change(one, { ...one, notes: 'accepted' })).toBeNull();
  expect(server.rows.get(one.id)?.row).toMatchObject({ notes: 'accepted', task_name: 'Call grandma' });
  expect(tab.outboxState().entries).toEqual([]);
});

test('changes on top of one that is on its way name the version it moved the row to', async () => {
  const tab = await openTab();
  server.fault = down;
  const one = task();
  void tab.change(null, one);
  const named = { ...one, task_name: 'Call grandpa' };
  void tab.change(one, named);
  const last = tab.change(named, { ...named, assignee: 'Luis' });
  server.fault = null;
  expect(await last).toBeNull();
  expect(server.rows.get(one.id)).toMatchObject({
    version: 3,
    row: { task_name: 'Call grandpa', assignee: 'Luis' },
  });
});

test('an undo brings back a row that was deleted, and an undo of that deletes it again', async () => {
  const tab = await openTab();
  const one = task();
  await tab.change(null, one);
  const stored = tab.seen()[0] ?? one;
  await tab.change(stored, null);
  expect(server.rows.get(one.id)).toMatchObject({ version: 2, row: null });
  await tab.change(null, stored);
  expect(server.rows.get(one.id)).toMatchObject({ version: 3, row: { task_name: 'Call grandma' } });
  await tab.change(stored, null);
  expect(server.rows.get(one.id)).toMatchObject({ version: 4, row: null });
});

test('a creation that another device has deleted since does not come back', async () => {
  const tab = await openTab();
  const one = task();
  server.rows.set(one.id, { version: 2, row: null });
  expect(await tab.change(null, one)).toMatchObject({ status: 410 });
  expect(server.rows.get(one.id)?.row).toBeNull();
});

test('two tabs keep their changes apart, and one sends what the other left', async () => {
  server.fault = down;
  const first = await openTab();
  void first.change(null, task({ task_name: 'Alfa' }));
  await settled(() => expect(first.outboxState().failing).toBe(true));
  const second = await openTab();
  await settled(() => expect(second.outboxState().entries).toHaveLength(1));
  void second.change(null, task({ task_name: 'Beta' }));
  await settled(() => expect(first.outboxState().entries).toHaveLength(2));
  server.fault = null;
  await second.sendOutbox();
  await settled(() => {
    expect([...server.rows.values()].map(({ row }) => row?.task_name).sort()).toEqual(['Alfa', 'Beta']);
    expect(first.outboxState().entries).toEqual([]);
    expect(first.seen()).toHaveLength(2);
  });
  expect(first.outboxState().sent).toBe(2);
});

test('a tab that opens later finds what a closed one has left, however old', async () => {
  server.fault = down;
  const closed = await openTab();
  void closed.change(null, task({ task_name: 'Written months ago' }));
  await settled(() => expect(closed.outboxState().failing).toBe(true));
  server.fault = null;
  const later = await openTab();
  await settled(() => expect(later.outboxState().entries).toEqual([]));
  expect([...server.rows.values()]).toMatchObject([{ row: { task_name: 'Written months ago' } }]);
});

/** What a tab keeps on the device before it is gone. */
async function leaveBehind(): Promise<void> {
  const { writeOutbox } = await import('./outbox-storage');
  const change = { table: 'tasks', before: null, after: task({ task_name: 'Left behind' }) } as const;
  const entry = { key: '0-left', user_id: 'ana', plan_id: 'plan', changes: [change], refusal: null };
  await writeOutbox({ user_id: 'ana', put: [entry] });
}

test('a tab that was open before sends what a closed one left', async () => {
  const tab = await openTab();
  // What it begins with is over: it has nothing to send.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await leaveBehind();
  const closing = new BroadcastChannel('celebra-outbox');
  closing.postMessage({ kind: 'changed' });
  await settled(() => expect(tab.seen()).toMatchObject([{ task_name: 'Left behind', version: 1 }]));
  closing.close();
  expect(tab.outboxState().entries).toEqual([]);
});

test('a tab that was open before sends what one left that was killed before it could tell', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const waits = vi.spyOn(globalThis, 'setTimeout');
    const tab = await openTab();
    await vi.waitFor(() => expect(waits).toHaveBeenCalledWith(expect.any(Function), 15_000));
    await leaveBehind();
    vi.advanceTimersByTime(15_000);
    vi.useRealTimers();
    await settled(() => expect(tab.seen()).toMatchObject([{ task_name: 'Left behind', version: 1 }]));
  } finally {
    vi.useRealTimers();
  }
});

test('the outbox says so where the device refuses to keep a change, and sends it all the same', async () => {
  const tab = await openTab();
  server.fault = down;
  const refuse = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const outcome = tab.change(null, task());
  await settled(() => expect(tab.outboxState()).toMatchObject({ onlyInTab: true, failing: true }));
  refuse.mockRestore();
  server.fault = null;
  expect(await outcome).toBeNull();
  await settled(() => expect(tab.outboxState()).toMatchObject({ onlyInTab: false, entries: [] }));
});

test('a screen that tells of a refusal in place is told alone', async () => {
  const tab = await openTab();
  const { key, outcome } = tab.addToOutbox(
    'plan',
    [{ table: 'tasks', before: null, after: task({ notes: 'refused' }) }],
    true,
  );
  expect(await outcome).toMatchObject({ status: 400 });
  expect(tab.refusedEntries()).toEqual([]);
  tab.leaveToOutbox(key);
  expect(tab.refusedEntries()).toHaveLength(1);
});

test('the outbox says that the device has not been read until it answers', async () => {
  vi.resetModules();
  const { readOutbox } = await import('./outbox-storage');
  const { DeviceTimeout } = await import('./device-store');
  const storage = { readOutbox };
  let isSilent = true;
  vi.doMock('./outbox-storage', async (original) => ({
    ...(await original<typeof import('./outbox-storage')>()),
    readOutbox: (user_id: string) =>
      isSilent ? Promise.reject(new DeviceTimeout('no answer')) : storage.readOutbox(user_id),
  }));
  const outbox = await import('./outbox');
  channels.push(outbox.outboxChannel);
  const opening = outbox.openOutbox('ana', () => undefined);
  expect(outbox.outboxState().device).toBe('asked');
  await opening;
  expect(outbox.outboxState().device).toBe('silent');
  isSilent = false;
  await outbox.refreshOutbox();
  expect(outbox.outboxState().device).toBe('read');
  vi.doUnmock('./outbox-storage');
});
