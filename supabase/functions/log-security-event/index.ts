import { callerSource } from '../_shared/caller.ts';
import { keyedHash } from '../_shared/crypto.ts';
import { call } from '../_shared/database.ts';
import { answer, readBody, serve, tooMany } from '../_shared/http.ts';
import { secretKey } from '../_shared/keys.ts';
import { readUser } from '../_shared/user.ts';
import { readEvent } from './event.ts';

/**
 * Number of reports stored at a time. Further reports are refused, so that they don't queue for the database.
 */
const MOST_AT_ONCE = 12;
/** Milliseconds for which a source above the rate limit is refused without asking the database. */
const CAPPED_FOR_MS = 60_000;
const MOST_SOURCES = 1_000;

let atOnce = 0;
/** When each source can send reports again, in milliseconds since 1970. */
const capped = new Map<string, number>();

function refuseForNow(source: string): void {
  if (capped.size >= MOST_SOURCES) capped.clear();
  capped.set(source, Date.now() + CAPPED_FOR_MS);
}

async function keep(request: Request, source: string): Promise<Response> {
  const read = readEvent(await readBody(request));
  if (!read.ok) return answer(read.status, { error: read.reason });
  // The address is stored only as a keyed hash, which reveals nothing without the key.
  const hashed = source === '' ? null : keyedHash(`security-events:${secretKey()}`, source);
  const [user_id, ip_hash] = await Promise.all([readUser(request), hashed]);
  const { type, timestamp, details } = read.event;
  const stored = await call('record_security_event', {
    type,
    details,
    client_timestamp: timestamp,
    user_id,
    ip_hash,
  });
  if (stored !== false) return answer(204);
  if (source !== '') refuseForNow(source);
  return tooMany('too many events', 3600);
}

/**
 * Stores a security event that a browser reports: POST {type, timestamp, details}. The account comes from the
 * verified token and the time from the server's clock. The IP address is stored only as a keyed hash.
 * Answers 204. Errors: 400; 405; 413; 429 with Retry-After; 502 if the database doesn't answer.
 */
async function handle(request: Request): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { error: 'POST only' });
  const source = callerSource(request.headers);
  if ((capped.get(source) ?? 0) > Date.now()) return tooMany('too many events', CAPPED_FOR_MS / 1000);
  if (atOnce >= MOST_AT_ONCE) return tooMany('busy', 10);
  atOnce++;
  try {
    return await keep(request, source);
  } finally {
    atOnce--;
  }
}

serve('log-security-event', handle);
