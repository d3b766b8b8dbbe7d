import { afterEach, expect, test, vi } from 'vitest';
import { timedFetch } from './timed-fetch';

afterEach(() => vi.restoreAllMocks());

const answering = (response: Response) => vi.spyOn(globalThis, 'fetch').mockResolvedValue(response);

test.each([200, 403, 404, 502])(
  'timedFetch throws an error for an HTML response with status %i',
  async (status) => {
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    answering(new Response('<!doctype html><title>Hotel</title>', { status, headers }));
    await expect(timedFetch('/functions/v1/contact')).rejects.toThrow(TypeError);
  },
);

test.each([
  Response.json({ code: '23514' }, { status: 400 }),
  new Response(null, { status: 204 }),
  new Response('', { status: 503 }),
])('timedFetch returns every response of the service, including errors', async (response) => {
  answering(response);
  expect(await timedFetch('/rest/v1/rpc/save_rows')).toBe(response);
});

test('cancelling and timeouts of requests work in browsers without AbortSignal.any', async () => {
  const any = Object.getOwnPropertyDescriptor(AbortSignal, 'any');
  Reflect.deleteProperty(AbortSignal, 'any');
  try {
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          const end = () => reject(init?.signal?.reason);
          if (init?.signal?.aborted) end();
          else init?.signal?.addEventListener('abort', end);
        }),
    );
    const own = new AbortController();
    const left = timedFetch('/rest/v1/plans', { signal: own.signal });
    own.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    await expect(timedFetch('/rest/v1/plans', { signal: own.signal })).rejects.toThrow('left');
    const other = new AbortController();
    await expect(timedFetch('/rest/v1/plans', { signal: other.signal }, 1)).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  } finally {
    if (any) Object.defineProperty(AbortSignal, 'any', any);
  }
});
