import type { ImportEdits, ImportRow } from '@/domain/guests/import/import-plan';
import { type CheckRows, type ImportList, importCheck } from './import-check';
import { type Readings, readReadings } from './read-list';

/**
 * Requests of the page to the worker: read a file, check a list, or check it again after edits. The list is
 * sent only once.
 */
export type ImportAsk =
  | { readonly read: Blob | string }
  | { readonly list: ImportList }
  | { readonly edits: ImportEdits };

/**
 * Returns a function that processes the requests of one page. It returns null if the file contains no table.
 */
export function importAnswers() {
  let check: CheckRows = () => Promise.resolve([]);
  return async (ask: ImportAsk): Promise<Readings | readonly ImportRow[] | null> => {
    if ('read' in ask) return readReadings(ask.read).catch(() => null);
    if ('edits' in ask) return check(ask.edits);
    check = importCheck(ask.list);
    return null;
  };
}
