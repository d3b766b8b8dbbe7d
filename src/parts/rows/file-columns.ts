import { type Column, cellOf, type FileColumn } from './row-description';

/** Selects columns of a row by key, in a file's order and with its headers. */
export const headed = <R>(
  columns: readonly Column<R>[],
  heads: Readonly<Record<string, string>>,
): FileColumn<R>[] =>
  Object.entries(heads).flatMap(([key, label]) =>
    columns.flatMap((column) => (column.key === key ? { ...column, label } : [])),
  );

/** Columns of a line's row, for a file with other lines too; empty for lines without a row. */
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
