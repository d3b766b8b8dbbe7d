import { currentSession, onSession } from '@/lib/session-state';
import { rememberedLanguage } from '@/lib/texts';
import { rememberedTheme } from '@/lib/theme';
import type { Reader } from './prerender/worker';

/** Tells the service worker who reads and what, so that it can send the next page as this reader wants it. */
export function tellWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const theme = rememberedTheme();
  const reader: Reader = {
    language: rememberedLanguage(),
    theme: theme === 'system' ? null : theme,
    signedIn: currentSession().status === 'signed-in',
    narrow: matchMedia('(width<40rem)').matches,
    address: window.location.pathname,
  };
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ type: 'reader', reader }));
}

/** Now and whenever language, theme or session change. */
export function keepWorkerInformed(): void {
  tellWorker();
  onSession(tellWorker);
  new MutationObserver(tellWorker).observe(document.documentElement, {
    attributeFilter: ['lang', 'data-theme'],
  });
}
