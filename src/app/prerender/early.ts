import { englishAddress, plainAddress } from '@/lib/english-address';
import { keepForReplay } from '@/lib/replay';
import { SESSION_KEY } from '@/lib/session-key';
import { applyTheme, rememberedTheme } from '@/lib/theme';
import { swapPage } from './swap';
import { whenWanted } from './wanted';

/**
 * The one script of a page that was drawn at build time: theme, language, who is there; then it waits until the
 * reader wants the app. It is fetched beside the page and holds nothing up.
 */
const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be closed to us.
    return null;
  }
};

const html = document.documentElement;
applyTheme(rememberedTheme());
html.toggleAttribute('data-session', stored(SESSION_KEY) !== null);

async function takeOver(): Promise<void> {
  const { app = '', style = '' } = document.getElementById('root')?.dataset ?? {};
  const { replay } = keepForReplay();
  await whenWanted();
  // The whole stylesheet first: the page carries only what it needed itself.
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = style;
  const styled = new Promise((resolve) => {
    sheet.onload = resolve;
    sheet.onerror = resolve;
  });
  document.head.append(sheet);
  document.addEventListener('celebra:ready', replay, { once: true });
  const [first, ...more] = app.split(' ');
  for (const href of more) {
    const ahead = document.createElement('link');
    ahead.rel = 'modulepreload';
    ahead.href = href;
    document.head.append(ahead);
  }
  await styled;
  await import(/* @vite-ignore */ first ?? '');
}

const chosen = stored('celebra-language');
const { pathname } = location;
if ((chosen === 'es' || chosen === 'en') && chosen !== html.lang)
  void swapPage(chosen === 'en' ? englishAddress(plainAddress(pathname)) : plainAddress(pathname)).then(
    takeOver,
  );
else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', takeOver);
else void takeOver();
