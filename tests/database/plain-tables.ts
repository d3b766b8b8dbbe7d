import { createHash } from 'node:crypto';
import { json } from './sql';

/** A table of a plan that has only ordinary columns. This description is enough to test the table. */
export interface PlainTable {
  /** Columns that a person can set, both in a new row and in an existing one. */
  readonly columns: readonly string[];
  /** A new row with only its required values. */
  readonly row: Record<string, string | number>;
  /** Columns and new values for tests of changes. The values differ from those in `row`. */
  readonly one: readonly [column: string, value: string, other: string];
  readonly two: readonly [column: string, value: string];
  /** Columns with a value that the database must refuse, and the error code. */
  readonly refused: readonly (readonly [column: string, value: unknown, code: string])[];
  /** Rows with values at their limits, which the database must accept. */
  readonly edges: readonly Record<string, unknown>[];
  /** Maximum number of rows per plan, and the word for these rows in the error message. */
  readonly limit: readonly [most: number, noun: string];
  /** Schema of the form, and its free-text fields. Absent if the table has no form. */
  readonly form?: { readonly shape: object; readonly texts: readonly string[] };
}

const files = import.meta.glob<{ default: PlainTable }>('./tables/*.ts', { eager: true });

/** Plain tables by name, each described by a file in `tables/`. */
export const PLAIN_TABLES: Readonly<Record<string, PlainTable>> = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [path.slice('./tables/'.length, -'.ts'.length), file.default]),
);

/** Returns the id of the n-th test row of a table. */
export const rowId = (table: string, n: number): string =>
  `${createHash('md5').update(table).digest('hex').slice(0, 8)}-0000-4000-8000-00000000000${n}`;

/**
 * Returns SQL that inserts rows without `save_rows`: a copy of `row` for each id that the query `ids`
 * returns.
 */
export function insertRow(table: string, plan: string, row: object, ids: string): string {
  const columns = Object.keys(row).join(', ');
  return `insert into public.${table} (id, plan_id, ${columns}) select i.id, '${plan}', ${columns}
    from jsonb_populate_record(null::public.${table}, ${json(row)}) as n, (${ids}) as i (id)`;
}
