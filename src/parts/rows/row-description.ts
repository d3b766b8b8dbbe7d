import type { CsvCell } from '@/domain/csv';

/** One field of a row, described once for lists, tables, printing and conflicts. */
export interface Column<R> {
  /** The database's column, or the row's property if its name differs. */
  readonly key: string;
  readonly label: string;
  /** Message where the service refuses its value, if it can be told better than for any field. */
  readonly refused?: string;
  /** Display text; null if empty. */
  text(row: R): string | null;
  /** Text in a sheet, if it differs: a line per nested row. */
  lines?(row: R): readonly string[];
  /** Value in a spreadsheet, if different. */
  csv?(row: R): CsvCell;
}

/** Describes one kind of row. */
export interface RowDescription<R> {
  title(row: R): string;
  readonly columns: readonly Column<R>[];
  /** Message at the plan's row limit. */
  readonly limit: string;
  /** Link that makes room at the limit, in place of editing. */
  readonly room?: { readonly label: string; readonly href: string };
  /** The editor's address if it isn't the module's page; null if the row can't be edited. */
  href?(row: R): string | null;
}

/** A file's column: its header, and its cell for a spreadsheet. */
export type FileColumn<L> = Pick<Column<L>, 'label' | 'csv'> & Partial<Pick<Column<L>, 'text'>>;

export const cellOf = <L>({ text, csv = text }: FileColumn<L>, line: L): CsvCell => csv?.(line) ?? null;

/** Formats lines as a table with a header, for a spreadsheet. */
export const tableOf = <L>(columns: readonly FileColumn<L>[], lines: readonly L[]): CsvCell[][] => [
  columns.map(({ label }) => label),
  ...lines.map((line) => columns.map((column) => cellOf(column, line))),
];
