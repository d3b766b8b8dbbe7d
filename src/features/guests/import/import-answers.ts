import type { ImportTable } from '@/domain/guests/import/import-lines';
import type { ImportEdits, ImportRow } from '@/domain/guests/import/import-plan';
import { type CheckRows, type ImportList, importCheck } from './import-check';
import { readList } from './read-list';

/** What the page asks: a file's table, or a list's rows checked; the list is sent once, the edits each time. */
export type ImportAsk =
  | { readonly read: Blob | string }
  | { readonly list: ImportList }
  | { readonly edits: ImportEdits };

/** What a worker answers to one page; null where there is no table. */
export function importAnswers() {
  let check: CheckRows = () => Promise.resolve([]);
  return async (ask: ImportAsk): Promise<ImportTable | readonly ImportRow[] | null> => {
    if ('read' in ask) return readList(ask.read).catch(() => null);
    if ('edits' in ask) return check(ask.edits);
    check = importCheck(ask.list);
    return null;
  };
}
