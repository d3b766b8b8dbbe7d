import { plainAddress } from '@/lib/demo';
import { fetchPage } from '../routes/router';

function fetchAhead(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin) void fetchPage(plainAddress(link.pathname));
}

/** Prefetches a page's code and texts when pointer, finger or focus reaches a link to it. */
export function fetchLinksAhead(): void {
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(sign, ({ target }) => fetchAhead(target), { passive: true });
  // The pointer may have started the app by moving over a link.
  fetchAhead(document.querySelector('a:hover'));
  fetchAhead(document.activeElement);
}
