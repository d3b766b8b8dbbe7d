import type { ImportEdits, ImportRow } from '@/domain/guests/import/import-plan';
import { type CheckRows, type ImportList, importCheck } from './import-check';
import { type Readings, readReadings } from './read-list';

/**
 * Requests of the page: possible lists in a file, or checked rows of a list; the list is sent once, edits
 * each time.
 */
export type ImportAsk =
  | { readonly read: Blob | string }
  | { readonly list: ImportList }
  | { readonly edits: ImportEdits };

/** Returns a worker's answers to one page; null without a table. */
export function importAnswers() {
  let check: CheckRows = () => Promise.resolve([]);
  return async (ask: ImportAsk): Promise<Readings | readonly ImportRow[] | null> => {
    if ('read' in ask) return readReadings(ask.read).catch(() => null);
    if ('edits' in ask) return check(ask.edits);
    check = importCheck(ask.list);
    return null;
  };
}
