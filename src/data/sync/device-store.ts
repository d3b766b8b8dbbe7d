import { createStore, type UseStore } from 'idb-keyval';
import { IN_DEMO } from '@/lib/demo';

/**
 * WebKit never ends a transaction whose page was left before the commit, and every later one of that database
 * waits behind it until the browser is closed (idb-keyval issue 180, WebKit bug 324094). So each transaction
 * is committed as soon as its requests are placed: `callback` must place all of them at once, none after a
 * response.
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

  /** `late` is the answer that may still come; a call that was not placed has none. */
  constructor(readonly late?: Promise<unknown>) {
    super('The device does not answer');
  }
}

/**
 * Timeout: a call without an answer after `limit` milliseconds fails, and every other at once until that one is
 * answered.
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
 * The device's own databases (IndexedDB). Storage may be refused or full: calls then fail, and their caller
 * reports it. There is none outside a browser, nor in the demonstration, which stores nothing.
 */
function open(name: string, limit: number): UseStore | null {
  try {
    return IN_DEMO || typeof indexedDB === 'undefined'
      ? null
      : withTimeout(withCommit(createStore(name, 'entries')), limit);
  } catch {
    // Site data is blocked: already asking for it is refused.
    return null;
  }
}

/** A call takes milliseconds; a phone that is busy may take longer. */
const DEVICE_TIMEOUT_MS = 3_000;

/** What was read: a copy that may be thrown away at any time. */
export const readStore = open('celebra-reads', DEVICE_TIMEOUT_MS);
/** Unsent changes: the only copy. */
export const outboxStore = open('celebra-outbox', DEVICE_TIMEOUT_MS);
