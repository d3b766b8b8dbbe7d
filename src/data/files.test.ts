import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusalOf } from './sync/outbox-entry';

/**
 * A stub of Supabase Storage. Like the real service, it reports an expired token with HTTP status 400 and
 * puts the actual code in the body.
 */
const service = vi.hoisted(() => ({
  accepts: 'new',
  renews: 'new' as string | null,
  refusal: '403',
  asked: [] as string[],
}));
vi.mock('@/lib/timed-fetch', () => ({
  timedFetch: async (_input: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('Authorization')?.replace('Bearer ', '') ?? '';
    service.asked.push(token);
    return token === service.accepts
      ? Response.json({ Id: 'id', Key: 'key' })
      : Response.json(
          {
            statusCode: service.refusal,
            error: 'Unauthorized',
            message: '"exp" claim timestamp check failed',
          },
          { status: 400 },
        );
  },
}));
vi.mock('@/lib/session/access-token', () => ({
  accessToken: async () => 'old',
  renewedToken: async () => service.renews,
}));
vi.mock('@/lib/env', () => ({ backendUrl: () => 'http://localhost', publishableKey: () => 'key' }));
vi.mock('./sync/kept-files', () => ({
  keptFile: async () => new ArrayBuffer(9),
  dropFile: async () => undefined,
}));

const FILE = { id: 'file', media_type: 'application/pdf' as const, version: 0 };

async function sent(): Promise<unknown> {
  const { sendFile } = await import('./files');
  return sendFile('plan', FILE).then(
    () => null,
    (error: unknown) => error,
  );
}

beforeEach(() => Object.assign(service, { accepts: 'new', renews: 'new', refusal: '403', asked: [] }));
afterEach(() => vi.resetModules());

test.each(['401', '403', '404'])(
  'an upload is retried with a new token if a 400 response contains the status %s',
  async (refusal) => {
    service.refusal = refusal;
    expect(await sent()).toBeNull();
    expect(service.asked).toEqual(['old', 'new']);
  },
);

test('an upload that is refused even with a new token isn’t retried again', async () => {
  service.accepts = 'nobody';
  expect(refusalOf(await sent())).toMatchObject({ status: 403, code: 'storage_403' });
  expect(service.asked).toEqual(['old', 'new']);
  expect(refusalOf(await sent())).not.toBeNull();
  expect(service.asked).toEqual(['old', 'new', 'old']);
});

test('a file that is too large is refused without renewing the token', async () => {
  service.refusal = '413';
  expect(refusalOf(await sent())).toMatchObject({ status: 413, code: 'storage_413' });
  expect(service.asked).toEqual(['old']);
});

test('an upload waits for sign-in if the session has ended', async () => {
  service.renews = null;
  expect(refusalOf(await sent())).toBeNull();
});
