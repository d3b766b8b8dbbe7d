import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalBackend, startLocalBackend } from '../../supabase/local/server.ts';
import { newAccount } from './account.ts';

const NEAR = {
  type: 'node',
  id: 2,
  lat: 37.4,
  lon: -5.99,
  tags: {
    name: 'Flores Sol',
    shop: 'florist',
    website: 'javascript:alert(1)',
    phone: '+34 600 000 000; +34 1',
  },
};
const ANSWER = JSON.stringify({
  elements: [
    { type: 'node', id: 1, lat: 37.39, lon: -5.99, tags: { place: 'city', name: 'Sevilla' } },
    { ...NEAR, id: 3, lat: 39 },
    NEAR,
    {
      type: 'way',
      id: 5,
      center: { lat: 37.41, lon: -5.99 },
      tags: {
        name: 'Globos',
        shop: 'party',
        website: 'www.globos.es',
        phone: 'call us',
        'addr:street': 'Feria',
      },
    },
    { type: 'way', id: 4, tags: 7 },
    null,
  ],
});
let reply = { status: 200, body: ANSWER };
const queries: string[] = [];
const map = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  queries.push(body);
  response.writeHead(reply.status).end(reply.body);
});
let backend: LocalBackend;
const before = process.env.OVERPASS_URL;
beforeAll(async () => {
  await new Promise<void>((done) => map.listen(0, '127.0.0.1', done));
  const address = map.address();
  process.env.OVERPASS_URL = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
  backend = await startLocalBackend();
});
afterAll(async () => {
  if (before === undefined) delete process.env.OVERPASS_URL;
  else process.env.OVERPASS_URL = before;
  await backend.stop();
  map.close();
});

const ask = (token: string, change: Record<string, unknown> = {}) =>
  fetch(`${backend.url}/functions/v1/find-vendors`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify({
      category: 'decorations',
      city: 'Sevilla',
      country: 'ES',
      region: 'ES-AN',
      radius_m: 5_000,
      ...change,
    }),
  });

test('repeated searches for vendors in one place query the map service only once', async () => {
  const { token } = await newAccount(backend);
  const answered = await (await ask(token)).json();
  expect(answered).toMatchObject({
    example: false,
    more: false,
    places: [
      { id: 'node/2', name: 'Flores Sol', kind: 'florist', website: null, phone: '+34 600 000 000' },
      { id: 'way/5', kind: 'party', website: 'https://www.globos.es', phone: null, address: 'Feria' },
    ],
  });
  expect(answered.places[0].distance_m).toBeCloseTo(1112, -1);
  await ask(token);
  expect(queries).toHaveLength(1);
  const query = new URLSearchParams(queries[0]).get('data');
  expect(query).toContain('["name:en"="Sevilla"]');
  expect(query).toContain('area["ISO3166-2"="ES-AN"]');
  const near = await (await ask(token, { radius_m: 1_500 })).json();
  expect(near.places).toHaveLength(1);
  expect(new URLSearchParams(queries[1]).get('data')).toContain('around.p:1500');
  // Our surveys know this region but the map service doesn't, so the whole country is searched.
  await ask(token, { country: 'IT', region: 'IT-NORTH' });
  expect(new URLSearchParams(queries[2]).get('data')).toContain('area["ISO3166-1"="IT"]');
});

test('a failed search at the map service is reported but not cached', async () => {
  const { token } = await newAccount(backend);
  const city = 'Cádiz';
  for (const [status, body, answered] of [
    [200, '<html>', 502],
    [200, '[]', 502],
    [500, '', 502],
    [429, '', 504],
    [504, '', 504],
    [200, '{"elements":[],"remark":"runtime error: timed out"}', 504],
  ] as const) {
    reply = { status, body };
    expect((await ask(token, { city })).status, `${status} ${body}`).toBe(answered);
  }
  reply = { status: 200, body: '{"elements":[]}' };
  expect(await (await ask(token, { city: 'Zzz' })).json()).toMatchObject({ places: null });
  reply = { status: 200, body: ANSWER };
  expect((await ask(token, { city })).status).toBe(200);
});

test('a vendor search is refused for visitors, for invalid places and above thirty an hour', async () => {
  const { token } = await newAccount(backend);
  expect((await ask('nobody')).status).toBe(401);
  for (const change of [
    { city: 'x"];out;' },
    { city: '' },
    { country: 'es' },
    { category: 'toString' },
    { radius_m: 90_000 },
    { radius_m: '5000);out;' },
  ])
    expect((await ask(token, change)).status).toBe(400);
  const statuses: number[] = [];
  for (let i = 0; i < 31; i++) statuses.push((await ask(token)).status);
  expect(statuses[29]).toBe(200);
  expect(statuses[30]).toBe(429);
});
