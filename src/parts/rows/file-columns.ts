import { type Column, cellOf, type FileColumn } from './row-description';

/** Columns of a row by their keys, in the order and under the heads that a file gives them. */
export const headed = <R>(
  columns: readonly Column<R>[],
  heads: Readonly<Record<string, string>>,
): FileColumn<R>[] =>
  Object.entries(heads).flatMap(([key, label]) =>
    columns.flatMap((column) => (column.key === key ? { ...column, label } : [])),
  );

/** Columns of the row that a line is about, for a file whose lines aren't all rows: empty where there is none. */
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
