import { type CsvCell, csvText } from '@/domain/csv';
import { decimalMark } from '@/lib/format';
import { saveFile } from '../save-file';

/** Saves a table, its head first, for the reader's spreadsheet, named after the plan and what it holds. */
export const saveCsv = (plan: string, what: string, rows: readonly (readonly CsvCell[])[]): void =>
  saveFile(plan, what, { ending: 'csv', type: 'text/csv', text: csvText(rows, decimalMark()) });
