import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { firstWord, throttle } from './browse';

/** What one visit of a public page showed. Milliseconds and bytes. */
export interface PublicVisit {
  /** Largest paint before the reader did anything. */
  paint: number;
  shift: number;
  /** Beyond 50 ms a task, from the first paint until the app has taken over. */
  blocked: number;
  document: number;
  /** Scripts that came before and after the app was called. */
  early: number;
  later: number;
  /** Scripts that came in all, once the reader had come near every part of the page. */
  whole: number;
  fonts: number;
  foreign: string[];
}

interface Watched {
  firstPaint: number;
  paint: number;
  shift: number;
  tasks: { startTime: number; duration: number }[];
}

/** What the page calls when the app has taken over. */
const READY = 'celebraReady';

/** Runs in the page, before anything else does. */
function watch(): void {
  const seen: Watched = { firstPaint: 0, paint: 0, shift: 0, tasks: [] };
  Object.assign(window, { seen });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime;
  });
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value;
  });
  observe('paint', ({ startTime }) => {
    seen.firstPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ startTime, duration });
  });
  document.addEventListener('celebra:ready', () => {
    (window as Window & { celebraReady?: (word: string) => void }).celebraReady?.('');
  });
}

/** Asked by the protocol, as in `firstWord`. */
async function read(session: CDPSession): Promise<Watched> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'seen', returnByValue: true });
  return result.value as Watched;
}

/** Milliseconds of the tasks since the first paint, each beyond its first 50. */
const blockedTime = ({ firstPaint, tasks }: Watched): number =>
  tasks
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint))
    .reduce((sum, since) => sum + Math.max(0, since - 50), 0);

/** Waits for the app, or, where there is none, until the page has been at rest. */
async function settled(page: Page, ready: Promise<unknown> | null): Promise<void> {
  await ready;
  await page.waitForTimeout(300);
}

/** Watches what the page will be led to; `ready` comes when its app has taken over. */
async function watched(page: Page): Promise<{ session: CDPSession; ready: Promise<string> }> {
  const { session, word: ready } = await firstWord(page, READY);
  await page.addInitScript(watch);
  await throttle(page);
  return { session, ready };
}

/** Goes over the page from top to bottom, as a reader does. */
async function roam(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let at = 0; at < height; at += 700) {
    await page.mouse.move(180, 400 + (at % 200));
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState('networkidle');
}

/** Where a visit leads: `from` is a page of another site, as a search's results are. */
export interface Way {
  from: string;
  to: string;
}

/**
 * A visit on a slow phone, from another site and in its tab, as visitors come: a tab opened a moment before still builds
 * itself at the slow processor's pace, for longer than a page without network may take. `app`: the page has an app that
 * takes over.
 */
export async function visitPublic(context: BrowserContext, way: Way, app: boolean): Promise<PublicVisit> {
  const url = way.to;
  const page = await context.newPage();
  const visit: PublicVisit = {
    paint: 0,
    shift: 0,
    blocked: 0,
    document: 0,
    early: 0,
    later: 0,
    whole: 0,
    fonts: 0,
    foreign: [],
  };
  const { session, ready } = await watched(page);
  await page.goto(way.from, { waitUntil: 'load' });
  await page.waitForTimeout(300);
  const sizes: Promise<void>[] = [];
  let called = false;
  let roaming = false;
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    const when =
      kind === 'script' ? (roaming ? 'whole' : called ? 'later' : 'early') : kind === 'font' ? 'fonts' : null;
    const { origin } = new URL(request.url());
    if (origin !== new URL(url).origin) visit.foreign.push(origin);
    const weighed = request.sizes().then(({ responseBodySize }) => {
      if (when) visit[when] += responseBodySize;
      else if (kind === 'document') visit.document += responseBodySize;
    });
    // A request that the service worker answered may have none.
    sizes.push(weighed.catch(() => undefined));
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(300);
  called = true;
  visit.paint = (await read(session)).paint;
  await settled(page, app ? ready : null);
  const seen = await read(session);
  roaming = true;
  if (app) await roam(page);
  await Promise.all(sizes);
  visit.whole += visit.early + visit.later;
  await page.close();
  return { ...visit, shift: seen.shift, blocked: blockedTime(seen) };
}

/** In a context of its own, with nothing kept from before. */
export async function coldVisit(browser: Browser, way: Way, app: boolean): Promise<PublicVisit> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    serviceWorkers: 'block',
  });
  try {
    return await visitPublic(context, way, app);
  } finally {
    await context.close();
  }
}

/** How many drawn pages the device keeps. */
const keptPages = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('celebra-pages-'));
    const kept = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    return kept.reduce((sum, count) => sum + count, 0);
  });

/**
 * Largest paints of a page that this device has been on before, by its service worker, and whether it can be read
 * when the server is gone: `cut` takes it away until what it returns is called.
 */
export async function repeatVisits(
  browser: Browser,
  way: Way,
  times: number,
  cut: () => () => void,
): Promise<{ paints: number[]; readable: boolean }> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
  try {
    const page = await context.newPage();
    await page.goto(way.to);
    while (!(await keptPages(page))) await page.waitForTimeout(500);
    await page.waitForTimeout(1_000);
    await page.close();
    const paints: number[] = [];
    for (let i = 0; i < times; i += 1) paints.push((await visitPublic(context, way, true)).paint);
    return { paints, readable: await readableWithout(context, way.to, cut) };
  } finally {
    await context.close();
  }
}

async function readableWithout(
  context: BrowserContext,
  url: string,
  cut: () => () => void,
): Promise<boolean> {
  const restore = cut();
  const page = await context.newPage();
  try {
    await page.goto(url);
    await page.mouse.move(180, 400);
    await page.waitForTimeout(2_000);
    return await page.locator('h1').first().isVisible();
  } catch {
    return false;
  } finally {
    restore();
    await page.close();
  }
}

/** From the click on a link of the header to the first frame with the other page's heading, its code fetched ahead. */
export async function clickTime(browser: Browser, url: string, href: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const { ready } = await watched(page);
    await page.goto(url);
    await settled(page, ready);
    await page.hover(`header a[href$="${href}"]`);
    await page.waitForTimeout(1_500);
    return await page.evaluate(
      (to) =>
        new Promise<number>((resolve) => {
          const before = document.querySelector('h1')?.textContent;
          const started = performance.now();
          document.querySelector<HTMLElement>(`header a[href$="${to}"]`)?.click();
          const look = () => {
            const now = document.querySelector('h1')?.textContent;
            if (now && now !== before) requestAnimationFrame(() => resolve(performance.now() - started));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
      href,
    );
  } finally {
    await context.close();
  }
}
