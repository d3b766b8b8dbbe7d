import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { examine } from '../../supabase/doctor/examine.mjs';
import { readCheckout } from '../../supabase/doctor/guide.mjs';
import { type Backend, createBackend, type DemoTools, type Running } from '../../supabase/local/backend.ts';
import { PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';

/**
 * Runs the doctor against a healthy and a broken embedded backend. The backend has another origin than the
 * site.
 */
const ROOT = join(import.meta.dirname, '..', '..');
const SITE = 'http://site.localhost';

let backend: Backend;
let running: Running;
let server: Server;
let url: string;
let sql: DemoTools['sql'];
/** Responses that the gateway sends in place of the backend's responses, by address. */
const broken = new Map<string, { status: number; body: string; deaf?: true }>();
const changes: string[] = [];

// The embedded server prints a stack trace for each refusal, which would fill the terminal.
const terminal = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeAll(async () => {
  backend = createBackend({
    root: ROOT,
    dataDir: undefined,
    site: SITE,
    demo: async (tools) => {
      sql = tools.sql;
    },
  });
  server = createServer((req, res) => {
    const [path = ''] = (req.url ?? '').split('?');
    const other = broken.get(path);
    if (req.method !== 'GET' && req.method !== 'OPTIONS') changes.push(`${req.method} ${path}`);
    res.setHeader('Access-Control-Allow-Origin', '*');
    res.setHeader('Access-Control-Allow-Headers', '*, authorization');
    res.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
    if (other?.deaf) res.removeHeader('Access-Control-Allow-Origin');
    if (other) res.writeHead(other.status).end(other.body);
    else if (req.method === 'OPTIONS') res.writeHead(204).end();
    else if (!backend.handle(req, res)) res.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  running = await backend.ready;
}, 120_000);
afterAll(async () => {
  terminal.mockRestore();
  server.closeAllConnections();
  server.close();
  await backend.stop();
});

const ask = async (more: { secret?: string; site?: string; mailTo?: string; key?: string } = {}) => {
  const findings = await examine({ url, key: PUBLISHABLE_KEY, site: SITE, ...more });
  const texts = (state: string) =>
    findings.filter((finding) => finding.state === state).map(({ text }) => text);
  return { wrong: texts('wrong'), right: texts('right'), notChecked: texts('not checked') };
};
const askWithSecret = (more: { site?: string; mailTo?: string } = {}) =>
  ask({ secret: running.keys.secret, ...more });

const counted = async () =>
  (
    await sql(
      'select (select count(*) from auth.users) as users, (select count(*) from storage.objects) as files',
      [],
    )
  )[0];

test('the doctor finds no fault in a healthy project', async () => {
  const before = await counted();
  const { wrong, right, notChecked } = await askWithSecret();
  expect(wrong).toEqual([]);
  expect(right).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^A stranger is refused: \d\d tables/),
      expect.stringMatching(/^All \d+ functions answer/),
      expect.stringMatching(/version, \d{14}\.$/),
      'Storage takes a file of a plan and gives it back.',
      'Another account sees and changes nothing of a plan that is not its own.',
      `Mailed links may lead to ${SITE} and to no stranger’s address.`,
    ]),
  );
  expect(notChecked).toEqual(
    expect.arrayContaining([
      expect.stringContaining('There is no cron here'),
      expect.stringMatching(/^Mail: name/),
    ]),
  );
  expect(await counted()).toEqual(before);
}, 120_000);

test('the doctor reports OAuth sign-in that lacks access_token_hook', async () => {
  const metadata = { status: 200, body: '{"authorization_endpoint":"https://x.example/authorize"}' };
  broken.set('/.well-known/oauth-authorization-server/auth/v1', metadata);
  try {
    const { wrong } = await askWithSecret();
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toMatch(/^Programs may sign in \(OAuth\) without access_token_hook/);
  } finally {
    broken.clear();
  }
});

test('without the secret key, the doctor only reads from the project', async () => {
  changes.length = 0;
  const { wrong, notChecked } = await ask();
  expect(wrong).toEqual([]);
  expect(notChecked.join('\n')).toContain('SUPABASE_SECRET_KEY is not set');
  // These two POST requests only read data.
  expect([...new Set(changes)].sort()).toEqual([
    'POST /rest/v1/rpc/deployment_state',
    'POST /storage/v1/object/list/plan-files',
  ]);
});

test('the doctor reports functions that do not work for visitors of the site', async () => {
  broken.set('/functions/v1/rsvp', { status: 404, body: '{"code":"NOT_FOUND"}' });
  broken.set('/functions/v1/contact', { status: 503, body: '{"message":"boot error"}' });
  broken.set('/functions/v1/newsletter', { status: 401, body: '{"msg":"no token"}' });
  broken.set('/functions/v1/find-table', { status: 405, body: '', deaf: true });
  try {
    expect((await ask()).wrong).toEqual([
      'The function contact does not start or answer (503: boot error).',
      'The function find-table does not answer pages of the site (405).',
      'The function newsletter asks visitors for a token: it was deployed without config.toml.',
      'The function rsvp is not deployed.',
    ]);
  } finally {
    broken.clear();
  }
});

test('the doctor reports too permissive policies and missing scheduled jobs', async () => {
  const before = await counted();
  await sql('create policy loosened on public.event_plans for select to authenticated using (true)', []);
  await sql('grant select on public.vendors to anon', []);
  await sql(
    `create policy loosened on storage.objects for insert to authenticated with check (bucket_id = 'plan-files')`,
    [],
  );
  await sql('create schema cron', []);
  await sql('create table cron.job (jobname text, schedule text, active boolean)', []);
  await sql(
    `insert into cron.job values ('purge-plans', '17 3 * * *', true), ('purge-files', '47 3 * * *', false)`,
    [],
  );
  try {
    expect((await askWithSecret()).wrong).toEqual([
      'A stranger may read vendors.',
      'The scheduler does not run purge-records, send-reminders, purge-files, delete-accounts, contracts, keep-outcomes.',
      'There is no vault: the scheduler can’t call the functions.',
      'Any account may read rows of others in event_plans.',
      'Any account may add files to a plan of others.',
    ]);
  } finally {
    await sql('drop policy loosened on public.event_plans', []);
    await sql('drop policy loosened on storage.objects', []);
    await sql('revoke select on public.vendors from anon', []);
    await sql('drop schema cron cascade', []);
  }
  expect(await counted()).toEqual(before);
}, 120_000);

test('the doctor reports links in mails that don’t lead to the site', async () => {
  expect((await askWithSecret({ site: 'https://other.example' })).wrong).toEqual([
    `The functions write links to ${SITE} instead of https://other.example.`,
    `Mailed links may not lead to https://other.example/reset-password: they lead to ${SITE}.`,
  ]);
}, 120_000);

test('the doctor reports an outdated schema even without the secret key', async () => {
  const last = readCheckout().migrations.at(-1) ?? '';
  const [row] = await sql(
    'delete from supabase_migrations.schema_migrations where version = $1 returning version, statements, name',
    [last],
  );
  const { version, statements, name } = row as { version: string; statements: string[]; name: string };
  await sql('alter function public.deployment_state() rename to deployment_state_gone', []);
  try {
    expect((await ask()).wrong).toEqual([
      'The schema is older than this check-out: deployment_state is missing.',
    ]);
    await sql('alter function public.deployment_state_gone() rename to deployment_state', []);
    expect((await askWithSecret()).wrong).toEqual([
      expect.stringMatching(new RegExp(`and this check-out at ${last}: 1 migration is missing`)),
    ]);
  } finally {
    await sql('insert into supabase_migrations.schema_migrations values ($1, $2, $3)', [
      version,
      statements,
      name,
    ]);
  }
}, 120_000);

test('the doctor’s mail test sends one mail and leaves no test account behind', async () => {
  const before = await counted();
  const { notChecked } = await askWithSecret({ mailTo: 'ana@example.com' });
  expect(notChecked.join('\n')).toContain('Whether the message reached ana@example.com');
  expect(running.mailbox.list().map(({ to }) => to)).toEqual(['ana@example.com']);
  expect(await counted()).toEqual(before);
}, 120_000);

test('the doctor stops after reporting a refused key', async () => {
  broken.set('/auth/v1/settings', { status: 401, body: '{"message":"Invalid API key"}' });
  try {
    expect(await ask()).toEqual({
      wrong: ['The project does not answer to this address and key (401: Invalid API key).'],
      right: [],
      notChecked: ['Everything else: the project must answer first.'],
    });
  } finally {
    broken.clear();
  }
});

const command = (args: string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number; printed: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(ROOT, 'supabase', 'doctor', 'doctor.mjs'), ...args],
      { env: { ...process.env, SUPABASE_SECRET_KEY: '', ...env } },
      (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, printed: out + err }),
    );
  });

test('the doctor’s command prints each fault with its chapter of the guide but no secret', async () => {
  broken.set('/functions/v1/rsvp', { status: 404, body: '' });
  const told = await command(['--url', `${url}/`, '--key', PUBLISHABLE_KEY, '--site', SITE], {
    SUPABASE_SECRET_KEY: running.keys.secret,
  });
  broken.clear();
  expect(told.printed).toContain(
    'WRONG        The function rsvp is not deployed. docs/deploy.md, “3. The project”.',
  );
  expect(told.code).toBe(1);
  expect(told.printed).not.toContain(running.keys.secret);
  expect((await command(['--url', url, '--key', PUBLISHABLE_KEY, '--site', SITE])).code).toBe(0);
}, 120_000);

test('the doctor’s command never prints a secret key that it refuses as an argument', async () => {
  const { code, printed } = await command(['--url', url, '--key', running.keys.secret]);
  expect(code).toBe(2);
  expect(printed).toContain('--key is a secret key');
  expect(printed).not.toContain(running.keys.secret);
});
