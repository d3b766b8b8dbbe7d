import { compareNames } from '@/lib/format';
import { searchFor } from '@/lib/list-state';
import type { Column } from './row-description';

/** What a column is ordered by: a figure, a day as YYYY-MM-DD, a text. */
const orderOf = <R>({ text, csv = text }: Column<R>, row: R): string | number | null => {
  const cell = csv(row);
  return typeof cell === 'object' && cell !== null ? cell.figure : cell;
};

function compare(a: string | number | null, b: string | number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareNames(`${a}`, `${b}`);
}

/** The rows that hold every word of a search in some column, ordered by one column; what has nothing there comes last. */
export function listRows<R extends { readonly id: string }>(
  rows: readonly R[],
  columns: readonly Column<R>[],
  { q, sort }: { readonly q: string; readonly sort: string },
): R[] {
  const fits = searchFor(q);
  const by = columns.find(({ key }) => key === sort) ?? columns[0];
  return rows
    .filter((row) => fits(columns.map(({ text }) => text(row))))
    .sort((a, b) => (by ? compare(orderOf(by, a), orderOf(by, b)) : 0) || a.id.localeCompare(b.id));
}
