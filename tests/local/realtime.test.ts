import { createHmac, randomUUID } from 'node:crypto';
import { type RealtimeChannel, RealtimeClient } from '@supabase/realtime-js';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { type LocalBackend, startLocalBackend } from '../../supabase/local/server.ts';
import { dataOf, newAccount, newBrowser } from './account.ts';

let backend: LocalBackend;
let sql: (query: string, values: unknown[]) => Promise<unknown[]>;
const clients: RealtimeClient[] = [];
/** Open sockets, the newest last. */
const sockets: WebSocket[] = [];
class KnownSocket extends WebSocket {
  constructor(...args: ConstructorParameters<typeof WebSocket>) {
    super(...args);
    sockets.push(this);
  }
}

beforeAll(async () => {
  backend = await startLocalBackend({
    demo: async (tools) => {
      sql = tools.sql;
    },
  });
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.disconnect();
});
afterAll(() => backend.stop());

/** A time limit that even a slow machine can meet. */
const SOON = { timeout: 20_000 };

interface Person {
  id: string;
  token: string;
  email: string;
  password: string;
}

/** Returns an unmodified Supabase client, which always uses the owner's current token. */
function clientOf(owner: { token: string | null }, heartbeatIntervalMs = 25_000): RealtimeClient {
  const client = new RealtimeClient(`${backend.url.replace('http', 'ws')}/realtime/v1`, {
    params: { apikey: backend.anonKey },
    transport: KnownSocket as never,
    heartbeatIntervalMs,
    accessToken: async () => owner.token,
  });
  clients.push(client);
  return client;
}

const channelOf = (person: { token: string | null }, plan: string, key = ''): RealtimeChannel =>
  clientOf(person).channel(`plan:${plan}`, { config: { private: true, presence: { enabled: true, key } } });

/**
 * Waits until the channel is joined, refused or lost. The token is set first, because setting a token later
 * doesn't make the client join again.
 */
async function joined(
  channel: RealtimeChannel,
  told: (status: string) => void = () => undefined,
): Promise<string> {
  await channel.socket.setAuth();
  return new Promise((resolve) => {
    channel.subscribe((status) => {
      told(status);
      resolve(status);
    });
  });
}

async function person(): Promise<Person> {
  const { token, id, email, password } = await newAccount(backend);
  return { id, token, email, password };
}

async function sharedPlan() {
  const [owner, viewer] = [await person(), await person()];
  const plan = randomUUID();
  const { error } = await dataOf(backend, owner.token).rpc('save_rows', {
    plan_id: plan,
    changes: [
      {
        table: 'event_plans',
        id: plan,
        version: 0,
        row: {
          name: 'Boda',
          event_type: 'wedding',
          event_date: '2127-06-12',
          budget: '24000.00',
          currency: 'EUR',
          guest_count: 100,
          country: 'ES',
          city: 'Sevilla',
          location_type: 'indoor',
        },
      },
    ] as never,
  });
  expect(error).toBeNull();
  await sql('insert into public.plan_members (plan_id, user_id, role) values ($1, $2, $3)', [
    plan,
    viewer.id,
    'viewer',
  ]);
  return { plan, owner, viewer };
}
/** Returns a person's token that expires after this many seconds, signed as the service signs it. */
function tokenOf({ id }: Pick<Person, 'id'>, seconds: number, secret = backend.jwtSecret): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + seconds;
  const head = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: id, role: 'authenticated', exp })}`;
  return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`;
}

test('only members of a plan can join its channel', async () => {
  const { plan, owner, viewer } = await sharedPlan();
  const stranger = await person();
  expect(await joined(channelOf(owner, plan))).toBe('SUBSCRIBED');
  expect(await joined(channelOf(viewer, plan))).toBe('SUBSCRIBED');
  for (const token of [stranger.token, null, 'x', tokenOf(owner, 60, 'another'), tokenOf(owner, -1)])
    expect(await joined(channelOf({ token }, plan))).toBe('CHANNEL_ERROR');
  expect(await joined(channelOf(owner, randomUUID()))).toBe('CHANNEL_ERROR');
  expect(await joined(clientOf(owner).channel(`plan:${plan}`))).toBe('CHANNEL_ERROR');
  expect(await joined(clientOf(owner).channel('all', { config: { private: true } }))).toBe('CHANNEL_ERROR');
});

test('a plan’s members receive the id and version of each changed row', async () => {
  const { plan, owner, viewer } = await sharedPlan();
  const other = await sharedPlan();
  const heard: unknown[] = [];
  for (const channel of [
    channelOf(owner, plan),
    channelOf(viewer, plan),
    channelOf(other.owner, other.plan),
  ]) {
    channel.on('broadcast', { event: 'changed' }, ({ payload }) => heard.push(payload));
    expect(await joined(channel)).toBe('SUBSCRIBED');
  }
  const rename = (id: string) => sql('update public.event_plans set name = $2 where id = $1', [id, 'Otra']);
  await rename(plan);
  await rename(other.plan);
  const told = (id: string) => ({ by: null, table: 'event_plans', rows: [[id, 2]] });
  await vi.waitFor(() => expect(heard).toHaveLength(3), SOON);
  expect(heard).toEqual(expect.arrayContaining([told(plan), told(other.plan)]));
  expect(heard.filter((one) => JSON.stringify(one).includes(plan))).toHaveLength(2);
});

/**
 * Returns who is on a channel, derived from its events. The client's own list (2.109) never removes people
 * who left.
 */
function hereOn(channel: RealtimeChannel): () => object[] {
  const here = new Map<string, object>();
  channel.on('presence', { event: 'join' }, ({ key, newPresences }) => {
    for (const { presence_ref, ...what } of newPresences) here.set(presence_ref, { key, ...what });
  });
  channel.on('presence', { event: 'leave' }, ({ leftPresences }) => {
    for (const { presence_ref } of leftPresences) here.delete(presence_ref);
  });
  return () => [...here.values()];
}

test('a plan with several members or devices counts as shared', async () => {
  const { plan, owner, viewer } = await sharedPlan();
  const isShared = async ({ token }: Person) =>
    (await dataOf(backend, token).from('event_plans').select('is_shared').eq('id', plan)).data;
  expect(await isShared(owner)).toEqual([{ is_shared: true }]);
  await sql('delete from public.plan_members where user_id = $1', [viewer.id]);
  expect(await isShared(owner)).toEqual([{ is_shared: false }]);
  await newBrowser(backend).signInWithPassword({ email: owner.email, password: owner.password });
  expect(await isShared(owner)).toEqual([{ is_shared: true }]);
});

test('members see each device of another member until that device leaves', async () => {
  const { plan, owner, viewer } = await sharedPlan();
  const [hers, his, hisOther] = [owner, viewer, viewer].map((one) => channelOf(one, plan, one.id));
  if (!hers || !his || !hisOther) throw new Error('three channels');
  const seen = hereOn(hers);
  for (const channel of [hers, his, hisOther]) await joined(channel);
  const at = (row: string) => ({ key: viewer.id, table: 'tasks', row });
  await his.track({ table: 'tasks', row: 'x' });
  await vi.waitFor(() => expect(seen()).toEqual([at('x')]), SOON);
  await hisOther.track({ table: 'tasks', row: 'y' });
  // A person who joins later is told who is present.
  const late = channelOf(owner, plan, 'late');
  const seenLate = hereOn(late);
  await joined(late);
  await vi.waitFor(() => expect(seenLate()).toEqual([at('x'), at('y')]), SOON);
  await his.track({ table: 'tasks', row: 'z' });
  await vi.waitFor(() => expect(seenLate()).toEqual([at('y'), at('z')]), SOON);
  await his.unsubscribe();
  await vi.waitFor(() => expect([seen(), seenLate()]).toEqual([[at('y')], [at('y')]]), SOON);
  await hisOther.untrack();
  await vi.waitFor(() => expect([seen(), seenLate()]).toEqual([[], []]), SOON);
});

test('a member removed from a plan receives only ids until the token expires', async () => {
  const { plan, viewer } = await sharedPlan();
  const client = clientOf(viewer);
  const channel = client.channel(`plan:${plan}`, { config: { private: true } });
  const told: string[] = [];
  const heard: unknown[] = [];
  channel.on('system', {}, ({ status }) => told.push(status));
  channel.on('broadcast', { event: 'changed' }, ({ payload }) => heard.push(payload));
  const states: string[] = [];
  await joined(channel, (status) => states.push(status));
  const rename = (name: string) => sql('update public.event_plans set name = $2 where id = $1', [plan, name]);
  await sql('delete from public.plan_members where user_id = $1', [viewer.id]);
  await rename('Secreta');
  await vi.waitFor(() => expect(heard).toHaveLength(2), SOON);
  expect(heard).toEqual([
    { by: null, table: 'plan_members', rows: null },
    { by: null, table: 'event_plans', rows: [[plan, 2]] },
  ]);
  // The removed member's token can neither read nor join, although it is valid for an hour.
  expect((await dataOf(backend, viewer.token).from('event_plans').select('name')).data).toEqual([]);
  expect(await joined(channelOf(viewer, plan))).toBe('CHANNEL_ERROR');
  await client.setAuth(tokenOf(viewer, 60));
  await vi.waitFor(() => expect(states).toContain('CLOSED'), SOON);
  expect(told).toEqual(['error']);
  await rename('Otra');
  await joined(channelOf(viewer, plan));
  expect(heard).toHaveLength(2);
});

test('a channel is closed when its token expires', async () => {
  const { plan, owner } = await sharedPlan();
  const states: string[] = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const client = clientOf({ token: tokenOf(owner, 3600) }, 7_200_000);
    const channel = client.channel(`plan:${plan}`, { config: { private: true } });
    await joined(channel, (status) => states.push(status));
    vi.advanceTimersByTime(3_600_000);
  } finally {
    vi.useRealTimers();
  }
  await vi.waitFor(() => expect(states).toEqual(['SUBSCRIBED', 'CLOSED']), SOON);
});

test('a channel stays open if its token is renewed in time', async () => {
  const { plan, owner } = await sharedPlan();
  const states: string[] = [];
  const heard: unknown[] = [];
  const holder = { token: tokenOf(owner, 3600) };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const client = clientOf(holder, 7_200_000);
    const channel = client.channel(`plan:${plan}`, { config: { private: true } });
    channel.on('broadcast', { event: 'changed' }, ({ payload }) => heard.push(payload));
    await joined(channel, (status) => states.push(status));
    holder.token = tokenOf(owner, 7200);
    let answered = 0;
    client.onHeartbeat((status) => {
      if (status === 'ok') answered += 1;
    });
    // With each heartbeat, the client reads the token. If the token has changed, the client sends it before
    // the next heartbeat.
    for (const beat of [1, 2]) {
      await client.sendHeartbeat();
      await vi.waitUntil(() => answered === beat, SOON);
    }
    vi.advanceTimersByTime(3_600_000);
  } finally {
    vi.useRealTimers();
  }
  await sql('update public.event_plans set name = $2 where id = $1', [plan, 'Otra']);
  await vi.waitFor(() => expect(heard).toHaveLength(1), SOON);
  expect(states).toEqual(['SUBSCRIBED']);
});

test('a device whose token has expired joins the channel with the next token', async () => {
  const { plan, owner } = await sharedPlan();
  // The token has expired by the service's clock, but not by the device's.
  const holder = { token: tokenOf(owner, -1) };
  const client = clientOf(holder);
  const states: string[] = [];
  await joined(client.channel(`plan:${plan}`, { config: { private: true } }), (status) =>
    states.push(status),
  );
  expect(states).toEqual(['CHANNEL_ERROR']);
  holder.token = tokenOf(owner, 60);
  await client.sendHeartbeat();
  await vi.waitFor(() => expect(states.at(-1)).toBe('SUBSCRIBED'), SOON);
});

test('after a lost connection, the client reconnects and joins the channel again', async () => {
  const { plan, owner } = await sharedPlan();
  const client = clientOf(owner);
  const states: string[] = [];
  const channel = client.channel(`plan:${plan}`, { config: { private: true } });
  await joined(channel, (status) => states.push(status));
  sockets.at(-1)?.terminate();
  await vi.waitFor(() => expect(states).toEqual(['SUBSCRIBED', 'CHANNEL_ERROR', 'SUBSCRIBED']), SOON);
});

test('the realtime service answers heartbeats but refuses a wrong key', async () => {
  const { plan, owner } = await sharedPlan();
  const client = clientOf(owner);
  const beats: string[] = [];
  client.onHeartbeat((status) => beats.push(status));
  await joined(client.channel(`plan:${plan}`, { config: { private: true } }));
  await client.sendHeartbeat();
  await vi.waitFor(() => expect(beats).toContain('ok'), SOON);
  const refused = new WebSocket(`${backend.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=x`);
  const reason = await new Promise<Error>((resolve) => refused.on('error', resolve));
  expect(reason.message).toContain('403');
});
