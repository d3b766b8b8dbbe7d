import type { ImportTable } from '@/domain/guests/import/import-lines';
import {
  type ImportBook,
  type ImportEdits,
  type ImportRow,
  planImport,
} from '@/domain/guests/import/import-plan';
import type { ImportColumns } from '@/domain/guests/import/import-table';
import { guestPhoneReader } from '../guest-phone';

export interface ImportList {
  readonly table: ImportTable;
  readonly columns: ImportColumns;
  readonly book: ImportBook;
  /** Country whose format the phone numbers have. */
  readonly country: string;
}
export type CheckRows = (edits: ImportEdits) => Promise<readonly ImportRow[]>;

/**
 * Returns a function that checks the list again after each edit. It returns only the rows whose result has
 * changed.
 */
export function importCheck({ table, columns, book, country }: ImportList): CheckRows {
  const reader = guestPhoneReader(country);
  const before = new Map<number, string>();
  return async (edits) =>
    planImport(table, columns, book, await reader, edits).filter((row) => {
      const text = JSON.stringify(row);
      const differs = before.get(row.line) !== text;
      before.set(row.line, text);
      return differs;
    });
}
