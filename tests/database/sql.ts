/** Functions that the suites need of a database, so that they run on PGlite and on PostgreSQL. */
export type Sql = {
  query<Row extends object>(sql: string, params?: unknown[]): Promise<{ rows: Row[] }>;
};

/** Returns a text as an SQL literal. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Returns a value as a `jsonb` literal. */
export function json(value: unknown): string {
  return `${literal(JSON.stringify(value))}::jsonb`;
}
