import { IN_DEMO } from './demo';

type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns true if the site can use this storage. Browsers that block all cookies also block storage. */
export function isStorageOpen(name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    globalThis[name].getItem('celebra-session');
    return true;
  } catch {
    return false;
  }
}

/**
 * Wraps the browser's storage. If the browser refuses a value (blocked, full), the tab's memory keeps it. In
 * the demonstration, the tab's memory keeps all values.
 */
function storageWithFallback(name: 'localStorage' | 'sessionStorage'): KeptStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(run: (storage: Storage) => T): { value: T } | null => {
    if (IN_DEMO) return null;
    try {
      return { value: run(globalThis[name]) };
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key))?.value ?? null,
    setItem(key, value) {
      if (attempt((storage) => storage.setItem(key, value))) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** Storage that outlives the tab, unless the browser blocks it. */
export const deviceStorage = storageWithFallback('localStorage');
/** Storage that lasts as long as the tab. */
export const tabStorage = storageWithFallback('sessionStorage');
