import { expect, test, vi } from 'vitest';
import { newTask as task } from '@/../tests/builders/new-task';
import { freshTabs, openTab, settled } from '@/../tests/builders/outbox-tab';
import { server } from '@/../tests/builders/row-service';
import { RequestError } from '@/lib/errors';

const store = { isDown: true };
vi.mock('@/data/files', () => ({
  sendFile: async () => {
    if (store.isDown) throw new RequestError('Service Unavailable', 503);
  },
  dropFile: async () => undefined,
}));

freshTabs();

test('a change waits for a file that can’t be uploaded only if the change depends on the file', async () => {
  const tab = await openTab();
  const file = {
    id: crypto.randomUUID(),
    version: 0,
    subject_id: crypto.randomUUID(),
    file_name: 'contract.pdf',
    media_type: 'application/pdf' as const,
    size: 9,
    created_at: '2027-01-01T00:00:00Z',
  };
  void tab.addToOutbox('plan', [{ table: 'attachments', before: null, after: file }]);
  const named = task({ task_name: 'Read', notes: file.id });
  void tab.change(null, named);
  void tab.change(named, { ...named, task_name: 'Read it' });
  const other = task({ task_name: 'Call' });
  void tab.change(null, other);
  await settled(() => expect(server.rows.get(other.id)?.row?.task_name).toBe('Call'));
  await settled(() => expect(tab.outboxState().failing).toBe(true));
  expect([...server.rows.keys()]).toEqual([other.id]);
  expect(tab.outboxState().entries).toHaveLength(3);

  store.isDown = false;
  await tab.sendOutbox();
  await settled(() => expect(tab.outboxState().entries).toEqual([]));
  expect(server.rows.get(named.id)).toMatchObject({ version: 2, row: { task_name: 'Read it' } });
  expect(server.calls.map(([change]) => change?.table)).toEqual(['tasks', 'attachments', 'tasks', 'tasks']);
});
