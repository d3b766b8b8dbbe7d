import { plainAddress } from '@/lib/demo';
import { fetchPage } from '../routes/router';

function fetchAhead(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin) void fetchPage(plainAddress(link.pathname));
}

/** Downloads a page's code and texts when the pointer, a finger or the focus reaches a link to that page. */
export function fetchLinksAhead(): void {
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(sign, ({ target }) => fetchAhead(target), { passive: true });
  // The pointer may already be over a link, because moving the pointer starts the app.
  fetchAhead(document.querySelector('a:hover'));
  fetchAhead(document.activeElement);
}
