import type { CsvCell } from '@/domain/csv';

/** How a form asks for a field. */
type ColumnField =
  | { readonly kind: 'text' | 'date' }
  | { readonly kind: 'lines'; readonly max: number }
  | { readonly kind: 'money'; readonly currency: string };

/** One field of a row, described once for lists, tables, print and conflicts. */
export interface Column<R> {
  /** The column of the database, or the property of the row where they differ. */
  readonly key: string;
  readonly label: string;
  /** As it is read; null where there is nothing. */
  text(row: R): string | null;
  /** As a sheet reads it, where that differs: of rows within the row one line each. */
  lines?(row: R): readonly string[];
  /** As a spreadsheet takes it, where that differs. */
  csv?(row: R): CsvCell;
  /** How a form asks for it; absent where a form has its own field. `FormColumns` shows them in this order. */
  readonly field?: ColumnField;
}

/** One kind of row in words. */
export interface RowDescription<R> {
  title(row: R): string;
  readonly columns: readonly Column<R>[];
  /** Said where a plan holds as many rows as it may. */
  readonly limit: string;
  /** Where there is no room for one more: how to make some, in the place of editing it. */
  readonly room?: { readonly label: string; readonly href: string };
  /** Where a row is edited, where that is not its module's page as it opens; null where it can't be. */
  href?(row: R): string | null;
}

/** Rows as a table with a head, for a spreadsheet. */
export const tableOf = <R>(columns: readonly Column<R>[], rows: readonly R[]): CsvCell[][] => [
  columns.map(({ label }) => label),
  ...rows.map((row) => columns.map(({ text, csv = text }) => csv(row))),
];
