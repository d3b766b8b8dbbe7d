import { prefersEnglish } from '@/lib/address/english-address';
import { SESSION_KEY } from '@/lib/session/session-key';
import { applyTheme, rememberedTheme } from '@/lib/theme';
import type { EarlyInput } from './early-input';

/**
 * Boot script, inlined in every prerendered page and allowed by its hash. It sets the theme before the first
 * paint. If the reader chose English, it redirects a Spanish address to the English one. It starts the app
 * when the page has loaded and the device is idle, or at the reader's first input.
 */
const LANGUAGE_KEY = 'celebra-language';
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin', 'wheel'] as const;
/** Delay in milliseconds between the page's `load` event and the start of the app. */
const DELAY = 1_500;
/** First delay in milliseconds before a failed download of the app is retried. */
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
    // If storage is blocked, the choice is lost when the page closes.
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
      // Some browsers cache a failed module import, and only a reload fetches the module again.
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
    // The imports are listed here, because the browser would otherwise discover them only after loading the
    // entry.
    for (const href of imports)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    fetched().then(
      () => notice()?.remove(),
      () => {
        begun = false;
        failures += 1;
        // The app is fetched again at the reader's next input, or after a delay that doubles with each
        // failure.
        setTimeout(begin, RETRY * 2 ** failures);
        if (failures > 1) notice()?.removeAttribute('hidden');
      },
    );
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true, signal });
  addEventListener('load', () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(begin), DELAY));
  // Start at once if the address contains an e-mailed token, so that the app soon removes the token.
  if (/[?&](token_hash|error)=/.test(location.search)) begin();
}

applyTheme(rememberedTheme());
// Preloads the page's main typefaces for the first paint. Other typefaces have a narrower unicode range.
for (const face of document.fonts) if (face.unicodeRange === 'U+0-10FFFF') void face.load();
html.toggleAttribute('data-session', stored(SESSION_KEY) !== null);
const language = stored(LANGUAGE_KEY);
// A page at an English address stays English, even if the device has stored Spanish.
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
  // If the first page that a reader opens is English, later pages are English too.
  if (language === null && html.lang === 'en') remember('en');
  start();
}
