import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { hostedFile } from '../../src/app/build/hosts';
import { launch, median, throttle } from './browse';
import type { Figure } from './figure';
import { serveFolder } from './static-server';

const ROOT = join(import.meta.dirname, '../..');
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const PAGES = process.env.BENCH_PAGES?.split(',') ?? [
  '/',
  '/en',
  '/features',
  '/en/pricing',
  '/contact',
  '/blog',
  '/blog/cuanto-cuesta-una-boda',
  '/auth',
];

/** Milliseconds and bytes of one visit. */
interface Visit {
  paint: number;
  shift: number;
  blocked: number;
  script: number;
}

/** Runs in the page before any other script. */
function watch(): void {
  const seen = { paint: 0, shift: 0, blocked: 0 };
  Object.assign(window, { seen });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime;
  });
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value;
  });
  observe('longtask', ({ duration }) => {
    seen.blocked += Math.max(0, duration - 50);
  });
}

/** Measures a visit without cache on a slow phone, until the page is idle and, if it has React, hydrated. */
async function visit(browser: Browser, url: string, hydrates: boolean): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    await throttle(page);
    let script = 0;
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      void request.sizes().then(({ responseBodySize }) => {
        script += responseBodySize;
      });
    });
    await page.goto(url, { waitUntil: 'load' });
    if (hydrates) await page.locator('html[data-app=ready]').waitFor({ state: 'attached' });
    await page.waitForTimeout(500);
    const seen = await page.evaluate(() => (window as Window & { seen?: Omit<Visit, 'script'> }).seen);
    if (!seen) throw new Error(`Nothing was seen of ${url}`);
    return { ...seen, script };
  } finally {
    await context.close();
  }
}

/**
 * Measures from the click on a header link to the frame with the next page's heading. The next page's code is
 * prefetched.
 */
async function clickTime(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await throttle(page);
    await page.goto(url);
    const link = page.locator('header nav a:not([aria-current])').nth(1);
    await link.hover();
    await page.locator('html[data-app=ready]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    return await link.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          const heading = () => document.querySelector('h1')?.textContent;
          const before = heading();
          const began = performance.now();
          if (element instanceof HTMLElement) element.click();
          const look = () => {
            const done = heading() && heading() !== before;
            requestAnimationFrame(done ? () => resolve(performance.now() - began) : look);
          };
          requestAnimationFrame(look);
        }),
    );
  } finally {
    await context.close();
  }
}

const bound = (name: string, value: number, unit: string, limit: number): Figure => ({
  name,
  value,
  unit,
  limit,
  ok: value <= limit,
});

const against = (name: string, value: number, of: number, limit: number): Figure => ({
  name,
  value,
  unit: 'ms',
  floor: 'static page',
  ratio: value / of,
  limit,
  ok: value / of <= limit,
});

/**
 * Compares public pages with plain HTML pages that have the same content, styles and typefaces. Visits to the
 * two kinds of page alternate.
 */
export async function* publicPageFigures(): AsyncGenerator<Figure> {
  const dist = mkdtempSync(join(tmpdir(), 'celebra-public-'));
  await build({ root: ROOT, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } });
  const browser = await launch();
  const ours = await serveFolder(dist);
  const still = await serveFolder(dist, (req, res) => {
    const { file } = hostedFile(dist, new URL(req.url ?? '/', 'http://x').pathname);
    if (extname(file) !== '.html') return false;
    const html = readFileSync(join(dist, file), 'utf8').replace(/<script data-app.*?<\/script>/s, '');
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    res.end(brotliCompressSync(html));
    return true;
  });
  try {
    for (const path of PAGES) {
      const isPrerendered = path !== '/auth';
      const visits: Visit[] = [];
      const floors: number[] = [];
      const clicks: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        if (isPrerendered) floors.push((await visit(browser, still.origin + path, false)).paint);
        visits.push(await visit(browser, ours.origin + path, true));
        if (isPrerendered) clicks.push(await clickTime(browser, ours.origin + path));
      }
      const of = (key: keyof Visit) => median(visits.map((one) => one[key]));
      yield bound(`${path} script`, of('script') / 1000, 'kB', 120);
      if (!isPrerendered) continue;
      yield against(`${path} largest paint`, of('paint'), median(floors), 1.15);
      yield bound(`${path} layout shift`, of('shift'), '', 0);
      yield against(`${path} blocked`, of('blocked'), median(floors), 0.2);
      yield against(`${path}, a link clicked`, median(clicks), median(floors), 0.5);
    }
  } finally {
    await browser.close();
    await Promise.all([ours.close(), still.close()]);
    rmSync(dist, { recursive: true, force: true });
  }
}
