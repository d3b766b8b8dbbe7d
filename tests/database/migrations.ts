import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const folder = new URL('../../supabase/migrations/', import.meta.url);

/** The project's migrations in the order in which they apply. */
export async function migrations(): Promise<{ name: string; sql: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(new URL(name, folder), 'utf8') })),
  );
}

/** What a Supabase project holds before the first migration. */
export function platformSql(): Promise<string> {
  return readFile(fileURLToPath(new URL('./platform.sql', import.meta.url)), 'utf8');
}
