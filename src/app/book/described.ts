import type { Row } from '@/data/sync/noun';
import type { PageBlock, TableCell } from '@/parts/print/book';
import type { Column, RowDescription } from '@/parts/rows/row-description';

/**
 * Returns the columns with these keys, in the order of the keys. Keys that this kind of row lacks are
 * skipped.
 */
const columnsOf = <R extends Row>({ columns }: RowDescription<R>, keys: readonly string[]): Column<R>[] =>
  keys.flatMap((key) => columns.filter((column) => column.key === key || column.key.startsWith(`${key}.`)));

const cellOf = <R extends Row>({ text, lines }: Column<R>, row: R): TableCell =>
  (lines ? lines(row).join('\n') : text(row)) || null;

/**
 * Puts several fields into the first column, one per line. A column for each would be too wide for a printed
 * page.
 */
export function joinedTexts<R extends Row>(
  description: RowDescription<R>,
  [first, ...others]: readonly [string, ...string[]],
): RowDescription<R> {
  const all = columnsOf(description, [first, ...others]);
  const lines = (row: R) => all.flatMap((column) => column.text(row) || []);
  return {
    ...description,
    columns: description.columns.flatMap((column) =>
      others.includes(column.key) ? [] : column.key === first ? { ...column, lines } : column,
    ),
  };
}

/** Formats rows as a table of these fields. A field that is empty in every row of `all` gets no column. */
export function describedTable<R extends Row>(
  description: RowDescription<R>,
  keys: readonly string[],
  rows: readonly R[],
  figures: readonly string[] = [],
  all: readonly R[] = rows,
): Extract<PageBlock, { kind: 'table' }> {
  const columns = columnsOf(description, keys).map((column) => ({
    column,
    cells: rows.map((row) => cellOf(column, row)),
  }));
  const shown = columns.filter(
    ({ column, cells }, i) =>
      i === 0 || cells.some((cell) => cell !== null) || all.some((row) => cellOf(column, row) !== null),
  );
  return {
    kind: 'table',
    head: shown.map(({ column }) => column.label),
    rows: rows.map((_, at) => shown.map(({ cells }) => cells[at] ?? null)),
    figures: shown.flatMap(({ column }, i) => (figures.includes(column.key) ? i : [])),
  };
}

/** Groups rows by key, in the order in which the keys first occur. */
export function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): [key: string, rows: T[]][] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups];
}
