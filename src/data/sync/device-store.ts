import { createStore, type UseStore } from 'idb-keyval';
import { IN_DEMO } from '@/lib/demo';

/**
 * Commits each transaction as soon as its requests are placed; `callback` must place all of them at once.
 * WebKit never ends a transaction whose page was left before the commit, and later ones wait behind it until
 * the browser is closed (idb-keyval issue 180, WebKit bug 324094).
 */
export function withCommit(store: UseStore): UseStore {
  return (mode, callback) =>
    store(mode, (entries) => {
      const answer = callback(entries);
      entries.transaction.commit();
      return answer;
    });
}

export class DeviceTimeout extends Error {
  override name = 'DeviceTimeout';

  /** `late` is the answer that may still arrive; undefined for a call that was never placed. */
  constructor(readonly late?: Promise<unknown>) {
    super('The device does not answer');
  }
}

/**
 * Adds a timeout: a call without an answer after `limit` milliseconds fails, and others fail at once until
 * that call is answered.
 */
export function withTimeout(store: UseStore, limit: number): UseStore {
  let unanswered = 0;
  return async (mode, callback) => {
    if (unanswered > 0) throw new DeviceTimeout();
    const answer = store(mode, callback);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        unanswered += 1;
        const answered = () => {
          unanswered -= 1;
        };
        answer.then(answered, answered);
        reject(new DeviceTimeout(answer));
      }, limit);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  };
}

/**
 * Opens one of the device's databases (IndexedDB). Storage may be refused or full: calls then fail, and the
 * caller reports it. Null outside a browser and in the demonstration, which stores nothing.
 */
function open(name: string, limit: number): UseStore | null {
  try {
    return IN_DEMO || typeof indexedDB === 'undefined'
      ? null
      : withTimeout(withCommit(createStore(name, 'entries')), limit);
  } catch {
    // If site data is blocked, even asking for it fails.
    return null;
  }
}

/** Timeout of a call, which takes milliseconds unless a phone is busy. */
const DEVICE_TIMEOUT_MS = 3_000;

/** Cached reads, which may be discarded at any time. */
export const readStore = open('celebra-reads', DEVICE_TIMEOUT_MS);
/** Unsent changes: the only copy. */
export const outboxStore = open('celebra-outbox', DEVICE_TIMEOUT_MS);
