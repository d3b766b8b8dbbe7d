import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { StorageClient } from '@supabase/storage-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DemoTools } from '../../supabase/local/backend.ts';
import { type LocalBackend, startLocalBackend } from '../../supabase/local/server.ts';
import { newAccount } from './account.ts';

/**
 * The embedded backend must refuse what a hosted project refuses. The rules and their sources are in
 * `supabase/local/CONTRACT.md`.
 */
let backend: LocalBackend;
let sql: DemoTools['sql'];
let owner: Awaited<ReturnType<typeof newAccount>>;
let stranger: typeof owner;
const PLAN = randomUUID();

/** Functions for these tests only: a slow one, two that write, and one whose statement fails. */
const FUNCTIONS = [
  `create function public.contract_count(many int) returns bigint language sql volatile set search_path = ''
   as 'select count(*) from generate_series(1, many)'`,
  `create function public.contract_write() returns void language sql volatile set search_path = ''
   as 'create temporary table written (id int)'`,
  `create function public.contract_write_stable() returns void language sql stable set search_path = ''
   as 'select public.contract_write()'`,
  `create function public.contract_cardinality() returns int language sql stable set search_path = ''
   as 'select (select n from generate_series(1, 2) n)'`,
  'grant execute on function public.contract_write, public.contract_write_stable, public.contract_cardinality to anon',
  // The service role has no timeout by default, and no other test uses this role.
  'grant execute on function public.contract_count to service_role',
  `alter role service_role set statement_timeout = '300ms'`,
];

beforeAll(async () => {
  backend = await startLocalBackend({
    demo: async (tools) => {
      sql = tools.sql;
      for (const statement of FUNCTIONS) await sql(statement, []);
    },
  });
  owner = await newAccount(backend);
  stranger = await newAccount(backend);
  const { error } = await owner.db.from('event_plans').insert({
    id: PLAN,
    name: 'Boda',
    event_type: 'wedding',
    event_date: '2199-06-05',
    budget: 30000,
    currency: 'EUR',
    guest_count: 100,
    country: 'ES',
    city: 'Madrid',
    location_type: 'indoor',
  });
  if (error) throw new Error(error.message);
}, 120_000);
afterAll(() => backend?.stop());

/** Returns the owner's token, but with other claims or signed with another secret. */
function tokenWith(claims: object, secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const head = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: owner.id, role: 'authenticated', iat: now - 7200, exp: now + 60, ...claims })}`;
  return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`;
}

describe('REST', () => {
  const rest = async (
    method: string,
    path: string,
    { token, body, ...headers }: { token?: string; body?: unknown } & Record<string, unknown> = {},
  ) => {
    const answer = await fetch(`${backend.url}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: backend.anonKey,
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(headers as Record<string, string>),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : null };
  };
  const mine = (more: object = {}) => ({ token: owner.token, ...more });
  const RETURNED = { Prefer: 'return=representation' };

  const household = async () => {
    const id = randomUUID();
    const { error } = await owner.db.from('households').insert({ id, plan_id: PLAN, name: 'Los Núñez' });
    if (error) throw new Error(error.message);
    return id;
  };
  const link = (household_id: string) => ({
    token: randomBytes(16).toString('hex'),
    plan_id: PLAN,
    household_id,
  });

  test('a write that returns rows is refused if the role can’t read the key column', async () => {
    const row = link(await household());
    const path = 'household_tokens?select=household_id';
    const refused = { status: 403, body: { code: '42501' } };
    expect(await rest('POST', path, mine({ body: row, ...RETURNED }))).toMatchObject(refused);
    expect(await rest('POST', path, mine({ body: row, Prefer: 'return=headers-only' }))).toMatchObject(
      refused,
    );
    expect(await rest('POST', 'household_tokens', mine({ body: row }))).toEqual({ status: 201, body: null });
    const named = `household_links?household_id=eq.${row.household_id}`;
    expect(await rest('DELETE', `${named}&select=household_id`, mine(RETURNED))).toMatchObject(refused);
    expect((await rest('GET', `${named}&select=household_id`, mine())).body).toHaveLength(1);
    expect(await rest('DELETE', named, mine())).toEqual({ status: 204, body: null });
    expect((await rest('GET', `${named}&select=household_id`, mine())).body).toEqual([]);
  });

  test('a write returns only the selected columns of the changed rows', async () => {
    const id = await household();
    const path = `households?id=eq.${id}&select=name`;
    const answer = await rest('PATCH', path, mine({ body: { name: 'Los Gil', version: 1 }, ...RETURNED }));
    expect(answer).toEqual({ status: 200, body: [{ name: 'Los Gil' }] });
  });

  test.each([
    ['GET', 'rpc/contract_write', 405],
    ['POST', 'rpc/contract_write_stable', 405],
    ['POST', 'rpc/contract_write', 204],
  ])('for a function that changes data, a %s request to %s gets status %i', async (method, path, status) => {
    const answer = await rest(method, path, method === 'POST' ? { body: {} } : {});
    expect(answer.status).toBe(status);
    if (status === 405) expect(answer.body.code).toBe('25006');
  });

  test('the statement timeout is 3 seconds for visitors and 8 seconds for signed-in people', async () => {
    const rows = await sql(
      `select rolname as role, setconfig as settings from pg_db_role_setting join pg_roles on pg_roles.oid = setrole
       where rolname in ('anon', 'authenticated') order by 1`,
      [],
    );
    expect(rows).toEqual([
      { role: 'anon', settings: ['statement_timeout=3s'] },
      { role: 'authenticated', settings: ['statement_timeout=8s'] },
    ]);
  });

  test('a statement that exceeds its timeout fails with status 500 and code 57014', async () => {
    const count = (many: number) =>
      rest('POST', 'rpc/contract_count', { body: { many }, apikey: backend.secretKey });
    expect(await count(1000)).toEqual({ status: 200, body: 1000 });
    expect(await count(3_000_000)).toMatchObject({ status: 500, body: { code: '57014' } });
  });

  test('every list in a response has at most max_rows rows, even a nested list', async () => {
    const many = `from generate_series(1, 1001) n`;
    await sql(
      `insert into public.households (id, plan_id, name) select gen_random_uuid(), $1, 'H' || n ${many}`,
      [PLAN],
    );
    const flat = await rest('GET', `households?select=id&plan_id=eq.${PLAN}`, mine());
    expect(flat.body).toHaveLength(1000);
    const asked = await rest('GET', `households?select=id&plan_id=eq.${PLAN}&limit=2000`, mine());
    expect(asked.body).toHaveLength(1000);
    const nested = await rest('GET', `event_plans?select=id,households(id)&id=eq.${PLAN}`, mine());
    expect(nested.body[0].households).toHaveLength(1000);
  });

  test('a request for a single object gets status 406 if it matches no row or several rows', async () => {
    const one = { Accept: 'application/vnd.pgrst.object+json' };
    await household();
    await household();
    const none = await rest('GET', `households?id=eq.${randomUUID()}`, mine(one));
    expect(none).toMatchObject({
      status: 406,
      body: { code: 'PGRST116', details: 'The result contains 0 rows' },
    });
    const several = await rest('GET', `households?select=id&limit=2`, mine(one));
    expect(several).toMatchObject({ status: 406, body: { code: 'PGRST116' } });
    const single = await rest('GET', `event_plans?select=name&id=eq.${PLAN}`, mine(one));
    expect(single).toEqual({ status: 200, body: { name: 'Boda' } });
  });

  test('a change for a single object is rolled back if it matches several rows', async () => {
    const ids = [await household(), await household()].join(',');
    const one = { ...RETURNED, Accept: 'application/vnd.pgrst.object+json' };
    const change = { body: { name: 'Los dos', version: 1 }, ...one };
    const answer = await rest('PATCH', `households?id=in.(${ids})&select=name`, mine(change));
    expect(answer).toMatchObject({ status: 406, body: { code: 'PGRST116' } });
    const after = await rest('GET', `households?id=in.(${ids})&select=name`, mine());
    expect(after.body).toEqual([{ name: 'Los Núñez' }, { name: 'Los Núñez' }]);
  });

  test('a change that matches no row gets status 406 only if a single object was requested', async () => {
    const nobody = `households?id=eq.${randomUUID()}`;
    const one = { ...RETURNED, Accept: 'application/vnd.pgrst.object+json' };
    const change = { name: 'Nadie', version: 1 };
    expect((await rest('PATCH', `${nobody}&select=name`, mine({ body: change, ...one }))).status).toBe(406);
    expect(await rest('PATCH', `${nobody}&select=name`, mine({ body: change, ...RETURNED }))).toEqual({
      status: 200,
      body: [],
    });
    expect((await rest('PATCH', nobody, mine({ body: change }))).status).toBe(204);
    expect(await rest('GET', nobody, mine())).toEqual({ status: 200, body: [] });
  });

  test('a missing permission causes status 401 without a session and 403 with a session', async () => {
    const asked = 'contact_messages?select=id';
    expect(await rest('GET', asked)).toMatchObject({ status: 401, body: { code: '42501' } });
    expect(await rest('GET', asked, mine())).toMatchObject({ status: 403, body: { code: '42501' } });
  });

  test('a subquery that unexpectedly returns several rows causes status 500', async () => {
    const answer = await rest('POST', 'rpc/contract_cardinality', { body: {} });
    expect(answer).toMatchObject({ status: 500, body: { code: '21000' } });
  });

  test('a request with an expired or wrongly signed token gets status 401', async () => {
    const { jwtSecret } = backend;
    const expired = tokenWith({ exp: Math.floor(Date.now() / 1000) - 60 }, jwtSecret);
    expect(await rest('GET', 'event_plans', { token: tokenWith({}, jwtSecret) })).toMatchObject({
      status: 200,
    });
    expect(await rest('GET', 'event_plans', { token: expired })).toMatchObject({
      status: 401,
      body: { code: 'PGRST303', message: 'JWT expired' },
    });
    const foreign = await rest('GET', 'event_plans', { token: tokenWith({}, 'x'.repeat(48)) });
    expect(foreign).toMatchObject({ status: 401, body: { code: 'PGRST301' } });
  });
});

describe('Storage', () => {
  const PDF = new TextEncoder().encode('%PDF-1.7 un contrato').buffer;
  const files = (token: string | null) =>
    new StorageClient(`${backend.url}/storage/v1`, {
      apikey: backend.anonKey,
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    }).from('plan-files');
  const add = (
    token: string | null,
    path: string,
    bytes: ArrayBuffer = PDF,
    contentType = 'application/pdf',
  ) => files(token).upload(path, bytes, { contentType });
  const path = () => `${PLAN}/${randomUUID()}`;

  /** Returns three invalid tokens, which storage treats as if no token had been sent. */
  const badTokens = (): [string, string][] => [
    ['expired', tokenWith({ exp: Math.floor(Date.now() / 1000) - 60 }, backend.jwtSecret)],
    ['foreign', tokenWith({}, 'x'.repeat(48))],
    ['malformed', 'no.token'],
  ];

  /** Storage answers every refusal with HTTP status 400. The body contains the real status. */
  const expectRefused = async (answer: Promise<{ error: unknown }>, statusCode: string, about = statusCode) =>
    expect((await answer).error, about).toMatchObject({ status: 400, statusCode });

  test('storage refuses uploads, lists and deletions with an invalid token', async () => {
    const there = path();
    expect((await add(owner.token, there)).error).toBeNull();
    for (const [kind, token] of badTokens()) {
      await expectRefused(add(token, path()), '403', `${kind}: upload`);
      await expectRefused(files(token).list(PLAN), '403', `${kind}: list`);
      await expectRefused(files(token).remove([there]), '403', `${kind}: remove`);
    }
    const answer = await fetch(`${backend.url}/storage/v1/object/plan-files/${there}`, {
      headers: { apikey: backend.anonKey, Authorization: `Bearer ${badTokens()[0]?.[1]}` },
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ statusCode: '404' });
  });

  test('a visitor without a token can’t upload, list or find files in storage', async () => {
    await expectRefused(add(null, path()), '403');
    expect((await files(null).list(PLAN)).data).toEqual([]);
    await expectRefused(files(null).info(path()), '404');
  });

  test('a person can’t upload or delete files in another person’s plan', async () => {
    const there = path();
    await add(owner.token, there);
    await expectRefused(add(stranger.token, path()), '403');
    expect(await files(stranger.token).remove([there])).toMatchObject({ data: [], error: null });
  });

  test('storage refuses a duplicate file with 409, a large file with 413, a wrong type with 415', async () => {
    const there = path();
    await add(owner.token, there);
    await expectRefused(add(owner.token, there), '409');
    await expectRefused(add(owner.token, path(), new ArrayBuffer(11 * 1024 * 1024)), '413');
    await expectRefused(add(owner.token, path(), PDF, 'text/html'), '415');
  });
});
