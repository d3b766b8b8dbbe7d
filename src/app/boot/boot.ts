import { prefersEnglish } from '@/lib/address/english-address';
import { SESSION_KEY } from '@/lib/session/session-key';
import { applyTheme, rememberedTheme } from '@/lib/theme';
import type { EarlyInput } from './early-input';

/**
 * Boot script: inline in every prerendered page, allowed by its hash. It sets the theme before the first paint, sends a
 * reader who chose English from a page's Spanish address to its English one, and starts the app when the page is loaded and the device idle, or
 * when the reader first touches the page.
 */
const LANGUAGE_KEY = 'celebra-language';
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin', 'wheel'] as const;
/** After the page has loaded, ms. */
const DELAY = 1_500;
/** After the app could not be fetched, ms. */
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
    // Storage may be closed to us; the choice then lasts as long as the page.
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
      // Some browsers remember that a module could not be fetched: only a reload asks for it again.
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
    // Named here, or the browser would find them only once it has read the entry.
    for (const href of imports)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    fetched().then(
      () => notice()?.remove(),
      () => {
        begun = false;
        failures += 1;
        // The next touch tries again, and so does time, later each time.
        setTimeout(begin, RETRY * 2 ** failures);
        if (failures > 1) notice()?.removeAttribute('hidden');
      },
    );
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true, signal });
  addEventListener('load', () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(begin), DELAY));
  // The token of an e-mailed link has to be taken care of at once.
  if (/[?&](token_hash|error)=/.test(location.search)) begin();
}

applyTheme(rememberedTheme());
// Preloads the page's own typefaces for the first paint. Others have a unicode range.
for (const face of document.fonts) if (face.unicodeRange === 'U+0-10FFFF') void face.load();
html.toggleAttribute('data-session', stored(SESSION_KEY) !== null);
const language = stored(LANGUAGE_KEY);
// An English address is English, whatever the device remembers.
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
  // A reader who opens an English page first gets English from then on.
  if (language === null && html.lang === 'en') remember('en');
  start();
}
