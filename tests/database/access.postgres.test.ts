import { Client } from 'pg';
import { inject } from 'vitest';
import { tryAccess } from './access-suite';
import { createDatabase } from './postgres-access';

tryAccess(async () => {
  const client = new Client({ connectionString: await createDatabase(inject('postgres'), 'access') });
  await client.connect();
  return {
    query: async (sql, params) => client.query(sql, params),
    exec: async (sql) => client.query(sql),
    close: async () => client.end(),
  };
});
