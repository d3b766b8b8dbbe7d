import { createHash } from 'node:crypto';
import { json } from './sql';

/** A plan's table with ordinary columns only: probed from this description alone. */
export interface PlainTable {
  /** Columns that a person may set, in a new row and later. */
  readonly columns: readonly string[];
  /** A new row with its required values only. */
  readonly row: Record<string, string | number>;
  /** Two columns with values that differ from the new row's. */
  readonly one: readonly [column: string, value: string, other: string];
  readonly two: readonly [column: string, value: string];
  /** Refused values of a column, with the error code. */
  readonly refused: readonly (readonly [column: string, value: unknown, code: string])[];
  /** Rows with values at their limits. */
  readonly edges: readonly Record<string, unknown>[];
  /** Maximum rows per plan, and the noun in the error. */
  readonly limit: readonly [most: number, noun: string];
  /** The form's schema and its free-text fields; absent if no column is one. */
  readonly form?: { readonly shape: object; readonly texts: readonly string[] };
}

const files = import.meta.glob<{ default: PlainTable }>('./tables/*.ts', { eager: true });

/** Plain tables by name, each from its file in `tables/`. */
export const PLAIN_TABLES: Readonly<Record<string, PlainTable>> = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [path.slice('./tables/'.length, -'.ts'.length), file.default]),
);

/** Returns the id of the fixture's n-th row of a table. */
export const rowId = (table: string, n: number): string =>
  `${createHash('md5').update(table).digest('hex').slice(0, 8)}-0000-4000-8000-00000000000${n}`;

/** Inserts the same row under each id that the query `ids` returns, as a client could without `save_rows`. */
export function insertRow(table: string, plan: string, row: object, ids: string): string {
  const columns = Object.keys(row).join(', ');
  return `insert into public.${table} (id, plan_id, ${columns}) select i.id, '${plan}', ${columns}
    from jsonb_populate_record(null::public.${table}, ${json(row)}) as n, (${ids}) as i (id)`;
}
