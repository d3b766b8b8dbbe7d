import { dropImport, storePart } from '../imports';
import { applyToOutbox, outboxState, subscribeOutbox } from './outbox';
import {
  movedVersion,
  type OutboxEntry,
  type OutboxImport,
  type Refusal,
  refusalOf,
  STOPPED,
} from './outbox-entry';
import { importedKey } from './outbox-order';

/** Returns the current state of an entry; null if it is finished, or another account has signed in. */
const entryNow = ({ key, user_id }: OutboxEntry): OutboxEntry | null =>
  (outboxState().user_id === user_id && outboxState().entries.find((one) => one.key === key)) || null;

/** Sends one part of a list. The request is aborted if any tab stops the import. */
async function sendPart(entry: OutboxEntry, list: OutboxImport, start: number): Promise<number> {
  const control = new AbortController();
  const unsubscribe = subscribeOutbox(() => {
    if (entryNow(entry)?.list?.ending || !entryNow(entry)) control.abort();
  });
  const { versions } = outboxState();
  const guests = list.guests.map((one) =>
    one.version === 0
      ? one
      : { ...one, version: movedVersion(one.version, versions.get(importedKey(one.id))) },
  );
  try {
    return await storePart(entry.plan_id, { ...list, guests }, start, control.signal);
  } finally {
    unsubscribe();
  }
}

/**
 * Undoes the import. If the person can no longer edit the plan, the stored part stays, and other editors can
 * undo it.
 */
async function takeBack(entry: OutboxEntry, { batch }: OutboxImport): Promise<void> {
  try {
    await dropImport(entry.plan_id, batch);
  } catch (error) {
    if (!refusalOf(error)) throw error;
  }
}

/**
 * Sends a list part by part. If a tab was closed during an import, the first part is sent again and the
 * response says how much is stored. A refused part undoes the import. Returns null when everything is stored,
 * otherwise the refusal; undefined if the entry no longer exists. @throws if no valid response arrives.
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
      // HTTP 410 means that the import was undone elsewhere.
      const ending = refusal.status === 410 ? STOPPED : refusal;
      await applyToOutbox({ put: [{ ...entry, list: { ...list, ending } }] });
    }
  }
}
