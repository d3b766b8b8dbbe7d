import { awaitHeading, focusHeading } from '@/ui/focus-heading';
import { announce } from '@/ui/live-announcer';

/** The last visited page; the browser itself handles focus and title of the first one. */
let shown: string | undefined;

/**
 * Focus management after navigation: focuses the new page's heading when it appears, and announces its title.
 * Returns a function that cancels.
 */
export function focusPage(): (() => void) | undefined {
  const { pathname } = window.location;
  if (shown === undefined || shown === pathname) {
    shown = pathname;
    return undefined;
  }
  const before = document.activeElement;
  return awaitHeading((heading) => {
    shown = pathname;
    const { activeElement, body } = document;
    // The page or the person may have set the focus already.
    if (activeElement === null || activeElement === body || activeElement === before) focusHeading(heading);
    announce(() => document.title);
  });
}
