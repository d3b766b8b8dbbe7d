import type { CsvCell } from '@/domain/csv';

/** One field of a row. It is defined once for lists, tables, printing and conflicts. */
export interface Column<R> {
  /** Name of the row's property, which is usually also the name of the database column. */
  readonly key: string;
  readonly label: string;
  /** Message if the service refuses the value. Only needed if the general message isn't clear enough. */
  readonly refused?: string;
  /** Text shown on screen, or null if the field is empty. */
  text(row: R): string | null;
  /** Text in a row's sheet, with one line per nested row. Only needed if it differs from `text`. */
  lines?(row: R): readonly string[];
  /**
   * Text that a list's search looks through, if it looks through this column. Words of the app itself, such
   * as "Vegetariana", are usually left out, because a search for "Ana" would find all of them.
   */
  search?(row: R): string | null;
  /** Value in a spreadsheet. Only needed if it differs from `text`. */
  csv?(row: R): CsvCell;
}

export interface RowDescription<R> {
  title(row: R): string;
  readonly columns: readonly Column<R>[];
  /** Message shown when the plan has reached its maximum number of rows. */
  readonly limit: string;
  /**
   * Link to a page where the person can free up space for rows. At the row limit it replaces the edit link.
   */
  readonly room?: { readonly label: string; readonly href: string };
  /** Address where the row is edited, if that isn't the module's page. Null if the row can't be edited. */
  href?(row: R): string | null;
}

export type FileColumn<L> = Pick<Column<L>, 'label' | 'csv'> & Partial<Pick<Column<L>, 'text'>>;

export const cellOf = <L>({ text, csv = text }: FileColumn<L>, line: L): CsvCell => csv?.(line) ?? null;

export const tableOf = <L>(columns: readonly FileColumn<L>[], lines: readonly L[]): CsvCell[][] => [
  columns.map(({ label }) => label),
  ...lines.map((line) => columns.map((column) => cellOf(column, line))),
];
