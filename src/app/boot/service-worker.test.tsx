import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAppOffline } from './service-worker';

/** Stub of a service worker whose files are still being downloaded. */
class Worker extends EventTarget {
  state = 'installing';
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
const registration = (installing: Worker, active: object | null = null) =>
  Object.assign(new EventTarget(), { installing, active, waiting: null });

const register = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { register, controller: null },
    configurable: true,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  register.mockReset();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a failed registration of a service worker is retried after increasing delays', async () => {
  const [first, second] = [new Worker(), new Worker()];
  register
    .mockRejectedValueOnce(new TypeError('no answer'))
    .mockResolvedValueOnce(registration(first))
    .mockResolvedValueOnce(registration(second));
  keepAppOffline();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(register).toHaveBeenCalledTimes(2);
  first.become('redundant');
  await vi.advanceTimersByTimeAsync(9_999);
  expect(register).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(register).toHaveBeenCalledTimes(3);
  second.become('installed');
  second.become('activated');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(register).toHaveBeenCalledTimes(3);
});

test('a service worker isn’t registered again after a newer one has replaced it', async () => {
  const worker = new Worker();
  register.mockResolvedValue(registration(worker, {}));
  keepAppOffline();
  await vi.advanceTimersByTimeAsync(0);
  worker.become('redundant');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(register).toHaveBeenCalledTimes(1);
});
