import type { CsvCell } from '@/domain/csv';

/** One field of a row, described once for lists, tables, print and conflicts. */
export interface Column<R> {
  /** The column of the database, or the property of the row where they differ. */
  readonly key: string;
  readonly label: string;
  /** Display text; null if empty. */
  text(row: R): string | null;
  /** As a sheet reads it, where that differs: of rows within the row one line each. */
  lines?(row: R): readonly string[];
  /** Value in a spreadsheet, if different. */
  csv?(row: R): CsvCell;
}

/** One kind of row in words. */
export interface RowDescription<R> {
  title(row: R): string;
  readonly columns: readonly Column<R>[];
  /** Message at the plan's row limit. */
  readonly limit: string;
  /** At the limit: a link to make room, instead of editing. */
  readonly room?: { readonly label: string; readonly href: string };
  /** Address of the editor if not the module's page; null if it can't be edited. */
  href?(row: R): string | null;
}

/** A column of a file: its head, and what a spreadsheet takes of a line. */
export type FileColumn<L> = Pick<Column<L>, 'label' | 'csv'> & Partial<Pick<Column<L>, 'text'>>;

export const cellOf = <L>({ text, csv = text }: FileColumn<L>, line: L): CsvCell => csv?.(line) ?? null;

/** Lines as a table with a head, for a spreadsheet. */
export const tableOf = <L>(columns: readonly FileColumn<L>[], lines: readonly L[]): CsvCell[][] => [
  columns.map(({ label }) => label),
  ...lines.map((line) => columns.map((column) => cellOf(column, line))),
];
