import { del, delMany, get, promisifyRequest, set } from 'idb-keyval';
import { currentSession } from '@/lib/session/session-state';
import { outboxStore } from './device-store';

/**
 * Bytes of an unsent file. They are stored on the device next to the outbox, or in this tab's memory if the
 * device refuses.
 */
interface KeptFile {
  readonly bytes: ArrayBuffer;
  /** Milliseconds since 1970. */
  readonly kept_at: number;
}

const inTab = new Map<string, ArrayBuffer>();
const DAY_MS = 24 * 60 * 60_000;

const prefixOf = (user_id: string): string => `${user_id}:file:`;
const keyOf = (id: string): string => `${prefixOf(currentSession().user?.id ?? '')}${id}`;

/**
 * Stores a file's bytes under its row's id until they are sent. A change of that row must not be sent before
 * this call. Returns false if the device has no space; the bytes are then lost when the tab closes.
 */
export async function keepFile(id: string, bytes: ArrayBuffer): Promise<boolean> {
  inTab.set(keyOf(id), bytes);
  if (!outboxStore) return true;
  const kept: KeptFile = { bytes, kept_at: Date.now() };
  return set(keyOf(id), kept, outboxStore).then(
    () => true,
    () => false,
  );
}

/** Returns the bytes of an unsent file; null if they have been sent or aren't on this device. */
export async function keptFile(id: string): Promise<ArrayBuffer | null> {
  const here = inTab.get(keyOf(id));
  if (here || !outboxStore) return here ?? null;
  const kept = await get<KeptFile>(keyOf(id), outboxStore).catch(() => undefined);
  return kept?.bytes ?? null;
}

export async function dropFile(id: string): Promise<void> {
  inTab.delete(keyOf(id));
  if (outboxStore) await del(keyOf(id), outboxStore).catch(() => undefined);
}

/**
 * Deletes files that were chosen more than a day ago and never saved. `wanted` contains the ids of rows in
 * the outbox.
 */
export async function dropUnusedFiles(user_id: string, wanted: ReadonlySet<string>): Promise<void> {
  if (!outboxStore) return;
  const prefix = prefixOf(user_id);
  const range = IDBKeyRange.bound(prefix, `${user_id}:file;`, false, true);
  try {
    const [keys, values] = await outboxStore('readonly', (store) =>
      Promise.all([
        promisifyRequest(store.getAllKeys(range)),
        promisifyRequest<KeptFile[]>(store.getAll(range)),
      ]),
    );
    const isUnused = (key: IDBValidKey, i: number) =>
      (values[i]?.kept_at ?? 0) < Date.now() - DAY_MS && !wanted.has(String(key).slice(prefix.length));
    await delMany(keys.filter(isUnused), outboxStore);
  } catch {
    // If deleting fails, the next call tries again.
  }
}
