import { answer, Refusal, readFields, serve, textField, tooMany } from '../_shared/http.ts';
import { publishableKey } from '../_shared/keys.ts';
import { EXAMPLE } from './example.ts';
import { isSearched, overpassQuery, type Place, readPlaces } from './places.ts';

/**
 * Vendors of a category near a place, from OpenStreetMap: POST {category, city, country} by who is signed in. The map
 * service is told the place's name and nothing of the person. Answers {places, example}, 400, 401, 405, 429 and, when
 * the map service doesn't answer or answers nonsense, 502.
 */
const TIME_LIMIT_MS = 8_000;
const KEPT_MS = 24 * 3_600_000;
const MOST_KEPT = 200;
const HOUR_MS = 3_600_000;
const MOST_AN_HOUR = 30;

const kept = new Map<string, { until: number; places: Place[] }>();
const asked = new Map<string, { until: number; count: number }>();

async function readUser(request: Request): Promise<string> {
  const response = await fetch(`${Deno.env.get('SUPABASE_URL')}/auth/v1/user`, {
    headers: { apikey: publishableKey(), Authorization: request.headers.get('authorization') ?? '' },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  const user = response.ok ? await response.json() : {};
  if (typeof user.id !== 'string') throw new Refusal(401, 'sign in first');
  return user.id;
}

function isTooMany(user: string): boolean {
  const now = Date.now();
  for (const [one, { until }] of asked) if (until <= now) asked.delete(one);
  const own = asked.get(user) ?? { until: now + HOUR_MS, count: 0 };
  own.count++;
  asked.set(user, own);
  return own.count > MOST_AN_HOUR;
}

async function askMap(service: string, query: string): Promise<Place[]> {
  const known = kept.get(query);
  if (known && known.until > Date.now()) return known.places;
  const response = await fetch(service, {
    method: 'POST',
    // The service's terms ask who calls.
    headers: { 'User-Agent': `Celebra (${Deno.env.get('SITE_URL')})` },
    body: new URLSearchParams({ data: query }),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  const places = response.ok ? readPlaces(await response.json()) : null;
  if (places === null) throw new Error(`the map service answered ${response.status}`);
  kept.delete(query);
  kept.set(query, { until: Date.now() + KEPT_MS, places });
  for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
  return places;
}

async function handle(request: Request): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { error: 'POST only' });
  const user = await readUser(request);
  const fields = await readFields(request);
  const [category, country] = [textField(fields, 'category'), textField(fields, 'country')];
  const city = textField(fields, 'city').trim();
  if (!isSearched(category) || !/^[A-Z]{2}$/.test(country) || !/^[\p{L}\p{M}\d .,'’()/-]{1,100}$/u.test(city))
    throw new Refusal(400, 'not valid');
  if (isTooMany(user)) return tooMany('too many requests', 3600);
  const service = Deno.env.get('OVERPASS_URL') ?? '';
  if (service === 'example') return answer(200, { places: readPlaces(EXAMPLE), example: true });
  return answer(200, {
    places: await askMap(service, overpassQuery(category, city, country)),
    example: false,
  });
}

serve('find-vendors', handle);
