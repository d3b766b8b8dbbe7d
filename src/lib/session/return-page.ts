import { deviceStorage } from '../device-storage';
import { returnPath } from '../paths';

/** On this device only, deleted on sign-out like everything of the app. */
const KEY = 'celebra-next';

/** Stores the requested page during the confirmation of a new account, whose link opens the front page. */
export function rememberReturn(search: string): void {
  const next = returnPath(search);
  if (next) deviceStorage.setItem(KEY, next);
  else deviceStorage.removeItem(KEY);
}

/** The page that was asked for, once. */
export function takeReturn(): string | null {
  const next = deviceStorage.getItem(KEY);
  deviceStorage.removeItem(KEY);
  return next && returnPath(`?${new URLSearchParams({ next })}`);
}
