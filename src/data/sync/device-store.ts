import { createStore, type UseStore } from 'idb-keyval';
import { IN_DEMO } from '@/lib/demo';

/**
 * Commits each transaction as soon as `callback` has placed its requests, so `callback` must place all of
 * them synchronously. In WebKit a transaction never ends if its page is left before the commit. Later
 * transactions then wait until the browser is closed (idb-keyval issue 180, WebKit bug 324094).
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

  /** `late` is the result that may still arrive after the timeout; undefined if the call was never made. */
  constructor(readonly late?: Promise<unknown>) {
    super('The device does not answer');
  }
}

/**
 * Adds a timeout: a call fails if it has no result after `limit` milliseconds. Until that call has a result,
 * all other calls fail at once.
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
 * Opens one of the device's IndexedDB databases. If storage is refused or full, its calls fail and the caller
 * reports the error. Null outside a browser and in the demonstration, which stores nothing.
 */
function open(name: string, limit: number): UseStore | null {
  try {
    return IN_DEMO || typeof indexedDB === 'undefined'
      ? null
      : withTimeout(withCommit(createStore(name, 'entries')), limit);
  } catch {
    // If site data is blocked, even opening the database throws.
    return null;
  }
}

/**
 * Timeout of a storage call in milliseconds. A call usually takes a few milliseconds, but longer on a busy
 * phone.
 */
const DEVICE_TIMEOUT_MS = 3_000;

/** Cached responses of the service. They can be deleted at any time. */
export const readStore = open('celebra-reads', DEVICE_TIMEOUT_MS);
/** Unsent changes. No other copy of them exists. */
export const outboxStore = open('celebra-outbox', DEVICE_TIMEOUT_MS);
