import { expect, test, vi } from 'vitest';
import { newTask as task } from '@/../tests/builders/new-task';
import { channels, down, freshTabs, openTab, settled } from '@/../tests/builders/outbox-tab';
import { server } from '@/../tests/builders/row-service';
import { RequestError } from '@/lib/errors';

freshTabs();

test('a change added to the outbox reaches the service', async () => {
  const tab = await openTab();
  const one = task();
  expect(await tab.change(null, one)).toBeNull();
  expect(server.rows.get(one.id)?.version).toBe(1);
  expect(tab.seen()).toMatchObject([{ id: one.id, version: 1 }]);
  expect(tab.outboxState().entries).toEqual([]);
});

test('the outbox sends a change once the service recovers from a 503', async () => {
  const tab = await openTab();
  server.fault = down;
  const outcome = tab.change(null, task({ notes: 'typed with care' }));
  await settled(() => expect(tab.outboxState().failing).toBe(true));
  expect(tab.outboxState().entries).toHaveLength(1);
  server.fault = null;
  expect(await outcome).toBeNull();
  expect(tab.outboxState()).toMatchObject({ entries: [], failing: false, sent: 1 });
});

test('further changes during an outage don’t delay the next attempt to send', async () => {
  const tab = await openTab();
  let attempts = 0;
  server.fault = () => {
    attempts += 1;
    down();
  };
  for (let made = 1; made <= 6; made += 1) {
    void tab.change(null, task());
    await settled(() => expect(attempts).toBeGreaterThanOrEqual(made));
    // Wait until the attempt is over.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  server.fault = null;
  await settled(() => expect(tab.outboxState().entries).toEqual([]));
  expect(server.rows.size).toBe(6);
});

test('a change that always fails delays only the changes that depend on it', async () => {
  const tab = await openTab();
  const stuck = task({ notes: 'stuck' });
  const other = task();
  server.stumblesOver = 'stuck';
  void tab.change(null, stuck);
  const outcome = tab.change(null, other);
  void tab.change(stuck, { ...stuck, assignee: 'Zoë' });
  // The entry is retried alone a few times, because the whole service may be at fault.
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

test('rows of two tables can have the same id', async () => {
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

test('the outbox creates a row only once even if the response is lost', async () => {
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

test('a refused change is kept with its reason until somebody discards it', async () => {
  const tab = await openTab();
  const refusal = await tab.change(null, task({ notes: 'refused' }));
  expect(refusal).toMatchObject({ status: 400, code: '23514' });
  const [entry] = tab.refusedEntries();
  expect(entry?.changes).toHaveLength(1);
  await tab.discardEntry(entry?.key ?? '');
  expect(tab.outboxState().entries).toEqual([]);
});

test('editing a refused new row stores all columns of the row', async () => {
  const tab = await openTab();
  const one = task({ notes: 'refused' });
  await tab.change(null, one);
  expect(await tab.change(one, { ...one, notes: 'accepted' })).toBeNull();
  expect(server.rows.get(one.id)?.row).toMatchObject({ notes: 'accepted', task_name: 'Call grandma' });
  expect(tab.outboxState().entries).toEqual([]);
});

test('a change made during sending uses the version that the sent change creates', async () => {
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

test('a deleted row can be restored and deleted again', async () => {
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

test('a row that another device has deleted isn’t created again', async () => {
  const tab = await openTab();
  const one = task();
  server.rows.set(one.id, { version: 2, row: null });
  expect(await tab.change(null, one)).toMatchObject({ status: 410 });
  expect(server.rows.get(one.id)?.row).toBeNull();
});

test('the outbox sends a change even if the device can’t store it', async () => {
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

test('a change that the device couldn’t store is stored with the next change', async () => {
  const tab = await openTab();
  server.fault = down;
  const refuse = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const one = task();
  void tab.change(null, one);
  await settled(() => expect(tab.outboxState().onlyInTab).toBe(true));
  refuse.mockRestore();
  const other = task();
  void tab.change(null, other);
  await settled(() => expect(tab.outboxState().onlyInTab).toBe(false));
  const reopened = await openTab();
  const kept = reopened.outboxState().entries.flatMap(({ changes }) => changes.map(({ after }) => after?.id));
  expect(kept).toEqual([one.id, other.id]);
});

test('the list of refusals omits a refusal that a form already shows', async () => {
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

test('the outbox reports an unreadable device until the device responds', async () => {
  vi.resetModules();
  const { readOutbox } = await import('./outbox-storage');
  const { DeviceTimeout } = await import('./device-store');
  const storage = { readOutbox };
  let isSilent = true;
  vi.doMock('./outbox-storage', async (original) => ({
    ...(await original<typeof import('./outbox-storage')>()),
    readOutbox: (user_id: string) =>
      isSilent ? Promise.reject(new DeviceTimeout()) : storage.readOutbox(user_id),
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
