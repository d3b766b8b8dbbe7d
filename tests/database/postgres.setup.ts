import type { TestProject } from 'vitest/node';
import type { ServerAccess } from './postgres-access';
import { startPostgres } from './postgres-server';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: ServerAccess;
  }
}

/** One PostgreSQL for the whole suite: every file works in a database of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgres', server.access);
  return server.stop;
}
