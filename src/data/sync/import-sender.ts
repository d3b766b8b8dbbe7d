import { dropImport, storePart } from '../imports';
import { applyToOutbox, outboxState, subscribeOutbox } from './outbox';
import {
  movedVersion,
  type OutboxEntry,
  type OutboxImport,
  type Refusal,
  refusalOf,
  rowKey,
  STOPPED,
} from './outbox-entry';

/** Returns this tab's current entry; null if it is finished, or another account has signed in. */
const entryNow = ({ key, user_id }: OutboxEntry): OutboxEntry | null =>
  (outboxState().user_id === user_id && outboxState().entries.find((one) => one.key === key)) || null;

/** Sends one part, unless any tab stops the list meanwhile, which ends the waiting. */
async function sendPart(entry: OutboxEntry, list: OutboxImport, start: number): Promise<number> {
  const control = new AbortController();
  const unsubscribe = subscribeOutbox(() => {
    if (entryNow(entry)?.list?.ending || !entryNow(entry)) control.abort();
  });
  const { versions } = outboxState();
  const guests = list.guests.map((one) =>
    one.version === 0
      ? one
      : { ...one, version: movedVersion(one.version, versions.get(rowKey('guests', one.id))) },
  );
  try {
    return await storePart(entry.plan_id, { ...list, guests }, start, control.signal);
  } finally {
    unsubscribe();
  }
}

/** Undoes the import. People who may no longer edit the plan leave the stored part to others. */
async function takeBack(entry: OutboxEntry, { batch }: OutboxImport): Promise<void> {
  try {
    await dropImport(entry.plan_id, batch);
  } catch (error) {
    if (!refusalOf(error)) throw error;
  }
}

/**
 * Sends a list part by part. After a killed tab the first part is sent again, and the answer tells the
 * progress. A refused part undoes the import. Returns null once all is stored, else the reason; undefined if
 * the entry is gone. @throws without a valid answer.
 */
export async function sendImport(
  entry: OutboxEntry,
  onPart: () => void,
): Promise<Refusal | null | undefined> {
  let stored = 0;
  for (;;) {
    const list = entryNow(entry)?.list;
    if (!list) return undefined;
    if (list.ending) {
      await takeBack(entry, list);
      return list.ending;
    }
    if (stored >= list.guests.length) return null;
    try {
      stored = await sendPart(entry, list, stored);
      onPart();
    } catch (error) {
      const now = entryNow(entry)?.list;
      if (!now || now.ending) continue;
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      // 410 means that the list was undone elsewhere.
      const ending = refusal.status === 410 ? STOPPED : refusal;
      await applyToOutbox({ put: [{ ...entry, list: { ...list, ending } }] });
    }
  }
}
