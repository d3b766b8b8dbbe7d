import { type CsvCell, csvText } from '@/domain/csv';
import { currentLanguage } from '@/lib/i18n';
import { saveFile } from './save-file';

/** Saves a table, its head first, for a spreadsheet of the reader's language, named after the plan and what it holds. */
export const saveCsv = (plan: string, what: string, rows: readonly (readonly CsvCell[])[]): void =>
  saveFile(plan, what, { ending: 'csv', type: 'text/csv', text: csvText(rows, currentLanguage()) });
