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

const PLATFORM = ['./platform.sql', '../../supabase/local/realtime.sql'];

/** Returns the SQL of a Supabase project's state before the first migration. */
export async function platformSql(): Promise<string> {
  const texts = PLATFORM.map((name) => readFile(fileURLToPath(new URL(name, import.meta.url)), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}
