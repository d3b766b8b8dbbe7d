import { delMany, promisifyRequest } from 'idb-keyval';
import { outboxStore } from './device-store';
import type { OutboxEntry, OwnVersions } from './outbox-entry';

/**
 * The outbox on the device has one record per entry and one transaction per step, so that tabs never
 * overwrite each other's entries.
 */
const entryKey = (user_id: string, key: string): string => `${user_id}:entry:${key}`;
const versionKey = (user_id: string, row: string): string => `${user_id}:version:${row}`;
const ofUser = (user_id: string, kind: 'entry' | 'version'): IDBKeyRange =>
  IDBKeyRange.bound(`${user_id}:${kind}:`, `${user_id}:${kind};`, false, true);

interface DeviceOutbox {
  readonly entries: readonly OutboxEntry[];
  readonly versions: ReadonlyMap<string, OwnVersions>;
}
const EMPTY: DeviceOutbox = { entries: [], versions: new Map() };

/** Reads an account's entries from the device, in order of creation. */
export async function readOutbox(user_id: string): Promise<DeviceOutbox> {
  if (!outboxStore) return EMPTY;
  return outboxStore('readonly', async (store) => {
    const [entries, keys, values] = await Promise.all([
      promisifyRequest<OutboxEntry[]>(store.getAll(ofUser(user_id, 'entry'))),
      promisifyRequest(store.getAllKeys(ofUser(user_id, 'version'))),
      promisifyRequest<OwnVersions[]>(store.getAll(ofUser(user_id, 'version'))),
    ]);
    const versions = keys.flatMap((key, i): [string, OwnVersions][] => {
      const own = values[i];
      return own ? [[String(key).slice(versionKey(user_id, '').length), own]] : [];
    });
    return { entries, versions: new Map(versions) };
  });
}

export async function countOutbox(user_id: string): Promise<number> {
  if (!outboxStore) return 0;
  return outboxStore('readonly', (store) => promisifyRequest(store.count(ofUser(user_id, 'entry'))));
}

export interface OutboxWrite {
  readonly user_id: string;
  readonly put?: readonly OutboxEntry[];
  readonly remove?: readonly string[];
  readonly versions?: ReadonlyMap<string, OwnVersions>;
}

/** Writes all changes in one transaction. @throws if the device refuses. */
export async function writeOutbox({ user_id, put = [], remove = [], versions }: OutboxWrite): Promise<void> {
  if (!outboxStore) throw new Error('This device keeps nothing');
  await outboxStore('readwrite', (store) => {
    for (const entry of put) store.put(entry, entryKey(user_id, entry.key));
    for (const key of remove) store.delete(entryKey(user_id, key));
    for (const [row, own] of versions ?? []) store.put(own, versionKey(user_id, row));
    return promisifyRequest(store.transaction);
  });
}

/** Deletes an account's outbox from the device, including unsent changes. */
export async function forgetOutbox(user_id: string): Promise<void> {
  if (!outboxStore) return;
  const keys = await outboxStore('readonly', (store) => promisifyRequest(store.getAllKeys()));
  await delMany(
    keys.filter((key) => String(key).startsWith(`${user_id}:`)),
    outboxStore,
  );
}
