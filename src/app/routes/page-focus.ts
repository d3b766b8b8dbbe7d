import { awaitHeading, focusHeading } from '@/ui/focus-heading';
import { announce } from '@/ui/live-announcer';

/** The page that was arrived at last. Of the one that the app began with, focus and title are the browser's. */
let shown: string | undefined;

/**
 * Focus management after a change of route: the new page's heading takes the focus as soon as it is there, and the
 * page's title is announced. Returns how to give up waiting.
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
    // The page may have chosen a field of its own, or the reader another place.
    if (activeElement === null || activeElement === body || activeElement === before) focusHeading(heading);
    announce(() => document.title);
  });
}
