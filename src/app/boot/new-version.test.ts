import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnNewVersion } from './new-version';

const reload = vi.fn();
const missing = () => window.dispatchEvent(new Event('vite:preloadError'));
const answering = (status: number) => vi.stubGlobal('fetch', vi.fn().mockResolvedValue({ status }));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { reload } }));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  reloadOnNewVersion();
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
});

test('a load error while the person leaves a page doesn’t reload that page', async () => {
  answering(200);
  missing();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  await setImmediate();
  expect(reload).not.toHaveBeenCalled();
});

test('a missing code file reloads the page only once', async () => {
  answering(404);
  missing();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  missing();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);
});
