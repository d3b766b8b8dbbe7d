import { IN_DEMO } from './demo';

type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whether the site may read its storage: not with all cookies blocked. */
export function isStorageOpen(name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    globalThis[name].getItem('celebra-session');
    return true;
  } catch {
    return false;
  }
}

/** The browser's storage, and this tab's memory for what it doesn't take: blocked, full, or of the demonstration. */
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

/** For as long as the device keeps it; for the tab's life where the browser refuses. */
export const deviceStorage = storageWithFallback('localStorage');
/** For the tab's life. */
export const tabStorage = storageWithFallback('sessionStorage');
