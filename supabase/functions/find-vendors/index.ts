import { answer, Refusal, readFields, serve, textField, tooMany } from '../_shared/http.ts';
import { readUser } from '../_shared/user.ts';
import { EXAMPLE } from './example.ts';
import { type Found, isSearch, overpassQuery, readPlaces, type Search } from './places.ts';

/**
 * Vendors of a category near a place, from OpenStreetMap: POST {category, city, country, region, radius_m} by who is
 * signed in. The map service is told the place's name and nothing of the person. Answers {places, more, example}, 400,
 * 401, 405, 429, 504 when the map service is slow or busy and 502 when it doesn't answer or answers nonsense.
 */
const TIME_LIMIT_MS = 10_000;
const KEPT_MS = 24 * 3_600_000;
const MOST_KEPT = 200;
const HOUR_MS = 3_600_000;
const MOST_AN_HOUR = 30;

const kept = new Map<string, { until: number; found: Found }>();
const asked = new Map<string, { until: number; count: number }>();

function isTooMany(user: string): boolean {
  const now = Date.now();
  for (const [one, { until }] of asked) if (until <= now) asked.delete(one);
  const own = asked.get(user) ?? { until: now + HOUR_MS, count: 0 };
  own.count++;
  asked.set(user, own);
  return own.count > MOST_AN_HOUR;
}

const slow = () => new Refusal(504, 'the map service is slow');

/** The map service's answer as JSON. @throws Refusal 504 when it takes too long or has too much to do. */
async function ask(service: string, query: string): Promise<unknown> {
  try {
    const response = await fetch(service, {
      method: 'POST',
      // The service's terms ask who calls.
      headers: { 'User-Agent': `Celebra (${Deno.env.get('SITE_URL')})` },
      body: new URLSearchParams({ data: query }),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (response.status === 429 || response.status === 504) throw slow();
    if (!response.ok) throw new Error(`the map service answered ${response.status}`);
    const body = await response.json();
    // A query that ran out of time answers 200 with a remark, and what it had by then.
    if (typeof body === 'object' && body !== null && 'remark' in body) throw slow();
    return body;
  } catch (error) {
    throw error instanceof DOMException && error.name === 'TimeoutError' ? slow() : error;
  }
}

async function askMap(service: string, search: Search): Promise<Found> {
  const query = overpassQuery(search);
  const known = kept.get(query);
  if (known && known.until > Date.now()) return known.found;
  const found = readPlaces(await ask(service, query), search);
  if (found === null) throw new Error('the map service answered nonsense');
  kept.delete(query);
  kept.set(query, { until: Date.now() + KEPT_MS, found });
  for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
  return found;
}

async function handle(request: Request): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { error: 'POST only' });
  const user = await readUser(request);
  if (user === null) throw new Refusal(401, 'sign in first');
  const fields = await readFields(request);
  const search: Search = {
    category: textField(fields, 'category'),
    city: textField(fields, 'city').trim(),
    country: textField(fields, 'country'),
    region: textField(fields, 'region'),
    radius_m: Number(fields.get('radius_m')),
  };
  if (!isSearch(search)) throw new Refusal(400, 'not valid');
  if (isTooMany(user)) return tooMany('too many requests', 3600);
  const service = Deno.env.get('OVERPASS_URL') ?? '';
  if (service === 'example') return answer(200, { ...readPlaces(EXAMPLE, search), example: true });
  return answer(200, { ...(await askMap(service, search)), example: false });
}

serve('find-vendors', handle);
