import { plainAddress } from '@/lib/demo';
import { fetchPage } from '../routes/router';

/** Fetches a page's code and texts when the pointer, a finger or the focus comes to a link that leads there. */
export function fetchLinksAhead(): void {
  const ahead = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === window.location.origin) void fetchPage(plainAddress(link.pathname));
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(sign, ahead, { passive: true });
}
