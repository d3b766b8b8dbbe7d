import { describe, expect, test } from 'vitest';
import { isTransient, RequestError } from './errors';
import { CACHED_FOR, FRESH_FOR, makeQueryClient, retryDelay } from './query-client';

const down = () => new RequestError('no answer', 0);
const refused = (status: number) => new RequestError('refused', status);

describe('the data-fetching policy', () => {
  test('retries of a failed request wait 1, 2, 4, 8 and 16 seconds, and from then on 30 seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  test('fetched data counts as fresh for 5 minutes and stays in the cache for 10 minutes', () => {
    const { queries } = makeQueryClient(() => undefined).getDefaultOptions();
    expect(queries).toMatchObject({
      staleTime: 300_000,
      gcTime: 600_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
    });
    expect([FRESH_FOR, CACHED_FOR]).toEqual([300_000, 600_000]);
  });

  test('a failed query is retried 3 times, a failed change only once', () => {
    const { queries, mutations } = makeQueryClient(() => undefined).getDefaultOptions();
    const attempts = (retry: unknown, error: Error) =>
      [0, 1, 2, 3, 4].filter((failures) => (retry as (n: number, e: Error) => boolean)(failures, error))
        .length;
    expect(attempts(queries?.retry, down())).toBe(3);
    expect(attempts(mutations?.retry, down())).toBe(1);
    for (const status of [400, 401, 402, 403, 404, 409])
      expect(attempts(queries?.retry, refused(status))).toBe(0);
  });

  test('a query on the screen is repeated every 30 seconds while the service can’t be reached', () => {
    const { refetchInterval } = makeQueryClient(() => undefined).getDefaultOptions().queries ?? {};
    const every = (state: { data: unknown; error: Error | null }) =>
      typeof refetchInterval === 'function' && refetchInterval({ state } as never);
    expect(every({ data: [], error: down() })).toBe(30_000);
    expect(every({ data: [], error: null })).toBe(false);
    expect(every({ data: [], error: refused(404) })).toBe(false);
    // Status 429: the map search refused the request, because there were too many requests.
    expect(every({ data: undefined, error: refused(429) })).toBe(false);
  });

  test.each([
    [0, true],
    [408, true],
    [429, true],
    [502, true],
    [503, true],
    [504, true],
    [400, false],
    [402, false],
    [404, false],
    [409, false],
  ])('for a response with status %i, isTransient returns %s', (status, transient) => {
    expect(isTransient(refused(status))).toBe(transient);
  });

  test('a failed request is reported unless the screen itself shows the error', async () => {
    const seen: string[] = [];
    const client = makeQueryClient((error, kind) => seen.push(`${kind}: ${error.message}`));
    await client
      .fetchQuery({ queryKey: ['x'], queryFn: () => Promise.reject(refused(404)) })
      .catch(() => undefined);
    const change = (meta?: { handled: boolean }) =>
      client
        .getMutationCache()
        .build(client, { mutationFn: () => Promise.reject(refused(409)), ...(meta ? { meta } : {}) })
        .execute(undefined)
        .catch(() => undefined);
    await change();
    await change({ handled: true });
    expect(seen).toEqual(['query: refused', 'mutation: refused']);
  });
});
