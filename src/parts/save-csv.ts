import { type CsvCell, csvText } from '@/domain/csv';
import { currentLanguage } from '@/lib/i18n';

/** A name that every file system takes. */
const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');

/** Saves a table, its head first, for a spreadsheet of the reader's language, named after the plan and what it holds. */
export function saveCsv(plan: string, what: string, rows: readonly (readonly CsvCell[])[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([csvText(rows, currentLanguage())], { type: 'text/csv;charset=utf-8' }),
  );
  link.download = `${plain(plan)}-${what}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
