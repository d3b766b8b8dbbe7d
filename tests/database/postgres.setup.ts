import type { TestProject } from 'vitest/node';
import type { ServerAccess } from './postgres-access';
import { startPostgres } from './postgres-server';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: ServerAccess;
  }
}

/** Starts one PostgreSQL server for all database tests. Each test file has a separate database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgres', server.access);
  return server.stop;
}
