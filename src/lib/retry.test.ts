import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestError } from './errors';
import { withRetries } from './retry';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failing = (status: number, times: number) => {
  let calls = 0;
  return vi.fn(async (attempt: number) => {
    calls += 1;
    if (calls <= times) throw new RequestError('no', status);
    return attempt;
  });
};

test.each([0, 502, 503, 504])(
  'a request that failed with status %i is repeated after a pause',
  async (status) => {
    const call = failing(status, 2);
    const result = withRetries(call);
    await vi.advanceTimersByTimeAsync(499);
    expect(call).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_001);
    await expect(result).resolves.toBe(2);
  },
);

test('a request that keeps failing is given up after three retries', async () => {
  const call = failing(503, 9);
  const result = withRetries(call).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(result).resolves.toMatchObject({ status: 503 });
  expect(call).toHaveBeenCalledTimes(4);
});

test.each([400, 401, 422, 429, 500])(
  'a request that failed with status %i is not repeated',
  async (status) => {
    const call = failing(status, 1);
    await expect(withRetries(call)).rejects.toMatchObject({ status });
    expect(call).toHaveBeenCalledTimes(1);
  },
);

test('a failed request is not repeated while the device is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const call = failing(0, 1);
  await expect(withRetries(call)).rejects.toMatchObject({ status: 0 });
  expect(call).toHaveBeenCalledTimes(1);
});

test('a request that times out after 15 seconds is repeated only once', async () => {
  const call = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 15_000));
    throw new RequestError('timed out', 0);
  });
  const result = withRetries(call).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(120_000);
  await result;
  expect(call).toHaveBeenCalledTimes(2);
});
