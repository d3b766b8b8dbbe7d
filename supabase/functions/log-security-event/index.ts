import { keyedHash } from '../_shared/crypto.ts';
import { call, serviceKey } from '../_shared/database.ts';
import { answer, callerAddress, readBody, serve } from '../_shared/http.ts';
import { readEvent } from './event.ts';

/**
 * Keeps a security event that a browser reports: POST {type, timestamp, details}. Who reports it is read from the
 * verified token, when it came from the server's clock, from where only as a keyed hash.
 * Answers 204, or 400, 405, 413, 429 and, when the database does not answer, 502.
 */
const url = Deno.env.get('SUPABASE_URL') ?? '';
const anonKey = Deno.env.get('SUPABASE_ANON_KEY') ?? '';

const TIME_LIMIT_MS = 5_000;

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
  const address = callerAddress(request);
  return address === '' ? null : await keyedHash(`security-events:${serviceKey()}`, address);
}

async function handle(request: Request): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { error: 'POST only' });
  const read = readEvent(await readBody(request));
  if (!read.ok) return answer(read.status, { error: read.reason });

  const [user_id, ip_hash] = await Promise.all([readUser(request), hashAddress(request)]);
  const { type, timestamp, details } = read.event;
  const stored = await call('record_security_event', {
    type,
    details,
    client_timestamp: timestamp,
    user_id,
    ip_hash,
  });
  return stored === false ? answer(429, { error: 'too many events' }) : answer(204);
}

serve('log-security-event', handle);
