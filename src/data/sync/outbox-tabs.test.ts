import { expect, test, vi } from 'vitest';
import { newTask as task } from '@/../tests/builders/new-task';
import { channels, down, freshTabs, openTab, settled } from '@/../tests/builders/outbox-tab';
import { server } from '@/../tests/builders/row-service';

freshTabs();

test('one tab sends the unsent changes of two open tabs', async () => {
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

test('a new tab sends the changes of a closed tab even after months', async () => {
  server.fault = down;
  const closed = await openTab();
  void closed.change(null, task({ task_name: 'Written months ago' }));
  await settled(() => expect(closed.outboxState().failing).toBe(true));
  server.fault = null;
  const later = await openTab();
  await settled(() => expect(later.outboxState().entries).toEqual([]));
  expect([...server.rows.values()]).toMatchObject([{ row: { task_name: 'Written months ago' } }]);
});

test('a tab that missed another tab’s message shows the stored row', async () => {
  const first = await openTab();
  // The other tab has loaded its page, but not yet its sender.
  vi.resetModules();
  const { outboxChannel } = await import('@/data/sync/outbox');
  channels.push(outboxChannel);
  const told = new Promise<void>((resolve) => {
    outboxChannel?.addEventListener('message', ({ data }) => data.kind === 'stored' && resolve());
  });
  await first.change(null, task({ task_name: 'Stored meanwhile' }));
  await told;
  const second = await openTab(false);
  await settled(() => expect(second.seen()).toMatchObject([{ task_name: 'Stored meanwhile', version: 1 }]));
});

/** Stores a tab's entries on the device, then closes that tab. */
async function leaveBehind(): Promise<void> {
  const { writeOutbox } = await import('./outbox-storage');
  const change = { table: 'tasks', before: null, after: task({ task_name: 'Left behind' }) } as const;
  const entry = { key: '0-left', user_id: 'ana', plan_id: 'plan', changes: [change], refusal: null };
  await writeOutbox({ user_id: 'ana', put: [entry] });
}

test('a tab that was already open sends the changes of a closed tab', async () => {
  const tab = await openTab();
  // Wait until the first round of sending, which has nothing to send, is over.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await leaveBehind();
  const closing = new BroadcastChannel('celebra-outbox');
  closing.postMessage({ kind: 'changed' });
  await settled(() => expect(tab.seen()).toMatchObject([{ task_name: 'Left behind', version: 1 }]));
  closing.close();
  expect(tab.outboxState().entries).toEqual([]);
});

test('a tab that was already open sends the changes of a crashed tab', async () => {
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
