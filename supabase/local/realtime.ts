import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { isValidJwt } from './jwt.ts';
import { type Keys, PUBLISHABLE_KEY } from './keys.ts';

/**
 * Implements the part of Supabase's Realtime protocol (2.0.0, Phoenix channels) that the app uses: private
 * channels, broadcasts from the database, and presence. The policies on `realtime.messages` decide who can
 * join a channel.
 */
const PATH = '/realtime/v1/websocket';
const PREFIX = 'realtime:';

export const isRealtime = ({ url = '' }: IncomingMessage): boolean => url.split('?')[0] === PATH;

export const realtimeSql = (): string => readFileSync(new URL('./realtime.sql', import.meta.url), 'utf8');

/** Messages are deleted after this time, as on hosted projects. */
const KEPT = `interval '3 days'`;

/** Creates the `realtime` schema if it doesn't exist. */
export async function prepareRealtime(db: PGlite): Promise<void> {
  const { rows } = await db.query(`select 1 from pg_namespace where nspname = 'realtime'`);
  if (rows.length === 0) await db.transaction(async (tx) => void (await tx.exec(realtimeSql())));
}

const text = z.string().nullable();
const frameSchema = z.tuple([text, text, z.string(), z.string(), z.unknown()]);
const joinSchema = z.object({
  config: z.object({
    private: z.boolean(),
    presence: z.object({ enabled: z.boolean().optional(), key: z.string() }).optional(),
  }),
  access_token: z.string(),
});
const tokenSchema = z.object({ access_token: z.string() });
const presenceSchema = z.object({
  event: z.enum(['track', 'untrack']),
  payload: z.record(z.string(), z.unknown()).optional(),
});
const claimsSchema = z.object({ sub: z.string(), role: z.enum(['anon', 'authenticated']), exp: z.number() });
type Claims = z.infer<typeof claimsSchema>;

interface Channel {
  readonly socket: WebSocket;
  readonly joinRef: string | null;
  readonly topic: string;
  readonly key: string;
  tracks: boolean;
  meta: Record<string, unknown> | null;
  expiry: ReturnType<typeof setTimeout> | undefined;
}

interface Message {
  id: string;
  topic: string;
  event: string;
  payload: object;
}

type Options = {
  db: PGlite;
  keys: Keys;
  /** Runs one task at a time, because PGlite has a single connection. */
  enqueue: <T>(task: () => Promise<T>) => Promise<T>;
};

export type Realtime = {
  upgrade: (req: IncomingMessage, socket: Duplex, head: Buffer) => void;
  stop: () => Promise<void>;
};

function claimsIn(token: string, secret: string): Claims | null {
  if (!isValidJwt(token, secret)) return null;
  const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  return claimsSchema.safeParse(payload).data ?? null;
}

export async function createRealtime({ db, keys, enqueue }: Options): Promise<Realtime> {
  const server = new WebSocketServer({ noServer: true });
  const channels = new Set<Channel>();
  let tracked = 0;

  const push = (
    { socket, joinRef, topic }: Channel,
    event: string,
    payload: unknown,
    ref: string | null = null,
  ) => socket.send(JSON.stringify([joinRef, ref, PREFIX + topic, event, payload]));
  const on = (topic: string) => [...channels].filter((one) => one.topic === topic);

  /**
   * Tests which rights the policies give a person on a topic. Like the hosted service, tries the access in a
   * transaction that is rolled back.
   */
  const rightsOf = (claims: Claims, topic: string) =>
    enqueue(() =>
      db.transaction(async (tx) => {
        const { rows } = await tx.query<{ id: string }>(
          `insert into realtime.messages (topic, extension) values ($1, 'broadcast') returning id`,
          [topic],
        );
        await tx.query(
          `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
             set_config('realtime.topic', $3, true), set_config('role', $4, true)`,
          [JSON.stringify(claims), claims.sub, topic, claims.role],
        );
        const seen = await tx.query('select 1 from realtime.messages where id = $1', [rows[0]?.id]);
        const tracks = await tx
          .query(`insert into realtime.messages (topic, extension) values ($1, 'presence')`, [topic])
          .then(
            () => true,
            () => false,
          );
        await tx.rollback();
        return { listens: seen.rows.length > 0, tracks };
      }),
    );

  /** Returns the people who are present on a topic, each with one or more devices. */
  function hereOn(topic: string): Record<string, { metas: object[] }> {
    const here: Record<string, { metas: object[] }> = {};
    for (const { key, meta } of on(topic))
      if (meta) here[key] = { metas: [...(here[key]?.metas ?? []), meta] };
    return here;
  }
  function tell(topic: string, joins: object, leaves: object): void {
    for (const one of on(topic)) push(one, 'presence_diff', { joins, leaves });
  }
  function setMeta(channel: Channel, payload: Record<string, unknown> | null): void {
    const { topic, key, meta } = channel;
    tracked += 1;
    channel.meta = payload && { ...payload, phx_ref: String(tracked) };
    tell(
      topic,
      channel.meta ? { [key]: { metas: [channel.meta] } } : {},
      meta ? { [key]: { metas: [meta] } } : {},
    );
  }
  function leave(channel: Channel): void {
    if (!channels.delete(channel)) return;
    clearTimeout(channel.expiry);
    if (channel.meta) setMeta(channel, null);
  }
  /** Closes a channel that was joined. The client reports this to the app and doesn't retry. */
  function close(channel: Channel, message: string): void {
    const { topic } = channel;
    push(channel, 'system', { status: 'error', extension: 'system', message, channel: topic });
    push(channel, 'phx_close', {}, channel.joinRef);
    leave(channel);
  }
  function expireWith(channel: Channel, { exp }: Claims): void {
    clearTimeout(channel.expiry);
    const left = Math.min(exp * 1000 - Date.now(), 2 ** 31 - 1);
    channel.expiry = setTimeout(() => close(channel, 'Token has expired'), left);
    channel.expiry.unref();
  }

  async function join(
    socket: WebSocket,
    joinRef: string | null,
    ref: string | null,
    topic: string,
    sent: unknown,
  ) {
    const asked = joinSchema.safeParse(sent).data;
    const claims = asked && claimsIn(asked.access_token, keys.jwtSecret);
    const rights = asked?.config.private && claims ? await rightsOf(claims, topic) : null;
    const channel: Channel = {
      socket,
      joinRef,
      topic,
      key: asked?.config.presence?.key || `${joinRef}`,
      tracks: rights?.tracks ?? false,
      meta: null,
      expiry: undefined,
    };
    if (!claims || !rights?.listens) {
      const reason = `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`;
      return push(channel, 'phx_reply', { status: 'error', response: { reason } }, ref);
    }
    if (socket.readyState !== socket.OPEN) return;
    channels.add(channel);
    expireWith(channel, claims);
    push(channel, 'phx_reply', { status: 'ok', response: { postgres_changes: [] } }, ref);
    push(channel, 'presence_state', hereOn(topic));
  }

  async function hear(socket: WebSocket, data: string): Promise<void> {
    const frame = frameSchema.safeParse(JSON.parse(data)).data;
    if (!frame) return socket.close();
    const [joinRef, ref, topic, event, sent] = frame;
    const ok = () =>
      socket.send(JSON.stringify([joinRef, ref, topic, 'phx_reply', { status: 'ok', response: {} }]));
    if (topic === 'phoenix') return ok();
    if (!topic.startsWith(PREFIX)) return socket.close();
    const name = topic.slice(PREFIX.length);
    if (event === 'phx_join') return join(socket, joinRef, ref, name, sent);
    const channel = on(name).find((one) => one.socket === socket);
    if (!channel) return;
    if (event === 'phx_leave') {
      leave(channel);
      ok();
    } else if (event === 'presence') {
      const asked = presenceSchema.safeParse(sent).data;
      if (!asked || !channel.tracks) return;
      setMeta(channel, asked.event === 'track' ? (asked.payload ?? {}) : null);
      ok();
    } else if (event === 'access_token') {
      const token = tokenSchema.safeParse(sent).data?.access_token ?? '';
      const claims = claimsIn(token, keys.jwtSecret);
      const rights = claims ? await rightsOf(claims, name) : null;
      if (!claims || !rights?.listens)
        return close(channel, 'You do not have permissions to read from this Channel topic');
      channel.tracks = rights.tracks;
      expireWith(channel, claims);
    }
  }

  await db.query(`delete from realtime.messages where inserted_at < now() - ${KEPT}`);
  const stopListening = await db.listen('realtime', (id) => {
    const read = () =>
      db.query<Message>('select id, topic, event, payload from realtime.messages where id = $1', [id]);
    void enqueue(read).then(({ rows }) => {
      for (const { topic, event, payload } of rows)
        for (const one of on(topic))
          push(one, 'broadcast', { type: 'broadcast', event, payload, meta: { id } });
    });
  });

  server.on('connection', (socket) => {
    // Messages are handled one after another, so that a renewed token is stored before a message that needs
    // it.
    let last: Promise<unknown> = Promise.resolve();
    socket.on('message', (data) => {
      last = last.then(() => hear(socket, String(data))).catch(() => socket.close());
    });
    socket.on('close', () => {
      for (const one of channels) if (one.socket === socket) leave(one);
    });
    socket.on('error', () => socket.terminate());
  });

  return {
    upgrade(req, socket, head) {
      const { searchParams } = new URL(req.url ?? '', 'http://localhost');
      if (searchParams.get('apikey') !== PUBLISHABLE_KEY) socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      else server.handleUpgrade(req, socket, head, (opened) => server.emit('connection', opened, req));
    },
    async stop() {
      for (const { expiry } of channels) clearTimeout(expiry);
      channels.clear();
      for (const socket of server.clients) socket.terminate();
      server.close();
      await stopListening();
    },
  };
}
