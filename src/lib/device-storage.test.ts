import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceStorage, isStorageOpen } from './device-storage';

class FakeStorage {
  full = false;
  readonly #items = new Map<string, string>();
  getItem = (key: string) => this.#items.get(key) ?? null;
  setItem = (key: string, value: string) => {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.#items.set(key, value);
  };
  removeItem = (key: string) => void this.#items.delete(key);
}
const blocked = () => {
  throw new DOMException('denied', 'SecurityError');
};

let device: FakeStorage;
beforeEach(() => {
  device = new FakeStorage();
  vi.stubGlobal('localStorage', device);
});
afterEach(() => {
  deviceStorage.removeItem('key');
  vi.unstubAllGlobals();
});

test('deviceStorage stores values on the device if the device has space', () => {
  deviceStorage.setItem('key', 'kept');
  expect(device.getItem('key')).toBe('kept');
  device.setItem('key', 'by another tab');
  expect(deviceStorage.getItem('key')).toBe('by another tab');
  deviceStorage.removeItem('key');
  expect(device.getItem('key')).toBeNull();
  expect(isStorageOpen('localStorage')).toBe(true);
});

test('deviceStorage keeps a value in memory while the device is full', () => {
  device.setItem('key', 'old');
  device.full = true;
  deviceStorage.setItem('key', 'new');
  expect(deviceStorage.getItem('key')).toBe('new');
  device.full = false;
  deviceStorage.setItem('key', 'newest');
  expect(device.getItem('key')).toBe('newest');
  expect(deviceStorage.getItem('key')).toBe('newest');
});

test('deviceStorage works in memory if the browser blocks storage', () => {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: blocked });
  expect(isStorageOpen('localStorage')).toBe(false);
  expect(deviceStorage.getItem('key')).toBeNull();
  deviceStorage.setItem('key', 'kept');
  expect(deviceStorage.getItem('key')).toBe('kept');
  deviceStorage.removeItem('key');
  expect(deviceStorage.getItem('key')).toBeNull();
});
