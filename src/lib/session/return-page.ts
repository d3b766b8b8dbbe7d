import { deviceStorage } from '../device-storage';
import { returnPath } from '../paths';

/** The key on this device, which sign-out deletes like every key of the app. */
const KEY = 'celebra-next';

/**
 * Stores the requested page while a new account is being confirmed, because the confirmation link opens the
 * front page.
 */
export function rememberReturn(search: string): void {
  const next = returnPath(search);
  if (next) deviceStorage.setItem(KEY, next);
  else deviceStorage.removeItem(KEY);
}

/** Returns the requested page and forgets it. */
export function takeReturn(): string | null {
  const next = deviceStorage.getItem(KEY);
  deviceStorage.removeItem(KEY);
  return next && returnPath(`?${new URLSearchParams({ next })}`);
}
