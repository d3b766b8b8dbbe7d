import type { ImportEdits, ImportRow } from '@/domain/guests/import/import-plan';
import { type CheckRows, type ImportList, importCheck } from './import-check';
import { type Readings, readReadings } from './read-list';

/** What the page asks: what a file may hold, or a list's rows checked; the list is sent once, the edits each time. */
export type ImportAsk =
  | { readonly read: Blob | string }
  | { readonly list: ImportList }
  | { readonly edits: ImportEdits };

/** What a worker answers to one page; null where there is no table. */
export function importAnswers() {
  let check: CheckRows = () => Promise.resolve([]);
  return async (ask: ImportAsk): Promise<Readings | readonly ImportRow[] | null> => {
    if ('read' in ask) return readReadings(ask.read).catch(() => null);
    if ('edits' in ask) return check(ask.edits);
    check = importCheck(ask.list);
    return null;
  };
}
