import { moneyCell } from '@/domain/csv';
import { formatDate, formatMoney } from '@/lib/format';
import type { Column } from './row-description';

/** The fields of a row that hold such a value. */
type FieldOf<R, V> = { [K in keyof R]: R[K] extends V ? K : never }[keyof R] & string;

/** A line of text. */
export const textColumn = <R>(key: FieldOf<R, string | null>, label: string): Column<R> => ({
  key,
  label,
  text: (row) => row[key] as string | null,
});

/** A day: read in words, in a spreadsheet as YYYY-MM-DD. */
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

/** An amount of money: in a spreadsheet a figure. */
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
