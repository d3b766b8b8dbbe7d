import { returnPath } from './paths';

/** On this device alone, removed at sign-out like everything of the app's. */
const KEY = 'celebra-next';

/** Keeps the page that was asked for through the confirmation of a new account, whose link leads to the front page. */
export function rememberReturn(search: string): void {
  const next = returnPath(search);
  try {
    if (next) localStorage.setItem(KEY, next);
    else localStorage.removeItem(KEY);
  } catch {
    // The reader then stays on the front page.
  }
}

/** The page that was asked for, once. */
export function takeReturn(): string | null {
  try {
    const next = localStorage.getItem(KEY);
    localStorage.removeItem(KEY);
    return next && returnPath(`?${new URLSearchParams({ next })}`);
  } catch {
    return null;
  }
}
