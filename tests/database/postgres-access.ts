import { Client } from 'pg';
import { migrations, platformSql } from './migrations';

/** The superuser. As on hosted projects, `postgres` owns the schema but isn't a superuser. */
export const ADMIN = 'supabase_admin';
const TEMPLATE = 'migrated';

export type ServerAccess = { port: number; password: string };

export function databaseUrl({ port, password }: ServerAccess, database: string, user = 'postgres'): string {
  return `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;
}

async function connected(url: string): Promise<Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Runs `work` with a new connection. Waits up to five seconds while the server starts. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connected(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function asAdmin(access: ServerAccess, sql: string, database = 'template1') {
  return withClient(databaseUrl(access, database, ADMIN), (client) => client.query(sql));
}

/** Creates the template database with all migrations, from which the test databases are copied. */
export async function createTemplate(access: ServerAccess): Promise<void> {
  await asAdmin(
    access,
    `create role postgres login createdb createrole bypassrls password '${access.password}'`,
  );
  await asAdmin(access, `create database ${TEMPLATE} owner postgres`);
  await asAdmin(access, await platformSql(), TEMPLATE);
  await withClient(databaseUrl(access, TEMPLATE), async (client) => {
    for (const { sql } of await migrations()) await client.query(sql);
  });
}

/** The source database must have no open connections. */
export async function copyDatabase(access: ServerAccess, from: string, name: string): Promise<void> {
  await asAdmin(access, `drop database if exists ${name} with (force)`);
  await asAdmin(access, `create database ${name} template ${from} owner postgres`);
}

/**
 * Creates a database like that of a new project, before any migration. Returns the connection string for the
 * role `postgres`.
 */
export async function createPlatform(access: ServerAccess, name: string, more = ''): Promise<string> {
  await asAdmin(access, `drop database if exists ${name} with (force)`);
  await asAdmin(access, `create database ${name} owner postgres`);
  await asAdmin(access, `${await platformSql()}${more}`, name);
  return databaseUrl(access, name);
}

/** Copies the migrated template database. Returns the connection string for `postgres`, the copy's owner. */
export async function createDatabase(access: ServerAccess, name: string): Promise<string> {
  await copyDatabase(access, TEMPLATE, name);
  return databaseUrl(access, name);
}
