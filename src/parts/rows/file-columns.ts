import { type Column, cellOf, type FileColumn } from './row-description';

/**
 * Returns the columns of a file or a panel. The keys of `heads` select and order the columns, and its values
 * are the headers.
 */
export const headed = <R>(
  columns: readonly Column<R>[],
  heads: Readonly<Record<string, string>>,
): Column<R>[] =>
  Object.entries(heads).flatMap(([key, label]) =>
    columns.flatMap((column) => (column.key === key ? { ...column, label } : [])),
  );

/**
 * Adapts the columns of one kind of row to a file's lines. In a line without such a row, their cells are
 * empty.
 */
export const columnsOf = <L, R>(
  columns: readonly FileColumn<R>[],
  rowOf: (line: L) => R | null,
): FileColumn<L>[] =>
  columns.map((column) => ({
    label: column.label,
    csv: (line) => {
      const row = rowOf(line);
      return row === null ? null : cellOf(column, row);
    },
  }));
