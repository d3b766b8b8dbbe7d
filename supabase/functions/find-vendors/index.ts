import { sha256 } from '../_shared/crypto.ts';
import { call } from '../_shared/database.ts';
import { answer, Refusal, readFields, serve, textField } from '../_shared/http.ts';
import { readUser } from '../_shared/user.ts';
import { EXAMPLE } from './example.ts';
import { type Found, isSearch, overpassQuery, readPlaces, type Search } from './places.ts';

/**
 * Finds vendors of a category near a place on OpenStreetMap: POST {category, city, country, region, radius_m}
 * by a signed-in person. The map service gets only the place's name, nothing about the person.
 * Answers {places, more, example}. Errors: 400; 401; 405; 429; 502 if the map's answer is invalid; 504 if the
 * map service is slow or busy.
 */
const TIME_LIMIT_MS = 9_000;

/** The database's response about a search: a cached result, or too many searches. */
type Known = { capped?: true; busy?: true; answer?: Found };

const slow = () => new Refusal(504, 'the map service is slow');

/**
 * Requests JSON from the map service.
 * @throws Refusal 504 if it is slow or busy
 */
async function ask(service: string, query: string): Promise<unknown> {
  try {
    const response = await fetch(service, {
      method: 'POST',
      // The map service's terms of use require a caller's name.
      headers: { 'User-Agent': `Celebra (${Deno.env.get('SITE_URL')})` },
      body: new URLSearchParams({ data: query }),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (response.status === 429 || response.status === 504) throw slow();
    if (!response.ok) throw new Error(`the map service answered ${response.status}`);
    const body = await response.json();
    // A query that timed out answers 200 with a `remark` and an incomplete result.
    if (typeof body === 'object' && body !== null && 'remark' in body) throw slow();
    return body;
  } catch (error) {
    throw error instanceof DOMException && error.name === 'TimeoutError' ? slow() : error;
  }
}

/**
 * Returns the cached result of an earlier search if there is one; otherwise asks the map service.
 * @throws Refusal 429 for too many searches
 */
async function search(user: string, wanted: Search, service: string): Promise<Found> {
  const query = overpassQuery(wanted);
  const query_hash = await sha256(query);
  const known = (await call('find_on_map', { user_id: user, query_hash })) as Known;
  if (known.capped) throw new Refusal(429, 'too many requests');
  if (known.answer) return known.answer;
  if (known.busy) throw slow();
  const found = readPlaces(await ask(service, query), wanted);
  if (found === null) throw new Error('the map service answered nonsense');
  // If caching the result fails, the next search simply asks the map service again.
  await call('keep_map_answer', { query_hash, answer: found }).catch(console.error);
  return found;
}

async function handle(request: Request): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { error: 'POST only' });
  const user = await readUser(request);
  if (user === null) throw new Refusal(401, 'sign in first');
  const fields = await readFields(request);
  const wanted: Search = {
    category: textField(fields, 'category'),
    city: textField(fields, 'city').trim(),
    country: textField(fields, 'country'),
    region: textField(fields, 'region'),
    radius_m: Number(fields.get('radius_m')),
  };
  if (!isSearch(wanted)) throw new Refusal(400, 'not valid');
  const service = Deno.env.get('OVERPASS_URL') ?? '';
  if (service === 'example') return answer(200, { ...readPlaces(EXAMPLE, wanted), example: true });
  return answer(200, { ...(await search(user, wanted, service)), example: false });
}

serve('find-vendors', handle);
