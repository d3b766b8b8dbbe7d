import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, vi } from 'vitest';
import type { SaveChange } from '@/data/sync/save-rows';
import type { StoredTask } from '@/data/tasks';
import { RequestError } from '@/lib/errors';
import { saveRows, server } from './row-service';

vi.mock('@/data/sync/save-rows', async (original) => ({
  ...(await original<typeof import('@/data/sync/save-rows')>()),
  saveRows: (plan: string, changes: readonly SaveChange[]) => saveRows(plan, changes),
}));
vi.mock('@/lib/session/session-state', () => ({
  currentSession: () => ({ status: 'signed-in', user: { id: 'ana', email: 'ana@example.com' } }),
  onSession: () => () => undefined,
}));

export const channels: (BroadcastChannel | null)[] = [];

/**
 * Simulates opening a tab by loading the modules again on the same device. With `isNew` false, keeps the
 * loaded modules.
 */
export async function openTab(isNew = true) {
  if (isNew) vi.resetModules();
  const outbox = await import('@/data/sync/outbox');
  channels.push(outbox.outboxChannel);
  const { startOutbox, sendOutbox } = await import('@/data/sync/outbox-sender');
  // Also loads the code that sends large lists. A tab that has sent a list has already loaded this code.
  await import('@/data/sync/import-sender');
  const client = new QueryClient();
  client.setQueryData(['plan', 'plan', 'tasks'], []);
  await startOutbox(client, () => 'ana');
  const change = (before: StoredTask | null, after: StoredTask | null) =>
    outbox.addToOutbox('plan', [{ table: 'tasks', before, after }]).outcome;
  const seen = () => client.getQueryData<StoredTask[]>(['plan', 'plan', 'tasks']) ?? [];
  return { ...outbox, sendOutbox, client, change, seen };
}

export const down = () => {
  throw new RequestError('Service Unavailable', 503);
};
export const settled = async (check: () => void) => vi.waitFor(check, { timeout: 8_000, interval: 10 });

/** Before each test, empties the service. After each test, empties the outbox and closes the channels. */
export function freshTabs(): void {
  beforeEach(() => {
    Object.assign(server, { rows: new Map(), calls: [], fault: null, loseAnswer: false, stumblesOver: '' });
  });
  afterEach(async () => {
    const { clearOutbox } = await import('@/data/sync/outbox');
    await clearOutbox('ana');
    for (const channel of channels.splice(0)) channel?.close();
  });
}
