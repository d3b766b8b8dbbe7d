import { deviceStorage } from '../device-storage';
import { returnPath } from '../paths';

/** Storage key. Sign-out deletes it, like all keys of the app. */
const KEY = 'celebra-next';

/**
 * Stores the requested page until a new account is confirmed, because the confirmation link opens the front
 * page.
 */
export function rememberReturn(search: string): void {
  const next = returnPath(search);
  if (next) deviceStorage.setItem(KEY, next);
  else deviceStorage.removeItem(KEY);
}

/** Returns the requested page and deletes the stored value. */
export function takeReturn(): string | null {
  const next = deviceStorage.getItem(KEY);
  deviceStorage.removeItem(KEY);
  return next && returnPath(`?${new URLSearchParams({ next })}`);
}
