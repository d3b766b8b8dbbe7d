import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LIMITS_MS, relay } from '../../supabase/functions/assist/relay.ts';

/**
 * Time limits that no test reaches. Each test shortens only the limit that it tests, so that no result
 * depends on the machine's speed.
 */
const LONG = { first: 60_000, silent: 60_000, whole: 60_000 };
const SHORT = 40;
const HEADERS = { 'Content-Type': 'text/event-stream' };
const event = `data: ${JSON.stringify({ choices: [{ delta: { content: 'Ho' } }] })}\n\n`;

/** Writes the same piece again and again, as fast as it is read. */
const forever = (response: ServerResponse, piece: string): void => {
  if (response.destroyed) return;
  response.write(piece);
  setImmediate(forever, response, piece);
};
const WAYS: Record<string, (response: ServerResponse) => void> = {
  'hangs before its headers': () => undefined,
  'sends headers and then nothing': (response) => void response.writeHead(200, HEADERS).flushHeaders(),
  'says one thing and then nothing': (response) => void response.writeHead(200, HEADERS).write(event),
  'never ends': (response) => forever(response.writeHead(200, HEADERS), ':'),
};

let way: (response: ServerResponse) => void = () => undefined;
let heard: Promise<void>;
let hear: () => void;
let open = 0;
const server = createServer((_, response) => {
  open += 1;
  response.once('close', () => {
    open -= 1;
  });
  hear();
  way(response);
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
beforeEach(() => {
  heard = new Promise((done) => {
    hear = done;
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (limits: typeof LIMITS_MS, signal = new AbortController().signal, stream = true) =>
  relay({ url, key: '', model: 'm', stream }, { plan_id: 'p', messages: [], tools: [] }, signal, limits);
const textOf = ({ body }: Awaited<ReturnType<typeof relay>>) => new Response(body).text();
const LATE = '\n\ndata: {"error":{"code":"slow"}}\n\n';

const allClosed = () => expect.poll(() => open).toBe(0);

test.each([
  ['hangs before its headers', { ...LONG, first: SHORT }, [504]],
  ['hangs before its headers', { ...LONG, whole: SHORT }, [504]],
  ['sends headers and then nothing', { ...LONG, silent: SHORT }, [LATE]],
  // On a slow machine, the text might arrive too late, so both outcomes are allowed.
  ['says one thing and then nothing', { ...LONG, silent: SHORT }, [event + LATE, LATE]],
  // On a slow machine, even the beginning might arrive too late, so both outcomes are allowed.
  ['never ends', { ...LONG, whole: SHORT }, [LATE, 504]],
] as const)(
  'a request is ended and reported as slow in this case: the model service %s',
  async (name, limits, outcomes) => {
    way = WAYS[name] ?? way;
    const outcome = await ask(limits).then(textOf, (error: { status?: number }) => error.status);
    expect(outcomes).toContain(typeof outcome === 'string' ? outcome.replace(/^:+/, '') : outcome);
    await allClosed();
  },
);

test.each(Object.entries(WAYS))(
  'cancelling a request closes the connection in this case: the model service %s',
  async (_, slow) => {
    way = slow;
    const control = new AbortController();
    const asked = ask(LONG, control.signal).then(textOf);
    await heard;
    control.abort();
    // The text received so far is passed on, and the response isn't reported as slow.
    await asked.then(
      (said) => expect(said).not.toContain('slow'),
      (error: unknown) => expect(error).toMatchObject({ name: 'AbortError' }),
    );
    await allClosed();
  },
);

test('a non-streamed response that stops halfway is reported as slow', async () => {
  const json = { 'Content-Type': 'application/json; charset=utf-8' };
  way = (response) => void response.writeHead(200, json).write('{"choices"');
  await expect(ask({ ...LONG, silent: SHORT }, undefined, false)).rejects.toMatchObject({ status: 504 });
  way = (response) => void response.writeHead(200, json).end('{"choices":[]}');
  expect(await textOf(await ask(LONG, undefined, false))).toBe('{"choices":[]}');
});

test('a request that is already cancelled is never sent', async () => {
  await expect(ask(LONG, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
});
