import { migrations } from './migrations';
import type { Sql } from './sql';

/** The tables of the storage service, as far as our policies and limits use them. */
const STORAGE = `
  create schema storage;
  create table storage.buckets (id text primary key, name text, public boolean, file_size_limit bigint, allowed_mime_types text[]);
  create table storage.objects (bucket_id text, name text, created_at timestamptz default now());
  alter table storage.objects enable row level security;
  alter table storage.objects owner to postgres;
  alter table storage.buckets owner to postgres;
  grant usage on schema storage to anon, authenticated, postgres;
  grant insert, select, update, delete on storage.objects to anon, authenticated;
`;

/** The part of the migrations that runs only on a database with storage. */
const BLOCK = /do \$\$\nbegin\n {2}if to_regclass\('storage\.objects'\) is null then.*?\n\$\$;/su;

/** Adds the storage service's tables and our policies for them to a database. Needs a superuser. */
export async function giveStorage(db: Sql): Promise<void> {
  await db.query(STORAGE);
  await db.query('set role postgres');
  for (const { sql } of await migrations()) {
    const [block] = BLOCK.exec(sql) ?? [];
    if (block) await db.query(block);
  }
  await db.query('reset role');
}
