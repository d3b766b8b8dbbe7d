import { awaitHeading, focusHeading } from '@/ui/focus-heading';
import { announce } from '@/ui/live-announcer';

/** The previous page; undefined for the first one, whose focus and title the browser handles. */
let shown: string | undefined;

/**
 * Manages focus after navigation: focuses the heading of the new page when it appears, and announces its
 * title. Returns a function that cancels.
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
    // The page or the person may have moved the focus already.
    if (activeElement === null || activeElement === body || activeElement === before) focusHeading(heading);
    announce(() => document.title);
  });
}
