import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { CATALOGUE, catalogueDifferences, readCatalogue } from './catalogue';
import { fill } from './fixture';
import { migrations } from './migrations';
import { ADMIN, createPlatform, databaseUrl, withClient } from './postgres-access';
import { failures, installProbe } from './probe';
import { rules } from './rules';
import { supabaseIn } from './supabase-cli';

/** Runs the commands of docs/deploy.md with the pinned CLI against a stub of a hosted project. */
const ROOT = join(import.meta.dirname, '..', '..');
const REF = 'abcdefghijklmnopqrst';
const ENV = {
  SITE_URL: 'https://celebra.test',
  FUNCTIONS_URL: `https://${REF}.supabase.co/functions/v1`,
  REMINDERS_SECRET: 'made once',
  SMTP_HOST: 'smtp.mail.test',
  SMTP_USER: 'mailer',
  SMTP_PASS: 'smtp secret',
  SMTP_FROM: 'hello@celebra.test',
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'celebra-push-'));
  await cp(join(ROOT, 'supabase'), join(folder, 'supabase'), { recursive: true });
  // The CLI reads the file `.env` by itself. That file isn't in git, so this test writes it.
  const lines = Object.entries(ENV).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(join(folder, 'supabase', '.env'), lines.join(''));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const HOSTED = readFileSync(new URL('./hosted.sql', import.meta.url), 'utf8');

/** Imitates projects created since May 2026, which grant the API's roles nothing by default. */
const WITHOUT_DEFAULTS = ['tables', 'sequences', 'functions']
  .map(
    (kind) =>
      `alter default privileges for role postgres in schema public revoke all on ${kind} from anon, authenticated, service_role;`,
  )
  .join('\n');

/** Expected differences from the agreed catalogue, which is made without storage. */
const WITH_STORAGE = [
  expect.stringMatching(/^not agreed: function private\.limit_page_pictures\(\), definer/),
  expect.stringMatching(/^not agreed: function private\.limit_plan_files\(\), definer/),
  expect.stringMatching(/^not agreed: trigger: CREATE TRIGGER limit_page_pictures /),
  expect.stringMatching(/^not agreed: trigger: CREATE TRIGGER limit_plan_files /),
];

/**
 * Returns the objects that `postgres` owns in the services' schemas, and our policies and triggers in those
 * schemas.
 */
const foreignOf = async (client: Client) => {
  const { rows } = await client.query<{ line: string }>(`
    select 'owned by postgres: ' || c.oid::regclass as line from pg_class c
    where c.relnamespace::regnamespace::text in ('auth', 'storage', 'realtime', 'extensions')
      and c.relowner = 'postgres'::regrole
    union all
    select cmd || ' on ' || tablename from pg_policies where schemaname in ('storage', 'realtime')
    union all
    select 'trigger ' || tgname from pg_trigger where tgrelid = 'storage.objects'::regclass and not tgisinternal
    order by line`);
  return rows.map(({ line }) => line);
};
// Our policies and triggers in those schemas. Storage has two buckets: one for plan files, one for page
// pictures and logos.
const OURS_THERE = [
  'DELETE on objects',
  'DELETE on objects',
  'DELETE on objects',
  'INSERT on messages',
  'INSERT on objects',
  'INSERT on objects',
  'INSERT on objects',
  'SELECT on messages',
  'SELECT on objects',
  'SELECT on objects',
  'SELECT on objects',
  'trigger limit_page_pictures',
  'trigger limit_plan_files',
];

test('db push --remote sets up a project with the schema, posts and secrets', async () => {
  const url = await createPlatform(inject('postgres'), 'pushed', HOSTED);
  const push = () => supabaseIn(folder, ['db', 'push', `--remote=${url}`, '--include-seed', '--yes']);
  const first = await push();
  expect(first.errors + first.output).not.toMatch(/\berror\b/i);
  expect(first.status).toBe(0);
  await withClient(url, async (client) => {
    const one = async (sql: string) => (await client.query(sql)).rows[0];
    expect(await one('select rolsuper from pg_roles where rolname = current_user')).toEqual({
      rolsuper: false,
    });
    expect(await catalogueDifferences(client)).toEqual(WITH_STORAGE);
    expect(await foreignOf(client)).toEqual(OURS_THERE);
    expect(await one('select count(*)::int > 10 as told from public.blog_posts')).toEqual({ told: true });
    expect((await client.query('select name, secret from vault.secrets order by name')).rows).toEqual([
      { name: 'functions_url', secret: ENV.FUNCTIONS_URL },
      { name: 'reminders_secret', secret: ENV.REMINDERS_SECRET },
    ]);
  });
  const second = await push();
  expect([second.status, second.output + second.errors]).toEqual([0, expect.stringMatching(/up to date/i)]);
});

/** Leaves out the rights of the service role, which depend on the project's default privileges. */
const withoutService = (lines: readonly string[]) =>
  lines
    .filter((line) => !line.startsWith('service_role may'))
    .map((line) => line.replace(', service_role', ''));

test('the migrations grant the agreed rights in a project without default rights', async () => {
  const url = await createPlatform(inject('postgres'), 'pushed_bare', HOSTED + WITHOUT_DEFAULTS);
  await withClient(url, async (client) => {
    for (const { name, sql } of await migrations())
      await client.query(sql).catch((cause) => {
        throw new Error(name, { cause });
      });
    const agreed = (await readFile(CATALOGUE, 'utf8')).split('\n').filter((line) => line !== '');
    const isStorage = (line: string) => /limit_(plan_files|page_pictures)/.test(line);
    const bare = (await readCatalogue(client)).filter((line) => !isStorage(line));
    expect(withoutService(bare)).toEqual(withoutService(agreed));
    expect(await foreignOf(client)).toEqual(OURS_THERE);
  });
  await withClient(databaseUrl(inject('postgres'), 'pushed_bare', ADMIN), async (client) => {
    await fill(client);
    await installProbe({ exec: (sql) => client.query(sql) });
    // The rules of `deployment` are left out, because they create their own vault.
    const ofService = Object.entries(rules)
      .flatMap(([topic, scenarios]) => (topic === 'deployment' ? [] : scenarios))
      .filter(({ steps }) => steps.some(({ as }) => as === 'service'));
    expect(ofService.length).toBeGreaterThan(50);
    expect(await failures(client, ofService)).toEqual([]);
  });
});

test('the test platform refuses new objects in Supabase’s schemas, as a hosted project does', async () => {
  const url = await createPlatform(inject('postgres'), 'pushed_beyond', HOSTED);
  await withClient(url, async (client) => {
    for (const sql of [
      'create table auth.more (id int)',
      'create table storage.more (id int)',
      'alter table storage.objects add column more int',
      'create index on storage.objects (created_at)',
      'alter table realtime.messages enable row level security',
      'create function extensions.more() returns int language sql as $$ select 1 $$',
      'create role more superuser',
    ])
      await expect(client.query(sql), sql).rejects.toMatchObject({ code: '42501' });
    await client.query('create policy more on storage.objects for select using (true)');
  });
});

test('db push targets the local database unless --remote is given', async () => {
  const local = await supabaseIn(folder, ['db', 'push', '--help']);
  expect(local.output).toContain('Local by default. Pass --remote');
});

type Call = { method: string; path: string; body: string };

/** A stub of the management API that answers the calls of `config push`. */
async function managementApi(calls: Call[]): Promise<{ server: Server; url: string }> {
  const project = {
    id: REF,
    ref: REF,
    organization_id: 'x',
    organization_slug: 'x',
    name: 'celebra',
    region: 'eu-west-1',
    created_at: '2026-01-01T00:00:00Z',
    status: 'ACTIVE_HEALTHY',
    database: { host: 'db.test', version: '17.0', postgres_engine: '17', release_channel: 'ga' },
  };
  const auth = { site_url: 'http://localhost:3000', uri_allow_list: 'http://localhost:3000/**' };
  const answers: [RegExp, unknown][] = [
    [/^\/v2\/projects\/\w+\/config/, { data: { id: 'x', type: 'project_config', attributes: { auth } } }],
    [/^\/v1\/projects\/\w+$/, project],
    [/addons/, { selected_addons: [], available_addons: [] }],
  ];
  const server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () => {
      calls.push({ method: req.method ?? '', path: req.url ?? '', body });
      res.setHeader('content-type', 'application/json');
      res.end(JSON.stringify(answers.find(([path]) => path.test(req.url ?? ''))?.[1] ?? {}));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    server,
    url: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
  };
}

test('config push sends no local address with the settings for site, mails and passwords', async () => {
  const calls: Call[] = [];
  const { server, url } = await managementApi(calls);
  try {
    const profile = join(folder, 'profile.yaml');
    await writeFile(profile, `name: test\napi_url: ${url}\ndashboard_url: ${url}\nproject_host: test.test\n`);
    await supabaseIn(folder, ['config', 'push', `--remote=${REF}`, '--profile', profile, '--yes'], {
      SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
    });
    const sent = calls.find(({ method, path }) => method === 'PATCH' && path.endsWith('/config/auth'));
    const settings = JSON.parse(sent?.body ?? '{}');
    expect(settings).toMatchObject({
      site_url: ENV.SITE_URL,
      uri_allow_list: '',
      rate_limit_email_sent: 300,
      smtp_host: ENV.SMTP_HOST,
      smtp_user: ENV.SMTP_USER,
      smtp_pass: ENV.SMTP_PASS,
      smtp_admin_email: ENV.SMTP_FROM,
      security_update_password_require_current_password: true,
    });
    expect(sent?.body).not.toMatch(/localhost|127\.0\.0\.1|env\(/);
  } finally {
    server.close();
  }
});

test('functions deploy --use-api uploads a function with the app files that it imports', async () => {
  await cp(join(ROOT, 'src/domain'), join(folder, 'src/domain'), { recursive: true });
  const sent: string[] = [];
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      if (req.url?.includes('/functions/deploy')) sent.push(body);
      const made = { id: 'x', slug: 'calendar', name: 'calendar', status: 'ACTIVE', version: 1 };
      res.writeHead(req.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' });
      const times = { created_at: 1, updated_at: 1 };
      res.end(JSON.stringify(req.method === 'GET' ? [] : { ...made, ...times }));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const profile = join(folder, 'profile.yaml');
    await writeFile(profile, `name: test\napi_url: ${url}\ndashboard_url: ${url}\nproject_host: test.test\n`);
    const { output, errors } = await supabaseIn(
      folder,
      ['functions', 'deploy', 'calendar', '--use-api', `--remote=${REF}`, '--profile', profile, '--yes'],
      { SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}` },
    );
    expect(sent.length, output + errors).toBe(1);
    const files = new Set([...(sent[0] ?? '').matchAll(/filename="([^"]+)"/g)].map(([, name]) => name));
    expect([...files].filter((name) => name?.includes('src/domain')).sort()).toEqual([
      'src/domain/calendar.ts',
      'src/domain/money.ts',
      'src/domain/plan/event-days.ts',
      'src/domain/plan/facts.ts',
      'src/domain/timeline/calendar/ics-text.ts',
      'src/domain/timeline/calendar/ics-zone.ts',
      'src/domain/timeline/calendar/ics.ts',
      'src/domain/timeline/item.ts',
      'src/domain/timeline/zone.ts',
    ]);
    expect([...files]).toContain('supabase/functions/calendar/index.ts');
  } finally {
    server.close();
  }
});
