import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Actor, PEOPLE, session } from './actors';
import { FOREIGN, fill, LOGOS, planRow, SHARED } from './fixture';
import { ADMIN, createDatabase, databaseUrl } from './postgres-access';
import { giveStorage } from './storage';

const BUCKET = 'page-pictures';
const PICTURE = 'aa000000-0000-4000-8000-000000000001';

let client: Client;
beforeAll(async () => {
  const access = inject('postgres');
  await createDatabase(access, 'pictures');
  client = new Client({ connectionString: databaseUrl(access, 'pictures', ADMIN) });
  await client.connect();
  await giveStorage(client);
  await fill(client);
}, 60_000);
afterAll(() => client.end());

/** Runs SQL in a transaction that is rolled back. Returns the number of affected rows or the SQLSTATE. */
async function tried(as: Actor, sql: string, before: readonly string[] = []): Promise<number | string> {
  await client.query('begin');
  try {
    for (const one of before) await client.query(one);
    const { role, sub } = session(as);
    await client.query(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [
      role,
      JSON.stringify({ role, sub }),
    ]);
    return (await client.query(sql)).rowCount ?? 0;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  } finally {
    await client.query('rollback');
  }
}
const put = (folder: string, name = PICTURE, bucket = BUCKET): string =>
  `insert into storage.objects (bucket_id, name) values ('${bucket}', '${folder}/${name}')`;
const enterprise = (person: keyof typeof PEOPLE): string =>
  `update public.entitlements set plan_tier = 'enterprise' where user_id = '${PEOPLE[person]}'`;
const ALL: readonly Actor[] = ['owner', 'editor', 'viewer', 'stranger', 'removed', 'anonymous'];
const whoMay = async (sql: string, before: readonly string[] = []): Promise<Actor[]> => {
  const able: Actor[] = [];
  for (const as of ALL) if ((await tried(as, sql, before)) === 1) able.push(as);
  return able;
};

test('only the owner and editors of a plan can upload, list and delete its pictures', async () => {
  expect(await whoMay(put(SHARED))).toEqual(['owner', 'editor']);
  expect(await whoMay(put(FOREIGN))).toEqual(['stranger']);
  const stored = [put(SHARED)];
  for (const sql of [
    `select from storage.objects where bucket_id = '${BUCKET}'`,
    `delete from storage.objects where bucket_id = '${BUCKET}'`,
  ])
    expect(await whoMay(sql, stored)).toEqual(['owner', 'editor']);
  // Nobody can replace a picture.
  expect(await whoMay(`update storage.objects set name = name || 'x'`, stored)).toEqual([]);
});

test('a picture is refused unless it has a random name in the plan’s folder', async () => {
  for (const name of [
    'x',
    `${PICTURE}/x`,
    `${PICTURE}.svg`,
    `../${FOREIGN}/${PICTURE}`,
    PICTURE.toUpperCase(),
  ])
    expect(await tried('owner', put(SHARED, name)), name).toBe('42501');
  expect(await tried('owner', put(SHARED, PICTURE, 'other'))).toBe('42501');
  expect(await tried('owner', put(`${SHARED}/${SHARED}`))).toBe('42501');
});

test('uploading a logo needs the Enterprise tier, but deleting a logo does not', async () => {
  const folder = PEOPLE.owner;
  expect(await whoMay(put(folder))).toEqual([]);
  const tiers = (['owner', 'editor', 'stranger'] as const).map(enterprise);
  expect(await whoMay(put(folder), tiers)).toEqual(['owner']);
  expect(await tried('owner', put(folder, 'x'), tiers)).toBe('42501');
  const stored = [put(folder)];
  for (const sql of ['select from storage.objects', 'delete from storage.objects'])
    expect(await whoMay(sql, stored)).toEqual(['owner']);
});

test('a plan whose id equals a person’s id gives no access to that person’s logos', async () => {
  const { columns, select } = planRow({ id: PEOPLE.owner, owner_id: PEOPLE.removed });
  const before = [put(PEOPLE.owner, LOGOS.owner), `insert into public.event_plans (${columns}) ${select}`];
  for (const sql of [put(PEOPLE.owner), `delete from storage.objects where bucket_id = '${BUCKET}'`])
    expect(await tried('removed', sql, before)).toBe('PT409');
});

test('a plan has at most twenty pictures', async () => {
  const many = (count: number) =>
    `insert into storage.objects (bucket_id, name)
     select '${BUCKET}', '${SHARED}/' || gen_random_uuid() from generate_series(1, ${count})`;
  expect(await tried('editor', many(20))).toBe(20);
  expect(await tried('editor', put(SHARED), [many(20)])).toBe('42501');
  expect(await tried('stranger', put(FOREIGN), [many(20)])).toBe(1);
});

test('a picture that has been unused for a day is deleted at night', async () => {
  await client.query('begin');
  const put2 = (name: string, days: number, bucket = BUCKET) =>
    client.query(
      `insert into storage.objects (bucket_id, name, created_at) values ($1, $2, now() - $3 * interval '1 day')`,
      [bucket, name, days],
    );
  const unused = async (most = 10): Promise<string[]> =>
    (await client.query('select name from public.unused_pictures(now(), $1) as u (name)', [most])).rows.map(
      ({ name }) => name,
    );
  const picture = (n: number) => PICTURE.replace(/1$/, String(n));
  // The page was last saved three days ago, so pictures that it doesn't show are deleted.
  await client.query(`alter table public.event_pages disable trigger user`);
  await client.query(
    `update public.event_pages set picture = $1, updated_at = now() - interval '3 days' where plan_id = $2`,
    [picture(1), SHARED],
  );
  await put2(`${SHARED}/${picture(1)}`, 3);
  await put2(`${SHARED}/${picture(2)}`, 3);
  await put2(`${SHARED}/${picture(3)}`, 0.9);
  await put2(`${SHARED}/${picture(4)}`, 3, 'plan-files');
  await put2(`${PEOPLE.owner}/${LOGOS.owner}`, 3);
  await put2(`${PEOPLE.stranger}/${LOGOS.owner}`, 3);
  await put2(`${PEOPLE.owner}/${picture(5)}`, 3);
  const gone = [
    `${PEOPLE.owner}/${picture(5)}`,
    `${PEOPLE.stranger}/${LOGOS.owner}`,
    `${SHARED}/${picture(2)}`,
  ];
  expect(await unused()).toEqual(gone);
  expect(await unused(1)).toEqual(gone.slice(0, 1));
  // After a change today, the earlier picture is kept, so that undo can restore it.
  await client.query(`update public.event_pages set updated_at = now() where plan_id = $1`, [SHARED]);
  expect(await unused()).toEqual(gone.slice(0, 2));
  await client.query(
    `insert into private.page_addresses (name, plan_id, held_for, opening, indexed, taken_down_at)
     values ('zoe', $1, $1, 'off', false, now())`,
    [SHARED],
  );
  expect(await unused()).toEqual([...gone.slice(0, 2), `${SHARED}/${picture(1)}`, `${SHARED}/${picture(2)}`]);
  await client.query('delete from public.brands');
  expect(await unused()).toContain(`${PEOPLE.owner}/${LOGOS.owner}`);
  await client.query('rollback');
});
