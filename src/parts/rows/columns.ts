import { moneyCell } from '@/domain/csv';
import { formatDate, formatMoney } from '@/lib/format';
import type { Column } from './row-description';

type FieldOf<R, V> = { [K in keyof R]: R[K] extends V ? K : never }[keyof R] & string;

export const textColumn = <R>(key: FieldOf<R, string | null>, label: string): Column<R> => ({
  key,
  label,
  text: (row) => row[key] as string | null,
});

/** Adds a column to those that the list's search looks through. */
export const searched = <R>(column: Column<R>): Column<R> => ({ ...column, search: column.text });

/** Returns a function that joins the texts of the columns that a list's search looks through. */
export function searchTextOf<R>(columns: readonly Column<R>[]): (row: R) => string {
  const texts = columns.flatMap(({ search }) => search ?? []);
  return (row) => texts.map((read) => read(row) ?? '').join(' ');
}

/** Column with a date: in words on screen, as YYYY-MM-DD in a spreadsheet. */
export const dateColumn = <R>(key: FieldOf<R, string | null>, label: string): Column<R> => {
  const day = (row: R) => row[key] as string | null;
  return {
    key,
    label,
    text: (row) => {
      const date = day(row);
      return date && formatDate(date, 'medium');
    },
    csv: day,
  };
};

/** Column with nested rows: each on a line of its own in the row's sheet, all on one line elsewhere. */
export const nestedColumn = <R>(
  key: keyof R & string,
  label: string,
  lines: (row: R) => readonly string[],
): Column<R> => ({ key, label, lines, text: (row) => lines(row).join('; ') || null });

/** Column with an amount of money. In a spreadsheet it is a number. */
export const moneyColumn = <R>(
  key: FieldOf<R, number | null>,
  label: string,
  currency: string,
): Column<R> => {
  const cents = (row: R) => row[key] as number | null;
  return {
    key,
    label,
    text: (row) => {
      const amount = cents(row);
      return amount === null ? null : formatMoney(amount, currency);
    },
    csv: (row) => moneyCell(cents(row), currency),
  };
};
