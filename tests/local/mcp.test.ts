import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdLine } from '../../src/data/suggested-changes';
import type { SuggestedChange } from '../../src/data/suggestions';
import type { Noun, Row } from '../../src/data/sync/noun';
import { NOUNS } from '../../src/data/sync/nouns';
import { addDays } from '../../src/domain/calendar';
import { today } from '../../src/lib/format';
import { type LocalBackend, startLocalBackend } from '../../supabase/local/server.ts';
import { newAccount } from './account.ts';

/** Tests API access with the official client of the Model Context Protocol (MCP). */
let backend: LocalBackend;
beforeAll(async () => {
  backend = await startLocalBackend();
});
afterAll(() => backend.stop());

const address = () => new URL(`${backend.url}/functions/v1/mcp`);
const asService = { 'Content-Type': 'application/json' };

async function setTier(user_id: string, plan_tier: string): Promise<void> {
  const answer = await fetch(`${backend.url}/rest/v1/entitlements?user_id=eq.${user_id}`, {
    method: 'PATCH',
    headers: { ...asService, apikey: backend.secretKey },
    body: JSON.stringify({ plan_tier }),
  });
  expect(answer.ok).toBe(true);
}

/** Creates an Enterprise account with a wedding, a task, a guest, and a key for programs. */
async function connected() {
  const account = await newAccount(backend);
  await setTier(account.id, 'enterprise');
  const { db } = account;
  const [plan, task, guest] = [randomUUID(), randomUUID(), randomUUID()];
  const save = async (table: string, id: string, row: Record<string, unknown>) => {
    const { error } = await db.rpc('save_rows', {
      plan_id: plan,
      changes: [{ table, id, version: 0, row }] as never,
    });
    expect(error).toBeNull();
  };
  await save('event_plans', plan, {
    name: 'Boda en Lugo',
    event_type: 'wedding',
    couple_type: 'bride-and-bride',
    event_date: addDays(today(), 90),
    duration: 8,
    budget: '24000.00',
    currency: 'EUR',
    guest_count: 100,
    country: 'ES',
    city: 'Lugo',
    location_type: 'indoor',
  });
  await save('tasks', task, {
    task_name: 'Llamar a la banda',
    recommended_completion_date: addDays(today(), 3),
    task_category: 'music',
    priority_level: 1,
  });
  await save('guests', guest, { name: 'Uxía', last_name: 'Castro', email: 'uxia@example.org' });
  const token = `cel_${randomBytes(16).toString('hex')}`;
  const token_hash = createHash('sha256').update(token).digest('hex');
  const { error } = await db.from('access_tokens').insert({ token_hash, name: 'Claude' });
  expect(error).toBeNull();
  return { ...account, plan, task, key: token };
}

async function connect(token: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StreamableHTTPClientTransport(address(), {
      requestInit: { headers: { Authorization: `Bearer ${token}` } },
    }),
  );
  return client;
}

async function use(client: Client, name: string, args: Record<string, unknown> = {}) {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [first] = content as { type: string; text: string }[];
  const text = first?.text ?? '';
  return isError ? { refused: text } : { told: JSON.parse(text) };
}

test('a person’s program can read plans and suggest changes but not make changes', async () => {
  const { key, plan, task, db, id } = await connected();
  const client = await connect(key);
  expect(client.getServerVersion()?.name).toBe('celebra');
  expect(client.getInstructions()).toContain('suggest');
  const { tools } = await client.listTools();
  expect(tools.map(({ name, annotations }) => `${name} ${annotations?.readOnlyHint}`)).toEqual([
    'list_plans true',
    'read_plan true',
    'read_rows true',
    'list_columns true',
    'suggest false',
  ]);
  expect((await use(client, 'list_plans')).told).toMatchObject([
    { id: plan, name: 'Boda en Lugo', role: 'owner', currency: 'EUR' },
  ]);
  expect((await use(client, 'read_plan', { plan_id: plan })).told).toMatchObject({ budget: 24000 });
  expect((await use(client, 'read_rows', { plan_id: plan, table: 'tasks' })).told).toMatchObject({
    total: 1,
    rows: [{ id: task, task_name: 'Llamar a la banda' }],
  });
  const guests = (await use(client, 'read_rows', { plan_id: plan, table: 'guests' })).told;
  expect(guests.rows[0]).toMatchObject({ name: 'Uxía' });
  expect(JSON.stringify(guests)).not.toContain('uxia@example.org');
  expect((await use(client, 'list_columns', { table: 'tasks' })).told).toMatchObject({
    task_name: { required: true },
  });

  const suggested = await use(client, 'suggest', {
    plan_id: plan,
    reason: 'La banda  pide\nuna señal.',
    changes: [
      { table: 'tasks', id: task, row: { priority_level: 2 } },
      {
        table: 'tasks',
        row: { task_name: 'Pagar la señal', recommended_completion_date: addDays(today(), 9) },
      },
    ],
  });
  expect(suggested.told).toMatchObject({ lines: 2 });
  expect(suggested.told.decided_at).toBe(`${backend.url}/app/event-plan/${plan}/suggestions`);
  const { data } = await db.from('suggestions').select('author, reason, states').eq('plan_id', plan);
  expect(data).toEqual([
    { author: id, reason: 'Claude: La banda pide una señal.', states: ['open', 'open'] },
  ]);
  const { data: tasks } = await db.from('tasks').select('priority_level').eq('plan_id', plan);
  expect(tasks).toEqual([{ priority_level: 1 }]);
  const { data: used } = await db.from('access_tokens').select('used_at');
  expect(used?.[0]?.used_at).not.toBeNull();
  await client.close();
});

test('every suggestion from a program can be accepted in the app', async () => {
  const { key, plan, task, db } = await connected();
  const item = randomUUID();
  const { error } = await db.rpc('save_rows', {
    plan_id: plan,
    changes: [
      {
        table: 'budget_items',
        id: item,
        version: 0,
        row: {
          category: 'music',
          vendor_name: 'Banda Ñu',
          planned_amount: '1200.50',
          budget_payments: [
            { id: randomUUID(), kind: 'deposit', amount: '300.00', due_date: addDays(today(), 9) },
          ],
        },
      },
    ] as never,
  });
  expect(error).toBeNull();
  const client = await connect(key);
  const changes = [
    { table: 'tasks', row: { task_name: 'Pagar', recommended_completion_date: addDays(today(), 9) } },
    { table: 'tasks', id: task, row: { completed_at: new Date().toISOString() } },
    { table: 'budget_items', row: { category: 'drinks', vendor_name: 'Bodega', planned_amount: 900 } },
    { table: 'budget_items', id: item, row: { planned_amount: 1300, description: 'Con baile' } },
    { table: 'contributions', row: { contributor: 'Tía Uxía', amount: 500, starts_on: today() } },
    { table: 'guests', row: { name: 'Iria', last_name: 'Souto' } },
    { table: 'event_parts', row: { name: 'Brunch' } },
    {
      table: 'timeline_items',
      row: { kind: 'milestone', title: 'Invitaciones', starts_on: today(), event_on: addDays(today(), 90) },
    },
    { table: 'vendor_quotes', row: { category: 'music', vendor_name: 'DJ Íñigo', price: 950.5 } },
    { table: 'scenarios', row: { name: 'Más íntima' } },
  ];
  expect((await use(client, 'suggest', { plan_id: plan, reason: 'x', changes })).told).toMatchObject({
    lines: changes.length,
  });
  const removal = [{ table: 'budget_items', id: item, row: null }];
  expect((await use(client, 'suggest', { plan_id: plan, reason: 'y', changes: removal })).told).toMatchObject(
    {
      lines: 1,
    },
  );
  await client.close();
  const { data: suggestions } = await db.from('suggestions').select('changes').eq('plan_id', plan);
  const { data: items } = await db.from('budget_items').select('*, budget_payments(*)').eq('id', item);
  const { data: tasks } = await db.from('tasks').select('*').eq('id', task);
  const stored: { [id: string]: Row } = {
    [item]: NOUNS.budget_items.toRow(items?.[0] as never),
    [task]: NOUNS.tasks.toRow(tasks?.[0] as never),
  };
  const lines = (suggestions ?? []).flatMap(({ changes: one }) => one as unknown as SuggestedChange[]);
  expect(lines).toHaveLength(changes.length + 1);
  for (const line of lines) {
    const held = holdLine(line, stored[line.id] ?? null);
    expect([line.table, held.fit]).toEqual([line.table, 'fits']);
    // Stores the line's change, as accepting the suggestion does.
    const { after } = held.change ?? {};
    const noun: Noun = NOUNS[line.table];
    const answer = await db.rpc('save_rows', {
      plan_id: plan,
      changes: [
        { table: line.table, id: line.id, version: line.version, row: after ? noun.toJson(after) : null },
      ] as never,
    });
    // The suggestion's last line deletes a row that has changed meanwhile, and this can fail. Therefore only
    // the changes of the other lines must succeed.
    if (line.row) expect(answer.error).toBeNull();
  }
});

test('an invalid call by a program is refused with an explanation', async () => {
  const { key, plan } = await connected();
  const theirs = await connected();
  const client = await connect(key);
  const refused = async (name: string, args: Record<string, unknown>) =>
    (await use(client, name, args)).refused;
  expect(await refused('read_plan', { plan_id: theirs.plan })).toMatch(/no such plan/);
  expect(await refused('read_rows', { plan_id: plan, table: 'household_tokens' })).toMatch(/table/);
  expect(
    await refused('suggest', {
      plan_id: plan,
      reason: 'x',
      changes: [{ table: 'tasks', id: theirs.task, row: { task_name: 'x' } }],
    }),
  ).toMatch(/no such plan or row/);
  expect(
    await refused('suggest', { plan_id: plan, reason: 'x', changes: [{ table: 'tasks', row: { when: 1 } }] }),
  ).toMatch(/unknown field \(when\)/);
  await expect(client.callTool({ name: 'delete_plan', arguments: {} })).rejects.toThrow(/delete_plan/);
  await client.close();
});

test('a program with a person’s session token can list that person’s plans', async () => {
  const { token, plan } = await connected();
  const client = await connect(token);
  expect((await use(client, 'list_plans')).told).toMatchObject([{ id: plan }]);
  await client.close();
});

const post = (token: string | null) =>
  fetch(address(), {
    method: 'POST',
    headers: {
      ...asService,
      Accept: 'application/json, text/event-stream',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
  });

/**
 * Returns a session's token with further claims, in the format that the sign-in service gives to programs.
 */
function programToken(token: string, claims: object): string {
  const [head, body = ''] = token.split('.');
  const own = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), ...claims };
  const signed = `${head}.${Buffer.from(JSON.stringify(own)).toString('base64url')}`;
  return `${signed}.${createHmac('sha256', backend.jwtSecret).update(signed).digest('base64url')}`;
}

test('a program’s token works for the mcp function but not for other functions', async () => {
  const { token, plan } = await connected();
  const statusOf = async (name: string, own: string) => {
    const answer = await fetch(`${backend.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { ...asService, Authorization: `Bearer ${own}` },
      body: JSON.stringify({ action: 'preview', plan_id: plan, households: [], messages: [], tools: [] }),
    });
    await answer.body?.cancel();
    return answer.status;
  };
  const programs = [
    programToken(token, { role: 'anon', client_id: randomUUID() }),
    programToken(token, { role: 'anon' }),
    programToken(token, { client_id: randomUUID() }),
  ];
  for (const own of programs) {
    const listed = await post(own);
    expect(listed.status).toBe(200);
    await listed.body?.cancel();
  }
  for (const name of ['invitations', 'assist', 'billing', 'checkout', 'find-vendors']) {
    expect(await statusOf(name, token), name).not.toBe(401);
    for (const own of programs) expect(await statusOf(name, own), name).toBe(401);
  }
});

test('a request without a valid key is refused with the address for signing in', async () => {
  const { key, db, id } = await connected();
  const listed = await post(key);
  expect([listed.status, listed.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  await listed.body?.cancel();
  const metadata = `${backend.url}/functions/v1/mcp/oauth-protected-resource`;
  await db.from('access_tokens').delete().eq('user_id', id);
  const tokens = [null, '', 'x', key, `cel_${'0'.repeat(32)}`, backend.anonKey, 'a.b.c'];
  for (const one of tokens) {
    const answer = await post(one);
    expect([answer.status, answer.headers.get('www-authenticate')], `${one}`).toEqual([
      401,
      `Bearer resource_metadata="${metadata}"`,
    ]);
    await answer.body?.cancel();
  }
  const answer = await fetch(metadata);
  expect(await answer.json()).toMatchObject({
    resource: `${backend.url}/functions/v1/mcp`,
    authorization_servers: [`${backend.url}/auth/v1`],
  });
  expect((await fetch(address())).status).toBe(405);
  const preflight = await fetch(address(), { method: 'OPTIONS' });
  expect(preflight.headers.get('access-control-allow-headers')).toContain('mcp-protocol-version');
});

test('a program’s key is refused if the tier does not include programs', async () => {
  const { key, id } = await connected();
  await setTier(id, 'pro');
  expect((await post(key)).status).toBe(403);
});
