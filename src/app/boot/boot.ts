import { prefersEnglish } from '@/lib/address/english-address';
import { SESSION_KEY } from '@/lib/session/session-key';
import { applyTheme, rememberedTheme } from '@/lib/theme';
import type { EarlyInput } from './early-input';

/**
 * Boot script, inline in every prerendered page and allowed by its hash. It sets the theme before the first
 * paint, redirects readers who chose English from a Spanish address to its English one, and starts the app
 * when the page is loaded and the device idle, or when the reader first touches the page.
 */
const LANGUAGE_KEY = 'celebra-language';
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin', 'wheel'] as const;
/** Delay of the start after the page has loaded, ms. */
const DELAY = 1_500;
/** Delay before the app is fetched again after a failure, ms. */
const RETRY = 1_000;

const html = document.documentElement;
const [app = '', ...imports] = document.currentScript?.dataset.app?.split(' ') ?? [];
const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

function remember(language: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
}

function start(): void {
  const listening = new AbortController();
  const { signal } = listening;
  const inputs: EarlyInput[] = [];
  window.early = { inputs, stop: () => listening.abort() };
  addEventListener(
    'input',
    ({ target }) => {
      if (target && 'value' in target) inputs.push({ target, value: String(target.value) });
    },
    { capture: true, signal },
  );
  addEventListener(
    'click',
    ({ target }) => {
      // Some browsers remember that a module could not be fetched, and only a reload fetches it again.
      if (target instanceof Element && target.closest('#not-started button')) location.reload();
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
      if (link) remember(link.hreflang);
      inputs.push({ target });
    },
    { capture: true, signal },
  );

  const fetched = () => import(/* @vite-ignore */ app).then(() => window.early?.hydrate?.());
  const notice = () => document.getElementById('not-started');
  let begun = false;
  let failures = 0;
  const begin = () => {
    if (begun) return;
    begun = true;
    // Imports are listed here; otherwise the browser would find them only after reading the entry.
    for (const href of imports)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    fetched().then(
      () => notice()?.remove(),
      () => {
        begun = false;
        failures += 1;
        // The next touch retries, and so does a timer with a growing delay.
        setTimeout(begin, RETRY * 2 ** failures);
        if (failures > 1) notice()?.removeAttribute('hidden');
      },
    );
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true, signal });
  addEventListener('load', () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(begin), DELAY));
  // The token of an e-mailed link must be removed from the address at once.
  if (/[?&](token_hash|error)=/.test(location.search)) begin();
}

applyTheme(rememberedTheme());
// Preloads the page's own typefaces for the first paint; others have a narrower unicode range.
for (const face of document.fonts) if (face.unicodeRange === 'U+0-10FFFF') void face.load();
html.toggleAttribute('data-session', stored(SESSION_KEY) !== null);
const language = stored(LANGUAGE_KEY);
// An English address is shown in English, whatever the device has stored.
const own =
  html.lang !== 'en' &&
  language !== html.lang &&
  document.querySelector<HTMLLinkElement>(`link[hreflang="${language}"]`);
if (own) location.replace(new URL(own.href).pathname + location.search + location.hash);
else {
  html.toggleAttribute(
    'data-offers-english',
    language === null && html.lang === 'es' && prefersEnglish(navigator.languages),
  );
  // A reader whose first page is English gets English from then on.
  if (language === null && html.lang === 'en') remember('en');
  start();
}
