import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LocalBackend, startLocalBackend } from '../../supabase/local/server.ts';
import { newAccount } from './account.ts';

/** Handles requests in place of the assistant's service. Each test sets its own handler. */
let reply = (_: IncomingMessage, response: ServerResponse) => stream(response, 'Hola');
const heard: { path: string; key: string | undefined; body: Record<string, unknown> }[] = [];
const service = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  heard.push({ path: request.url ?? '', key: request.headers.authorization, body: JSON.parse(body || '{}') });
  reply(request, response);
});
const event = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
function stream(response: ServerResponse, ...words: string[]) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
  for (const word of words) response.write(event(word));
  response.end('data: [DONE]\n\n');
}

const SETTINGS = ['ASSIST_URL', 'ASSIST_KEY', 'ASSIST_MODEL', 'ASSIST_TURNS'] as const;
const before = Object.fromEntries(SETTINGS.map((name) => [name, process.env[name]]));
let backend: LocalBackend;
let owner: Awaited<ReturnType<typeof newAccount>>;
const plan = crypto.randomUUID();

beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  const address = service.address();
  process.env.ASSIST_URL = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1/`;
  process.env.ASSIST_KEY = 'a secret';
  process.env.ASSIST_MODEL = 'small';
  process.env.ASSIST_TURNS = '9,30,100,300';
  backend = await startLocalBackend();
  owner = await newAccount(backend);
  const { error } = await owner.db.from('event_plans').insert({
    id: plan,
    name: 'Boda',
    event_type: 'wedding',
    event_date: '2127-06-05',
    budget: 30_000,
    currency: 'EUR',
    guest_count: 100,
    country: 'ES',
    city: 'Sevilla',
    location_type: 'indoor',
  });
  expect(error).toBeNull();
});
afterAll(async () => {
  for (const name of SETTINGS) {
    if (before[name] === undefined) delete process.env[name];
    else process.env[name] = before[name];
  }
  await backend.stop();
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  heard.length = 0;
  reply = (_, response) => stream(response, 'Hola');
});

const TOOL = {
  type: 'function',
  function: { name: 'read_plan', description: 'Reads', parameters: { type: 'object' } },
};
const QUESTION = [
  { role: 'system', content: 'Be brief' },
  { role: 'user', content: '¿Qué queda?' },
];
const ask = (token: string, change: object = {}) =>
  fetch(`${backend.url}/functions/v1/assist`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify({ plan_id: plan, messages: QUESTION, tools: [TOOL], ...change }),
  });
/** Messages of a turn that has already begun. They don't count as one of the day's turns. */
const FOLLOWING = [...QUESTION, { role: 'tool', tool_call_id: 'a', content: '{}' }];
const follow = (change: object = {}) => ask(owner.token, { messages: FOLLOWING, ...change });

test('a request to the assistant needs a session, plan membership and the owner’s consent', async () => {
  expect((await ask('nobody')).status).toBe(401);
  const stranger = await newAccount(backend);
  const asked = await ask(stranger.token);
  expect([asked.status, await asked.json()]).toEqual([403, { error: 'plan' }]);
  const early = await ask(owner.token);
  expect([early.status, await early.json()]).toEqual([403, { error: 'consent' }]);
  expect(heard).toEqual([]);
  expect((await owner.db.from('assist_consents').insert({ plan_id: plan })).error).toBeNull();
  expect((await ask(owner.token)).status).toBe(200);
});

test('requests to the model service contain the key but no unknown fields', async () => {
  const odd = { role: 'user', content: 'Hola', name: 'x', image_url: 'https://elsewhere.example' };
  const answered = await follow({ messages: [odd, ...FOLLOWING], model: 'dear', temperature: 2 });
  expect(answered.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(await answered.text()).toBe(`${event('Hola')}data: [DONE]\n\n`);
  expect(heard).toEqual([
    {
      path: '/v1/chat/completions',
      key: 'Bearer a secret',
      body: {
        model: 'small',
        stream: true,
        messages: [{ role: 'user', content: 'Hola' }, ...FOLLOWING],
        tools: [TOOL],
      },
    },
  ]);
});

test.each([
  ['no messages', { messages: [] }],
  ['a picture', { messages: [{ role: 'user', content: [{ type: 'image_url' }] }] }],
  ['another role', { messages: [{ role: 'developer', content: 'x' }] }],
  ['a tool without a name', { tools: [{ function: { name: '', description: '', parameters: {} } }] }],
  ['no plan', { plan_id: 'x' }],
])('an invalid assistant request never reaches the model service: %s', async (_, change) => {
  expect((await ask(owner.token, change)).status).toBe(400);
  expect(heard).toEqual([]);
});

test('an assistant request that is too long is refused with status 413', async () => {
  const messages = [{ role: 'user', content: 'x'.repeat(700_000) }];
  expect((await ask(owner.token, { messages })).status).toBe(413);
});

test('the response status is 503 for a busy model service and 502 for a broken one', async () => {
  for (const [answer, status] of [
    [(response) => response.writeHead(429).end(), 503],
    [(response) => response.writeHead(500).end('{"key": "a secret"}'), 502],
    [(response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>'), 502],
    [(response) => response.writeHead(302, { Location: '/elsewhere' }).end(), 502],
    [(response) => response.destroy(), 502],
  ] as [(response: ServerResponse) => void, number][]) {
    reply = (_, response) => answer(response);
    const answered = await follow();
    expect(answered.status).toBe(status);
    expect(await answered.text()).not.toContain('secret');
  }
  expect(heard.every(({ path }) => path === '/v1/chat/completions')).toBe(true);
});

test('an assistant’s response is cut off if it gets too long or the connection is lost', async () => {
  reply = (_, response) => stream(response, ...Array.from({ length: 2_000 }, () => 'bla '.repeat(250)));
  const long = await (await follow()).text();
  expect(long.length).toBeLessThan(500_000);
  expect(long).not.toContain('[DONE]');
  reply = (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(event('Ho'), () => response.destroy());
  };
  expect(await (await follow()).text()).toBe(event('Ho'));
});

test('the tier limits how many questions a day the assistant answers', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 10; i++) statuses.push((await ask(owner.token)).status);
  expect(statuses.slice(0, 8)).toEqual(Array(8).fill(200));
  expect(statuses[9]).toBe(429);
  const again = Number((await ask(owner.token)).headers.get('Retry-After'));
  expect(again).toBeGreaterThan(3_600);
  expect(again).toBeLessThanOrEqual(86_400);
  // A turn that has begun can continue after the limit is reached.
  expect((await follow()).status).toBe(200);
});
