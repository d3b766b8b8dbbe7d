import { createStore, type UseStore } from 'idb-keyval';
import { IN_DEMO } from '@/lib/demo';

/**
 * The device's own databases (IndexedDB). Storage may be refused or full: every call then fails, and its caller says
 * so. Outside a browser there is none, nor in the demonstration, of which nothing is kept.
 */
function open(name: string): UseStore | null {
  try {
    return IN_DEMO || typeof indexedDB === 'undefined' ? null : createStore(name, 'entries');
  } catch {
    // Site data is blocked: already asking for it is refused.
    return null;
  }
}

/** What was read: a copy that may be thrown away at any time. */
export const readStore = open('celebra-reads');
/** What was written and is not stored by the service yet: the only copy there is. */
export const outboxStore = open('celebra-outbox');
