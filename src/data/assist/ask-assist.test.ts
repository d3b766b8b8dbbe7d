import { beforeEach, expect, test, vi } from 'vitest';
import { type AssistError, askAssist } from './ask-assist';

let answered: () => Response | Promise<Response> = () => Response.error();
vi.mock('../sync/function-call', () => ({ callFlowing: async () => answered() }));

const connection = { onLine: true };
beforeEach(() => vi.stubGlobal('navigator', connection));

const SSE = { 'Content-Type': 'text/event-stream' };
const event = (piece: object) => `data: ${JSON.stringify(piece)}\n\n`;
const words = (content: string) => event({ choices: [{ delta: { content } }] });
const DONE = 'data: [DONE]\n\n';

/**
 * A stub of the service. It streams these pieces, then closes the stream, breaks it off, or sends nothing
 * more.
 */
const flow = (pieces: readonly string[], end: 'close' | 'error' | 'silence' = 'close') =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const one of pieces) controller.enqueue(new TextEncoder().encode(one));
      if (end === 'close') controller.close();
      if (end === 'error') controller.error(new TypeError('terminated'));
    },
  });

function ask(answer: () => Response | Promise<Response>, signal = new AbortController().signal) {
  answered = answer;
  const told: string[] = [];
  const asked = askAssist(
    { plan_id: 'p', messages: [{ role: 'user', content: '?' }], tools: [] },
    signal,
    (added) => told.push(added),
  );
  return { asked, told };
}
const problem = async (answer: () => Response | Promise<Response>) => {
  const error = (await ask(answer).asked.catch((failed: unknown) => failed)) as AssistError;
  return [error.problem, error.again];
};

test('the assistant’s answer is shown piece by piece, however the network splits it', async () => {
  const whole = `: hello\r\n\r\n${words('¡Hola, ')}${words('Íñigo!')}${DONE}${words('never')}`;
  const bytes = [...whole].map((letter) => letter);
  const { asked, told } = ask(() => new Response(flow(bytes), { headers: SSE }));
  expect(await asked).toMatchObject({ text: '¡Hola, Íñigo!', calls: [] });
  expect(told).toEqual(['¡Hola, ', 'Íñigo!']);
});

test('tool calls are also read from a service that doesn’t stream them', async () => {
  const message = { content: null, tool_calls: [{ id: 'a', function: { name: 'forecast', arguments: {} } }] };
  const { asked } = ask(() => Response.json({ model: 'm', choices: [{ message }] }));
  expect(await asked).toEqual({
    text: '',
    model: 'm',
    calls: [{ id: 'a', name: 'forecast', arguments: '{}' }],
  });
});

test('the error of a refused request says what the person can do', async () => {
  const json = (status: number, body: object, headers = {}) => Response.json(body, { status, headers });
  expect(await problem(() => json(403, { error: 'consent' }))).toEqual(['consent', null]);
  expect(await problem(() => json(403, { error: 'plan' }))).toEqual(['plan', null]);
  expect(await problem(() => json(429, {}, { 'Retry-After': '7200' }))).toEqual(['tooMany', 7_200]);
  expect(await problem(() => json(401, {}))).toEqual(['signedOut', null]);
  expect(await problem(() => json(413, {}))).toEqual(['tooLong', null]);
  expect(await problem(() => json(503, {}))).toEqual(['busy', null]);
  expect(await problem(() => json(504, {}))).toEqual(['slow', null]);
  expect(await problem(() => json(502, {}))).toEqual(['broken', null]);
  const failed = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await problem(failed)).toEqual(['broken', null]);
  connection.onLine = false;
  expect(await problem(failed)).toEqual(['offline', null]);
  connection.onLine = true;
});

test('after a lost connection, the received text is kept without the incomplete tool call', async () => {
  const half = event({
    choices: [
      { delta: { tool_calls: [{ index: 0, id: 'a', function: { name: 'suggest', arguments: '{"rea' } }] } },
    ],
  });
  expect(await ask(() => new Response(flow([words('Ho')]), { headers: SSE })).asked).toMatchObject({
    text: 'Ho',
  });
  expect(await problem(() => new Response(flow([half]), { headers: SSE }))).toEqual(['broken', null]);
  expect(await problem(() => new Response(flow([words('Ho')], 'error'), { headers: SSE }))).toEqual([
    'broken',
    null,
  ]);
  expect(await problem(() => new Response(flow([]), { headers: SSE }))).toEqual(['broken', null]);
});

test('a streaming error counts as slowness only if the error’s code says so', async () => {
  const failing = (error: object) =>
    new Response(flow([words('Ho'), event({ error }), DONE]), { headers: SSE });
  expect(await problem(() => failing({ message: 'overloaded', type: 'server_error' }))).toEqual([
    'broken',
    null,
  ]);
  expect(await problem(() => failing({ code: 'slow' }))).toEqual(['slow', null]);
  // The error event `slow` is recognised even after an incomplete event.
  const cut = `data: {"choices":[{"de\n\n${event({ error: { code: 'slow' } })}`;
  expect(await problem(() => new Response(flow([words('Ho'), cut]), { headers: SSE }))).toEqual([
    'slow',
    null,
  ]);
  // Some model services send a null error in a valid response.
  const well = event({ error: null, choices: [{ delta: { content: 'Ho' } }] });
  expect(await ask(() => new Response(flow([well, DONE]), { headers: SSE })).asked).toMatchObject({
    text: 'Ho',
  });
});

test('an overlong or unreadable answer is reported as broken', async () => {
  const kilobyte = 'bla '.repeat(256);
  const rambling = Array.from({ length: 2_048 }, () => words(kilobyte));
  const line = ['data: ', ...Array.from({ length: 2_048 }, () => kilobyte)];
  for (const pieces of [rambling, line, ['data: nonsense\n\n', DONE]])
    expect(await problem(() => new Response(flow(pieces), { headers: SSE }))).toEqual(['broken', null]);
});

test('a stopped request ends at once, even if the service is silent', async () => {
  const control = new AbortController();
  const { asked, told } = ask(
    () => new Response(flow([words('Ho')], 'silence'), { headers: SSE }),
    control.signal,
  );
  const failed = asked.catch((error: unknown) => error);
  await expect.poll(() => told).toEqual(['Ho']);
  control.abort();
  expect((await failed) as Error).toMatchObject({ name: 'AbortError' });
});
