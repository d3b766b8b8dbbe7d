import { MAX_BODY_BYTES, readEvent } from './event.ts';

/**
 * Keeps a security event that a browser reports: POST {type, timestamp, details}. Who reports it is read from the
 * verified token, when it came from the server's clock, from where only as a keyed hash.
 * Answers 204, or 400, 405, 413, 429 and, when the database does not answer, 502.
 */
const url = Deno.env.get('SUPABASE_URL') ?? '';
const anonKey = Deno.env.get('SUPABASE_ANON_KEY') ?? '';
const serviceKey = Deno.env.get('SUPABASE_SERVICE_ROLE_KEY') ?? '';

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Max-Age': '86400',
};

const TIME_LIMIT_MS = 5_000;

const answer = (status: number, reason?: string): Response =>
  reason === undefined
    ? new Response(null, { status, headers: CORS })
    : Response.json({ error: reason }, { status, headers: CORS });

/** Reads at most one byte more than is allowed, so that a large body costs nothing. */
async function readBody(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MAX_BODY_BYTES) break;
  }
  return await new Blob(chunks as BlobPart[]).text();
}

/** The account behind the token, as the auth service confirms it; null for visitors and for any other token. */
async function readUser(request: Request): Promise<string | null> {
  const [, token] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  // A public key in this place is what the client sends for a visitor.
  if (token === undefined || token === anonKey || token.split('.').length !== 3) return null;
  const response = await fetch(`${url}/auth/v1/user`, {
    headers: { apikey: anonKey, Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  const user = await response.json();
  return response.ok && typeof user.id === 'string' ? user.id : null;
}

/** The same address gives the same hash, and nobody without the service key can tell which address it was. */
async function hashAddress(request: Request): Promise<string | null> {
  const address = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim();
  if (!address) return null;
  const encode = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey(
    'raw',
    encode(`security-events:${serviceKey}`),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const hash = await crypto.subtle.sign('HMAC', key, encode(address));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function handle(request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return answer(204);
  if (request.method !== 'POST') return answer(405, 'POST only');
  const read = readEvent(await readBody(request));
  if (!read.ok) return answer(read.status, read.reason);

  const [user_id, ip_hash] = await Promise.all([readUser(request), hashAddress(request)]);
  const { type, timestamp, details } = read.event;
  const stored = await fetch(`${url}/rest/v1/rpc/record_security_event`, {
    method: 'POST',
    headers: {
      apikey: serviceKey,
      // Keys of the older kind are tokens and name the role themselves; the newer ones belong in `apikey` alone.
      ...(serviceKey.startsWith('eyJ') ? { Authorization: `Bearer ${serviceKey}` } : {}),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ type, details, client_timestamp: timestamp, user_id, ip_hash }),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  if (!stored.ok) throw new Error(`record_security_event answered ${stored.status}: ${await stored.text()}`);
  return (await stored.json()) === false ? answer(429, 'too many events') : answer(204);
}

Deno.serve((request) =>
  handle(request).catch((error) => {
    console.error('log-security-event', error);
    return answer(502, 'not stored');
  }),
);
