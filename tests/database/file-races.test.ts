import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { create } from './calls';
import { ADMIN, createDatabase, databaseUrl, withClient } from './postgres-access';
import { giveStorage } from './storage';

const PARALLEL = 30;
const ROOM = 4;

let pool: Pool;

beforeAll(async () => {
  const access = inject('postgres');
  const connectionString = await createDatabase(access, 'file_races');
  await withClient(databaseUrl(access, 'file_races', ADMIN), (client) => giveStorage(client));
  pool = new Pool({ connectionString, max: PARALLEL });
}, 60_000);

afterAll(() => pool.end());

/**
 * Uploads in a transaction that stays open for a moment, so that uploads overlap. Returns `ok` or the
 * SQLSTATE.
 */
async function upload(sql: string, as: { role: string; sub: string }): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [
      as.role,
      JSON.stringify(as),
    ]);
    await client.query(sql);
    await client.query('select pg_sleep(0.03)');
    await client.query('commit');
    return 'ok';
  } catch (error) {
    await client.query('rollback');
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  } finally {
    client.release();
  }
}

// Once a policy has allowed the upload, the storage service writes with its own rights. So the limit must
// hold for both roles.
test.each(['authenticated', 'postgres'])(
  'a plan has at most 200 files, even if the role %s uploads many at once',
  async (role) => {
    const sub = randomUUID();
    const plan = randomUUID();
    await pool.query('insert into auth.users (id) values ($1)', [sub]);
    expect(await upload(`select ${create({ id: plan })}`, { role: 'authenticated', sub })).toBe('ok');
    await pool.query(
      `insert into storage.objects (bucket_id, name)
     select 'plan-files', $1 || '/' || gen_random_uuid() from generate_series(1, $2::int)`,
      [plan, 200 - ROOM],
    );
    const add = () =>
      upload(
        `insert into storage.objects (bucket_id, name) values ('plan-files', '${plan}/${randomUUID()}')`,
        {
          role,
          sub,
        },
      );
    const outcomes = await Promise.all(Array.from({ length: PARALLEL }, add));
    expect(outcomes.filter((one) => one === 'ok')).toHaveLength(ROOM);
    expect(new Set(outcomes)).toEqual(new Set(['ok', '42501']));
    const { rows } = await pool.query(
      'select count(*)::int as held from storage.objects where name like $1',
      [`${plan}/%`],
    );
    expect(rows).toEqual([{ held: 200 }]);
  },
);
