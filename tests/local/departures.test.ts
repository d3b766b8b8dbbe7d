import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DemoTools } from '../../supabase/local/backend.ts';
import { type LocalBackend, startLocalBackend } from '../../supabase/local/server.ts';
import { mailedLink, newAccount, newBrowser } from './account.ts';

/**
 * Tests the deletion of an account, its sessions, and changes of its email address on the embedded backend.
 */
let backend: LocalBackend;
let sql: DemoTools['sql'];
beforeAll(async () => {
  backend = await startLocalBackend({
    demo: async (tools) => {
      sql = tools.sql;
    },
  });
});
afterAll(() => backend.stop());

type Account = Awaited<ReturnType<typeof newAccount>>;
const DAY_MS = 86_400_000;
const remind = () =>
  fetch(`${backend.url}/functions/v1/send-reminders`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${backend.secretKey}` },
    body: '{}',
  }).then((answer) => answer.json());
const night = (days: number) =>
  fetch(`${backend.url}/__mailbox/nightly?at=${new Date(Date.now() + days * DAY_MS).toISOString()}`, {
    method: 'POST',
  }).then((answer) => answer.json());

async function planOf({ db }: Account, name: string, guest: string): Promise<string> {
  const plan_id = randomUUID();
  const household = randomUUID();
  const facts = {
    name,
    event_type: 'birthday',
    event_date: '2199-06-05',
    budget: 20_000,
    currency: 'EUR',
    guest_count: 80,
    country: 'ES',
    city: 'Toledo',
    location_type: 'outdoor',
  };
  const changes = [
    { table: 'event_plans', id: plan_id, version: 0, row: facts },
    { table: 'households', id: household, version: 0, row: { name: guest } },
    {
      table: 'guests',
      id: randomUUID(),
      version: 0,
      row: { household_id: household, name: guest, last_name: 'Rey', party_size: 1 },
    },
  ];
  expect((await db.rpc('save_rows', { plan_id, changes })).error).toBeNull();
  return plan_id;
}

/** Returns every row of every table of the database as text. */
async function dump(): Promise<string> {
  const tables = (await sql(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth', 'storage')`,
    [],
  )) as { name: string }[];
  const all: string[] = [];
  for (const { name } of tables) {
    const rows = (await sql(`select t::text as line from ${name} as t`, [])) as { line: string }[];
    all.push(...rows.map(({ line }) => `${name} ${line}`));
  }
  return all.join('\n');
}

test('a plan that a member has taken over survives the former owner’s account deletion', async () => {
  const leaver = await newAccount(backend, 'es');
  const member = await newAccount(backend, 'en');
  await sql(`update public.profiles set full_name = 'Zacarías Quintanilla' where id = $1`, [leaver.id]);
  await sql(`update public.entitlements set plan_tier = 'pro' where user_id = $1`, [leaver.id]);
  const lost = await planOf(leaver, 'Bodas de Canaán', 'Melquisedec');
  const taken = await planOf(leaver, 'Cumple de Baltasar', 'Gaspar');
  for (const plan of [lost, taken])
    await sql(`insert into public.plan_members (plan_id, user_id, role) values ($1, $2, 'editor')`, [
      plan,
      member.id,
    ]);
  const file = randomUUID();
  const upload = await fetch(`${backend.url}/storage/v1/object/plan-files/${lost}/${file}`, {
    method: 'POST',
    headers: {
      apikey: backend.anonKey,
      Authorization: `Bearer ${leaver.token}`,
      'Content-Type': 'text/plain',
    },
    body: 'contrato',
  });
  expect(upload.status, await upload.text()).toBe(200);

  expect((await leaver.db.rpc('request_deletion')).error).toBeNull();
  expect(await remind()).toEqual({ sent: 2, failed: 0 });
  const [own] = backend.mailbox.list(leaver.email);
  expect(own?.subject).toBe('Tu cuenta se borrará');
  const [told] = backend.mailbox.list(member.email);
  expect(told?.subject).toBe('Plans you share will be deleted');
  expect(told?.text).toContain('Bodas de Canaán');
  expect(told?.text).toContain('Zacarías Quintanilla');
  expect(await remind()).toEqual({ sent: 0, failed: 0 });

  expect((await member.db.rpc('take_over', { plan_id: taken })).error).toBeNull();
  expect(await night(6)).toEqual({ deleted: 0 });
  expect(await dump()).toContain('Melquisedec');

  expect(await night(7.1)).toEqual({ deleted: 1 });
  const left = await dump();
  for (const trace of [leaver.email, leaver.id, 'Zacarías', 'Bodas de Canaán', 'Melquisedec', lost, file])
    expect(left).not.toContain(trace);
  for (const kept of ['Cumple de Baltasar', 'Gaspar', member.email]) expect(left).toContain(kept);
  expect(JSON.stringify(backend.mailbox.list())).not.toMatch(/Canaán|Zacarías/);
  expect(backend.mailbox.list(leaver.email)).toEqual([]);
  const download = await fetch(`${backend.url}/storage/v1/object/plan-files/${lost}/${file}`, {
    headers: { apikey: backend.anonKey, Authorization: `Bearer ${member.token}` },
  });
  expect(download.ok).toBe(false);

  const again = await newBrowser(backend).signInWithPassword(leaver);
  expect(again.error?.code).toBe('invalid_credentials');
  expect((await leaver.auth.refreshSession()).error).not.toBeNull();
});

test('the next nightly job finishes an interrupted deletion of an account', async () => {
  const leaver = await newAccount(backend);
  const plan = await planOf(leaver, 'Fiesta de Jacinta', 'Eufrasia');
  await leaver.db.rpc('request_deletion');
  await remind();
  const object = () =>
    sql(`insert into storage.objects (id, bucket_id, name) values ($1, 'plan-files', $2)`, [
      randomUUID(),
      `${plan}/${randomUUID()}`,
    ]);
  await object();
  // The nightly job fails before it deletes the account from the database.
  await sql('alter function public.delete_accounts(timestamptz) rename to away', []);
  expect((await fetch(`${backend.url}/__mailbox/nightly?at=2199-01-01`, { method: 'POST' })).ok).toBe(false);
  await sql('alter function public.away(timestamptz) rename to delete_accounts', []);
  expect(backend.mailbox.list(leaver.email)).toEqual([]);
  expect(await dump()).toContain('Eufrasia');
  // The nightly job fails between deleting the account from the database and deleting its files.
  await sql('select public.delete_accounts($1)', [new Date(Date.now() + 8 * DAY_MS).toISOString()]);
  expect(await dump()).toContain(plan);
  expect(await night(8)).toEqual({ deleted: 0 });
  const left = await dump();
  for (const trace of [plan, leaver.email, 'Eufrasia', 'Jacinta']) expect(left).not.toContain(trace);
});

test('a person can list and end the other sessions of the account', async () => {
  const { auth, email, password, db } = await newAccount(backend);
  const other = newBrowser(backend);
  const { data } = await other.signInWithPassword({ email, password });
  const before = (await db.rpc('my_sessions')).data ?? [];
  expect(before.map(({ is_this }) => is_this)).toEqual([true, false]);
  expect(before[1]?.user_agent).toMatch(/\S/);
  const ids = before.filter(({ is_this }) => !is_this).map(({ id }) => id);
  expect((await db.rpc('end_sessions', { ids })).data).toBe(1);
  expect((await db.rpc('my_sessions')).data).toHaveLength(1);
  expect((await other.refreshSession()).error).not.toBeNull();
  expect((await auth.refreshSession()).error).toBeNull();
  expect((await db.rpc('session_ended', { session_id: ids[0] ?? '' })).data).toBe(true);
  expect((await db.rpc('session_ended', { session_id: before[0]?.id ?? '' })).data).toBe(false);
  expect(data.session).not.toBeNull();
});

test.each(['the old one first', 'the new one first'])(
  'an email change needs confirmation from the old and the new address, %s',
  async (order) => {
    const { auth, email, password } = await newAccount(backend);
    const next = `otra.${email}`;
    const { error } = await auth.updateUser({ email: next }, { emailRedirectTo: `${backend.url}/` });
    expect(error).toBeNull();
    const hashOf = (to: string) => mailedLink(backend, to).searchParams.get('token_hash') ?? '';
    const [first = '', second = ''] = order.startsWith('the old') ? [email, next] : [next, email];
    const confirm = (to: string) =>
      newBrowser(backend).verifyOtp({ type: 'email_change', token_hash: hashOf(to) });

    const half = await confirm(first);
    expect(half.error).toBeNull();
    expect(half.data.session).toBeNull();
    // A link works only once.
    expect((await confirm(first)).error).not.toBeNull();
    expect((await newBrowser(backend).signInWithPassword({ email, password })).error).toBeNull();
    expect((await newBrowser(backend).signInWithPassword({ email: next, password })).error).not.toBeNull();

    const whole = await confirm(second);
    expect(whole.error).toBeNull();
    expect(whole.data.session?.user.email).toBe(next);
    expect((await newBrowser(backend).signInWithPassword({ email: next, password })).error).toBeNull();
    expect((await newBrowser(backend).signInWithPassword({ email, password })).error).not.toBeNull();
  },
);

test('a second change of the email address needs new confirmations from both addresses', async () => {
  const { auth, email, id } = await newAccount(backend);
  await auth.updateUser({ email: `a.${email}` });
  const hash = mailedLink(backend, email).searchParams.get('token_hash') ?? '';
  await newBrowser(backend).verifyOtp({ type: 'email_change', token_hash: hash });
  expect((await auth.updateUser({ email: `b.${email}` })).error?.code).toBe('over_email_send_rate_limit');
  await sql(`update auth.users set email_change_sent_at = now() - interval '2 minutes' where id = $1`, [id]);
  expect((await auth.updateUser({ email: `b.${email}` })).error).toBeNull();
  const later = mailedLink(backend, `b.${email}`).searchParams.get('token_hash') ?? '';
  const half = await newBrowser(backend).verifyOtp({ type: 'email_change', token_hash: later });
  expect(half.data.session).toBeNull();
  // The earlier confirmation of one address no longer counts.
  const { data } = await auth.getUser();
  expect(data.user?.email).toBe(email);
  await sql(`update auth.users set email_change_sent_at = now() - interval '61 minutes' where id = $1`, [id]);
  const last = mailedLink(backend, email).searchParams.get('token_hash') ?? '';
  const late = await newBrowser(backend).verifyOtp({ type: 'email_change', token_hash: last });
  expect(late.error?.code).toBe('otp_expired');
});

test('on the day of the event, the nightly job stores the forecast', async () => {
  const owner = await newAccount(backend);
  const plan = await planOf(owner, 'Fiesta de Rosalía', 'Casilda');
  const today = new Date().toISOString().slice(0, 10);
  await night(0);
  expect((await owner.db.rpc('past_outcomes')).data).toEqual([]);
  await sql('update public.event_plans set event_date = $1 where id = $2', [today, plan]);
  await night(0);
  expect((await owner.db.rpc('past_outcomes')).data).toEqual([
    expect.objectContaining({ plan_id: plan, event_on: today, currency: 'EUR', invited: 1, arrived: null }),
  ]);
});
