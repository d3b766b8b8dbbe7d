import { calendarFile } from '../../../src/domain/timeline/calendar/ics.ts';
import { callerSource } from '../_shared/caller.ts';
import { keyedHash, sha256 } from '../_shared/crypto.ts';
import { call } from '../_shared/database.ts';
import { answer, serve, tooMany } from '../_shared/http.ts';
import { secretKey } from '../_shared/keys.ts';
import { entriesOf, type Feed } from './entries.ts';
import { WORDS } from './words.ts';

/**
 * The dates of all events of an account, for calendar programs that subscribe: GET /calendar/<token>.ics.
 * Calendar programs send no key and refresh every few hours.
 * Errors: 404 for an invalid or revoked address, without telling which; 429 for too many requests.
 */
const ADDRESS = /\/calendar\/([0-9a-f]{32})\.ics$/;
/** Refresh interval of subscribed calendars in hours. */
const REFRESH = 4;

const HEADERS = {
  'Content-Type': 'text/calendar; charset=utf-8',
  'Content-Disposition': 'inline; filename="events.ics"',
  // The address is secret, so proxies must neither cache nor index the response.
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
};

async function handle(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  // A request without a token reads nothing. The doctor uses it to check the deployment.
  if (!isRead || /\/calendar\/?$/.test(pathname)) return answer(405, { error: 'GET of an address only' });
  // An invalid address is queried too, so that it counts for the rate limit and takes equally long.
  const token_hash = await sha256(ADDRESS.exec(pathname)?.[1] ?? `no token: ${pathname.slice(0, 100)}`);
  const found = await call('calendar_feed', {
    token_hash,
    ip_hash: await keyedHash(`calendar:${secretKey()}`, callerSource(request.headers)),
  });
  if (typeof found !== 'object' || found === null)
    return answer(404, { error: 'this address does not work' });
  if ('capped' in found) return tooMany('too many requests', 3600);
  const feed = found as Feed;
  const brand = await call('feed_brand', { token_hash });
  const writer = typeof brand === 'string' ? brand : null;
  const calendar = {
    name: WORDS[feed.language].name(writer ?? 'Celebra'),
    brand: writer,
    language: feed.language,
    entries: entriesOf(feed),
    refresh: REFRESH,
  };
  const text = calendarFile(calendar, Math.floor(Date.now() / 60_000));
  return new Response(request.method === 'HEAD' ? null : text, { headers: HEADERS });
}

serve('calendar', handle);
