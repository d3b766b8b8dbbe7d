import type { UseStore } from 'idb-keyval';
import { expect, test } from 'vitest';
import { withCommit, withTimeout } from './device-store';

test('each call fails while the database doesn’t respond', async () => {
  let answer: (value: unknown) => void = () => undefined;
  let calls = 0;
  const device: UseStore = (_mode, callback) => {
    calls += 1;
    return calls === 1
      ? (new Promise((resolve) => {
          answer = resolve;
        }) as never)
      : Promise.resolve(callback({} as IDBObjectStore));
  };
  const store = withTimeout(device, 10);
  await expect(store('readonly', () => 'a row')).rejects.toThrow('does not answer');
  await expect(store('readonly', () => 'a row')).rejects.toThrow('does not answer');
  expect(calls).toBe(1);
  answer('late');
  await Promise.resolve();
  await expect(store('readonly', () => 'a row')).resolves.toBe('a row');
});

test('the error of a timed-out call gives access to the late result', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const device: UseStore = () =>
    new Promise((resolve) => {
      answer = resolve;
    }) as never;
  const failure = await withTimeout(device, 10)('readonly', () => 'a row').catch((error) => error);
  answer('late');
  await expect(failure.late).resolves.toBe('late');
});

test('withCommit commits a transaction directly after issuing the requests', () => {
  const steps: string[] = [];
  const entries = {
    put: () => steps.push('put'),
    transaction: { commit: () => steps.push('commit') },
  } as unknown as IDBObjectStore;
  const device: UseStore = (_mode, callback) => Promise.resolve(callback(entries));
  void withCommit(device)('readwrite', (store) => {
    store.put('a', 'row');
    store.put('another', 'row');
    return new Promise(() => undefined);
  });
  expect(steps).toEqual(['put', 'put', 'commit']);
});
