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

test.each([0, 502, 503, 504])('a request is sent again after %i, and names its attempt', async (status) => {
  const call = failing(status, 2);
  const result = withRetries(call);
  await vi.advanceTimersByTimeAsync(499);
  expect(call).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_001);
  await expect(result).resolves.toBe(2);
});

test('a request gives up after three more attempts', async () => {
  const call = failing(503, 9);
  const result = withRetries(call).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(result).resolves.toMatchObject({ status: 503 });
  expect(call).toHaveBeenCalledTimes(4);
});

test.each([400, 401, 422, 429, 500])('the status %i is an answer, and no request follows', async (status) => {
  const call = failing(status, 1);
  await expect(withRetries(call)).rejects.toMatchObject({ status });
  expect(call).toHaveBeenCalledTimes(1);
});

test('a request is not sent again without a connection', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const call = failing(0, 1);
  await expect(withRetries(call)).rejects.toMatchObject({ status: 0 });
  expect(call).toHaveBeenCalledTimes(1);
});

test('a request that hangs while a person waits is given up', async () => {
  const call = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 15_000));
    throw new RequestError('timed out', 0);
  });
  const result = withRetries(call).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(120_000);
  await result;
  expect(call).toHaveBeenCalledTimes(2);
});
