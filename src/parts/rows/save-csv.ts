import { type CsvCell, csvText } from '@/domain/csv';
import { decimalMark } from '@/lib/format';
import { saveFile } from '../save-file';

/**
 * Saves a table as CSV in the format that the reader's spreadsheet expects. The file is named after the plan
 * and the table.
 */
export const saveCsv = (plan: string, what: string, rows: readonly (readonly CsvCell[])[]): void =>
  saveFile(plan, what, { ending: 'csv', type: 'text/csv', text: csvText(rows, decimalMark()) });
