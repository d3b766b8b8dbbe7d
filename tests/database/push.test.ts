import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createPlatform, withClient } from './postgres-access';
import { supabaseIn } from './supabase-cli';

/** The commands of docs/deploy.md, with the pinned CLI, on a stand-in for a hosted project. */
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
  // The one file outside git, which the CLI reads by itself.
  const lines = Object.entries(ENV).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(join(folder, 'supabase', '.env'), lines.join(''));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** As far as the CLI and the scheduler's function use it. */
const VAULT = `
  create schema vault authorization postgres;
  create table vault.secrets (id uuid primary key default gen_random_uuid(), name text unique, secret text);
  alter table vault.secrets owner to postgres;
  create view vault.decrypted_secrets as select name, secret as decrypted_secret from vault.secrets;
  alter view vault.decrypted_secrets owner to postgres;
  create function vault.create_secret(secret text, name text) returns uuid language sql
    as 'insert into vault.secrets (secret, name) values ($1, $2) returning id';
  create function vault.update_secret(id uuid, secret text) returns void language sql
    as 'update vault.secrets set secret = $2 where vault.secrets.id = $1';`;

test('db push --remote brings schema, posts and vault to a project whose postgres is no superuser, once', async () => {
  const url = await createPlatform(inject('postgres'), 'pushed', VAULT);
  const push = () => supabaseIn(folder, ['db', 'push', `--remote=${url}`, '--include-seed', '--yes']);
  const first = await push();
  expect(first.errors + first.output).not.toMatch(/\berror\b/i);
  expect(first.status).toBe(0);
  await withClient(url, async (client) => {
    const one = async (sql: string) => (await client.query(sql)).rows[0];
    expect(await one('select rolsuper from pg_roles where rolname = current_user')).toEqual({
      rolsuper: false,
    });
    expect(await one('select count(*)::int > 10 as told from public.blog_posts')).toEqual({ told: true });
    expect((await client.query('select name, secret from vault.secrets order by name')).rows).toEqual([
      { name: 'functions_url', secret: ENV.FUNCTIONS_URL },
      { name: 'reminders_secret', secret: ENV.REMINDERS_SECRET },
    ]);
  });
  const second = await push();
  expect([second.status, second.output + second.errors]).toEqual([0, expect.stringMatching(/up to date/i)]);
});

test('db push without --remote means this machine, so the guide never says it so', async () => {
  const local = await supabaseIn(folder, ['db', 'push', '--help']);
  expect(local.output).toContain('Local by default. Pass --remote');
});

type Call = { method: string; path: string; body: string };

/** The management API as far as `config push` asks it. */
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

test('config push sets the site, the mails and what a password asks for, and no address of this machine', async () => {
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
