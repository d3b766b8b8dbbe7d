import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { launch, median, throttle } from './browse';
import type { Figure } from './figure';
import { serveFolder } from './static-server';

const ROOT = join(import.meta.dirname, '../..');
const RUNS = Number(process.env.BENCH_RUNS ?? 3);
/** Limit of bytes and time, relative to a minimal React page with the same text and styles. */
const LIMIT = 1.6;

const PART = {
  name: 'Ceremony',
  starts_at: '2127-06-12T16:00:00Z',
  time_zone: 'Europe/Madrid',
  place: 'Botanical garden',
};
const PAGE = {
  name: 'ana-y-luis',
  theme: 'olive',
  picture: null,
  event_type: 'wedding',
  kind: null,
  hosts: 'Ana and Luis',
  sections: { welcome: {}, countdown: {}, programme: {}, dress: {}, lodging: {}, questions: {}, contact: {} },
};
const PLAN = {
  name: 'Ana and Luis',
  event_date: '2127-06-12',
  event_end_date: null,
  over: false,
  country: 'ES',
  region: null,
  city: 'Seville',
  owner_language: 'en',
};
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/rest/v1/rpc/open_page': { ...PAGE, indexed: false, plan: PLAN, parts: [PART], registration: [] },
  '/functions/v1/rsvp': {
    name: 'The Gils',
    language: 'en',
    message: null,
    moved_up: [],
    additions: {},
    page: { ...PAGE, items: {} },
    plan: PLAN,
    parts: [{ ...PART, id: 'p1', reply_by: null, open: true }],
    questions: [],
    guests: [
      {
        id: 'g1',
        name: 'Eva',
        last_name: 'Gil',
        age_group: 'adult',
        party_size: 1,
        allergens: [],
        diets: [],
        dietary_notes: null,
        replies: {},
        requests: {},
        answers: {},
      },
    ],
  },
};

/** The minimal page for comparison: React, one request and the text, with the app's styles. */
const BARE = `
import { useEffect, useState, createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
function Page() {
  const [page, setPage] = useState(null);
  useEffect(() => { fetch('/rest/v1/rpc/open_page', { method: 'POST' }).then((answer) => answer.json()).then(setPage); }, []);
  return page && h('main', { id: 'content', className: 'bg-paper text-ink px-5 py-6 text-center' },
    h('h1', { className: 'text-4xl' }, page.plan.name), h('p', null, page.plan.event_date), h('p', null, page.plan.city),
    page.parts.map((part) => h('section', { key: part.name }, h('h2', null, part.name), h('p', null, part.place))));
}
createRoot(document.getElementById('root')).render(h(Page));
`;

/** Builds the minimal page with the same tool, next to the app's styles and typefaces. */
async function buildBare(dist: string): Promise<string> {
  const work = mkdtempSync(join(ROOT, 'node_modules/.bare-'));
  const out = join(work, 'out');
  const styles = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.css'));
  // The app's own styles are the largest CSS file; features have separate files.
  const [style = ''] = styles.toSorted(
    (a, b) =>
      readFileSync(join(dist, 'assets', b)).byteLength - readFileSync(join(dist, 'assets', a)).byteLength,
  );
  writeFileSync(join(work, 'page.js'), BARE);
  writeFileSync(
    join(work, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title></head><body><div id="root"></div><script type="module" src="./page.js"></script></body></html>`,
  );
  await build({
    root: work,
    configFile: false,
    logLevel: 'error',
    build: { outDir: out, assetsDir: 'bare' },
  });
  const html = readFileSync(join(out, 'index.html'), 'utf8');
  writeFileSync(
    join(out, 'index.html'),
    html.replace('</head>', `<link rel="stylesheet" href="/assets/${style}"></head>`),
  );
  mkdirSync(out, { recursive: true });
  symlinkSync(join(dist, 'assets'), join(out, 'assets'));
  return work;
}

interface Visit {
  bytes: number;
  usable: number;
}

/** Measures a visit without cache on a slow phone, until the content is shown and the browser is idle. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await throttle(page);
    await page.addInitScript(() => {
      const seen = { shown: 0, busy: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) seen.busy = startTime + duration;
      }).observe({ type: 'longtask', buffered: true });
      const look = () => {
        const heading = document.querySelector('main h1');
        if (heading?.textContent) seen.shown = performance.now();
        else requestAnimationFrame(look);
      };
      look();
    });
    let bytes = 0;
    const sizes: Promise<void>[] = [];
    page.on('requestfinished', (request) => {
      if (!['script', 'stylesheet', 'document', 'fetch'].includes(request.resourceType())) return;
      sizes.push(
        request.sizes().then(({ responseBodySize }) => {
          bytes += responseBodySize;
        }),
      );
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Requests after the content don't count, because the reader doesn't wait for them.
    const seen = await page.evaluate(
      () => (window as Window & { seen?: { shown: number; busy: number } }).seen ?? { shown: 0, busy: 0 },
    );
    await Promise.all(sizes);
    return { bytes, usable: Math.max(seen.shown, seen.busy) };
  } finally {
    await context.close();
  }
}

/** Compares the event's page and a household's page with a minimal React page in the same styles. */
export async function eventPageFigures(): Promise<Figure[]> {
  const dist = mkdtempSync(join(tmpdir(), 'celebra-event-page-'));
  await build({ root: ROOT, logLevel: 'error', build: { outDir: dist } });
  const bare = await buildBare(dist);
  const answer = (asked: string | undefined, res: ServerResponse): boolean => {
    const body = ANSWERS[new URL(asked ?? '/', 'http://x').pathname];
    if (body === undefined) return false;
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    return true;
  };
  const [ours, floor] = await Promise.all([
    serveFolder(dist, ({ url }, res) => answer(url, res)),
    serveFolder(join(bare, 'out'), ({ url }, res) => answer(url, res)),
  ]);
  const browser = await launch();
  try {
    const measured = async (url: string): Promise<Visit> => {
      const visits: Visit[] = [];
      for (let i = 0; i < RUNS; i += 1) visits.push(await visit(browser, url));
      return {
        bytes: median(visits.map(({ bytes }) => bytes)),
        usable: median(visits.map(({ usable }) => usable)),
      };
    };
    const least = await measured(`${floor.origin}/`);
    const figures: Figure[] = [];
    for (const [name, path] of [
      ['open address', `/en/e/${PAGE.name}`],
      ['household’s link', `/en/rsvp/${'a'.repeat(32)}`],
    ] as const) {
      const { bytes, usable } = await measured(ours.origin + path);
      for (const [what, value, of, unit] of [
        ['bytes', bytes / 1000, least.bytes / 1000, 'kB'],
        ['until it can be used', usable, least.usable, 'ms'],
      ] as const)
        figures.push({
          name: `${name}: ${what}, of a bare React page`,
          value,
          unit,
          floor: `${of >= 100 ? of.toFixed(0) : of.toFixed(1)} ${unit}`,
          ratio: value / of,
          limit: LIMIT,
          ok: value <= of * LIMIT,
        });
    }
    return figures;
  } finally {
    await browser.close();
    await Promise.all([ours.close(), floor.close()]);
    rmSync(dist, { recursive: true, force: true });
    rmSync(bare, { recursive: true, force: true });
  }
}
