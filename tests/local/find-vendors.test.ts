import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalBackend, startLocalBackend } from '../../supabase/local/server.ts';
import { newAccount } from './account.ts';

const NEAR = {
  type: 'node',
  id: 2,
  lat: 37.4,
  lon: -5.99,
  tags: { name: 'Flores Sol', shop: 'florist', website: 'javascript:alert(1)', phone: '+34 600 000 000' },
};
const ANSWER = JSON.stringify({
  elements: [
    { type: 'node', id: 1, lat: 37.39, lon: -5.99, tags: { place: 'city', name: 'Sevilla' } },
    { ...NEAR, id: 3, lat: 39 },
    NEAR,
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
    body: JSON.stringify({ category: 'decorations', city: 'Sevilla', country: 'ES', ...change }),
  });

test('the map is asked once for a place, told its name alone, and nothing odd is passed on', async () => {
  const { token } = await newAccount(backend);
  const answered = await (await ask(token)).json();
  expect(answered).toMatchObject({
    example: false,
    places: [{ id: 'node/2', name: 'Flores Sol', kind: 'florist', website: null, phone: '+34 600 000 000' }],
  });
  expect(answered.places).toHaveLength(1);
  expect(answered.places[0].distance_m).toBeCloseTo(1112, -1);
  await ask(token);
  expect(queries).toHaveLength(1);
  expect(decodeURIComponent(queries[0] ?? '')).toContain('["name"="Sevilla"]');
});

test('a map that is down, out of time or answers nonsense is told, and its answer is not kept', async () => {
  const { token } = await newAccount(backend);
  const city = 'Cádiz';
  for (const body of ['<html>', '[]', '{"elements":[],"remark":"runtime error: timed out"}']) {
    reply = { status: 200, body };
    expect((await ask(token, { city })).status, body).toBe(502);
  }
  reply = { status: 504, body: '' };
  expect((await ask(token, { city })).status).toBe(502);
  reply = { status: 200, body: ANSWER };
  expect((await ask(token, { city })).status).toBe(200);
});

test('strangers, odd places and more than thirty an hour are refused', async () => {
  const { token } = await newAccount(backend);
  expect((await ask('nobody')).status).toBe(401);
  for (const change of [{ city: 'x"];out;' }, { city: '' }, { country: 'es' }, { category: 'toString' }])
    expect((await ask(token, change)).status).toBe(400);
  const statuses: number[] = [];
  for (let i = 0; i < 31; i++) statuses.push((await ask(token)).status);
  expect(statuses[29]).toBe(200);
  expect(statuses[30]).toBe(429);
});
