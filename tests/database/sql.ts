/** The query function that PGlite and PostgreSQL share, so that the same tests run on both. */
export type Sql = {
  query<Row extends object>(sql: string, params?: unknown[]): Promise<{ rows: Row[] }>;
};

export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

export function json(value: unknown): string {
  return `${literal(JSON.stringify(value))}::jsonb`;
}
