/// <reference lib="webworker" />
import { englishAddress, isEnglishAddress, plainAddress } from '@/lib/english-address';
import { fontsIn } from './font-files';

/**
 * The service worker's part in the pages that are drawn at build time: it sends them from the device, in the
 * reader's language and dress, and asks for a newer one behind the reader's back. So a known reader waits for no
 * script, and what has been read once can be read without a connection.
 */
declare const self: ServiceWorkerGlobalScope;

/** Set at build time: the paths that are drawn, and a name that changes with any of them. */
declare const DRAWN_PATHS: readonly string[];
declare const DRAWN_VERSION: string;

/** What a page tells of its reader (src/app/tell-worker.ts). */
export interface Reader {
  language: 'es' | 'en' | null;
  theme: 'light' | 'dark' | null;
  signedIn: boolean;
  /** Whether the screen is as narrow as a phone's. */
  narrow?: boolean;
  /** The page to keep. */
  address: string;
}

const PAGES = 'celebra-pages-';
const OWN = PAGES + DRAWN_VERSION;
/** Outlives versions, and says nothing personal. */
const READER = 'celebra-reader';
const READER_KEY = '/__reader';

let known: Promise<Omit<Reader, 'address'>> | undefined;

const storedReader = async (): Promise<Omit<Reader, 'address'>> => {
  const stored = await (await caches.open(READER)).match(READER_KEY);
  return stored ? stored.json() : { language: null, theme: null, signedIn: false };
};

async function remember({ address, ...reader }: Reader): Promise<void> {
  known = Promise.resolve(reader);
  await (await caches.open(READER)).put(READER_KEY, Response.json(reader));
  const key = drawnAddress(address, reader.language);
  if (key && !(await (await caches.open(OWN)).match(key))) await refresh(key);
}

/** Where the drawn page for an address and a reader is found; null when it is not among them. */
function drawnAddress(pathname: string, language: Reader['language']): string | null {
  const path = plainAddress(pathname).replace(/(.)\/$/, '$1');
  if (!DRAWN_PATHS.includes(path)) return null;
  return (language ?? (isEnglishAddress(pathname) ? 'en' : 'es')) === 'en' ? englishAddress(path) : path;
}

async function refresh(key: string): Promise<Response> {
  const answer = await fetch(key, { credentials: 'same-origin' });
  if (answer.ok) await (await caches.open(OWN)).put(key, answer.clone());
  return answer;
}

/** How long a phone is given for its first frame before the rest of a page follows, ms. */
const FIRST_FRAME = 100;

/**
 * The first screen at once and the rest after its frame: a page that comes whole is laid out whole first. On a phone,
 * where all that comes later begins below (`below` in ui/theme.css).
 */
function inTwo(page: string): ReadableStream<Uint8Array> | string {
  const at = page.search(/<[a-z]+ [^>]*class="(?:[^"]* )?(?:max-(?:lg|sm):)?below[ "]/);
  if (at < 0) return page;
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(stream) {
      stream.enqueue(encoder.encode(page.slice(0, at)));
      await new Promise((resolve) => setTimeout(resolve, FIRST_FRAME));
      stream.enqueue(encoder.encode(page.slice(at)));
      stream.close();
    },
  });
}

/** The page as this reader has it: theme and session are known before anything is drawn, and the fonts are here. */
async function dressed(
  answer: Response,
  { narrow, theme, signedIn }: Omit<Reader, 'address'>,
): Promise<Response> {
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const dress = `${theme ? ` data-theme="${theme}"` : ''}${signedIn ? ' data-session=""' : ''}`;
  const text = await answer.text();
  const fonts = fontsIn(text).map((href) => `<link rel="preload" as="font" crossorigin href="${href}">`);
  const page = text
    .replace('<html', `<html${dress}`)
    .replace('<style', `${fonts.join('')}<style`)
    .replace(' media="not all"', '');
  return new Response(narrow ? inTwo(page) : page, { status: answer.status, headers });
}

async function answer(event: FetchEvent, pathname: string): Promise<Response> {
  known ??= storedReader();
  const reader = await known;
  const key = drawnAddress(pathname, reader.language) ?? pathname;
  const kept = await (await caches.open(OWN)).match(key);
  if (kept) {
    event.waitUntil(refresh(key).catch(() => undefined));
    return dressed(kept, reader);
  }
  try {
    return await dressed(await refresh(key), reader);
  } catch {
    // Never read here before: the app can still draw it from what is on the device.
    return (await caches.match('/shell.html', { ignoreSearch: true })) ?? Response.error();
  }
}

self.addEventListener('message', (event) => {
  if (event.data?.type === 'reader') event.waitUntil(remember(event.data.reader).catch(() => undefined));
});

self.addEventListener('activate', (event) => {
  const outdated = async () => {
    for (const name of await caches.keys())
      if (name.startsWith(PAGES) && name !== OWN) await caches.delete(name);
  };
  event.waitUntil(outdated());
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || mode !== 'navigate' || origin !== self.location.origin) return;
  if (drawnAddress(pathname, null)) event.respondWith(answer(event, pathname));
});
