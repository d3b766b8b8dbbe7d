import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const folder = new URL('../../supabase/migrations/', import.meta.url);

/** Returns the migrations in the order in which they are applied. */
export async function migrations(): Promise<{ name: string; sql: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(new URL(name, folder), 'utf8') })),
  );
}

const PLATFORM = ['./platform.sql', '../../supabase/local/realtime.sql'];

/** Returns SQL that creates what a Supabase project contains before the first migration. */
export async function platformSql(): Promise<string> {
  const texts = PLATFORM.map((name) => readFile(fileURLToPath(new URL(name, import.meta.url)), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}
