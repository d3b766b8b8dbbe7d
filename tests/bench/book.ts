import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import { newRow } from '../../e2e/plan';
import { SESSION_KEY } from '../../src/lib/session/session-key';
import { book } from '../../src/locales/es/book';
import { createBackend } from '../../supabase/local/backend';
import { seedDemo } from '../../supabase/local/demo/seed';
import { PUBLISHABLE_KEY } from '../../supabase/local/keys';
import { type BigPlan, bigPlan } from './big-plan';
import { launch } from './browse';
import type { Figure } from './figure';
import { yardOf } from './probes';
import { serveFolder } from './static-server';

const ROOT = join(import.meta.dirname, '../..');
const GUESTS = 500;
const RUNS = 4;
const SORTS = 300;
/** Limit relative to a fixed piece of work in a worker. */
const RATIO_LIMIT = 3;
/** Limit relative to a short piece of work in the page: how long making the book may keep the page busy. */
const FROZEN_LIMIT = 50;

const NAMES = ['Íñigo', 'Zoë', 'José', 'Nuria', 'Ana', 'Begoña', 'Raúl', 'Sofía', 'Ιωάννης', 'يوسف'];
const LAST = ['Núñez', 'García', 'Pérez', 'Ibáñez', 'Güell', 'López', 'Ruiz', 'Sáez', '山田', 'Παππάς'];

/** Adds guests to the big plan, some with names that our typefaces can't display. */
async function addGuests(origin: string, { id, session }: BigPlan): Promise<void> {
  const { access_token } = JSON.parse(session) as { access_token: string };
  const part = newRow('event_parts', { name: 'Cena', position: 1 });
  const households = Array.from({ length: GUESTS / 2 }, (_, n) =>
    newRow('households', { name: `Familia ${LAST[n % LAST.length]} ${n}` }),
  );
  const guests = Array.from({ length: GUESTS }, (_, n) =>
    newRow('guests', {
      household_id: households[Math.floor(n / 2)]?.id,
      name: NAMES[n % NAMES.length],
      last_name: LAST[(n * 7) % LAST.length],
      allergens: n % 17 === 0 ? ['gluten'] : [],
      replies: { [part.id]: { status: 'accepted' } },
    }),
  );
  const changes = [part, ...households, ...guests];
  for (let from = 0; from < changes.length; from += 250) {
    const answer = await fetch(`${origin}/rest/v1/rpc/save_rows`, {
      method: 'POST',
      headers: {
        apikey: PUBLISHABLE_KEY,
        authorization: `Bearer ${access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ plan_id: id, changes: changes.slice(from, from + 250) }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
}

/**
 * Measures a fixed piece of work in a worker of the same page, as the book is made in one. It takes about as
 * long as the book, so that other load disturbs both alike. Milliseconds.
 */
const sortedAside = (page: Page): Promise<number> =>
  page.evaluate(async (sorts) => {
    const work = (times: number) => {
      for (let n = 0; n < times; n += 1)
        Array.from({ length: 20_000 }, (_, i) => Math.imul(i + 1, 0x9e3779b1) >>> 0).sort((a, b) => a - b);
    };
    const code = new Blob([`(${work})(${sorts}); postMessage(0);`], { type: 'text/javascript' });
    const began = performance.now();
    const worker = new Worker(URL.createObjectURL(code));
    await new Promise((resolve, reject) => Object.assign(worker, { onmessage: resolve, onerror: reject }));
    worker.terminate();
    return performance.now() - began;
  }, SORTS);

/** Opens the page on which the PDF book of a plan is made. */
async function opened(browser: Browser, origin: string, { id, session }: BigPlan): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'es-ES', serviceWorkers: 'block' });
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    session,
  ] as const);
  const page = await context.newPage();
  await page.goto(`/app/event-plan/${id}/pdf`);
  await page.getByRole('button', { name: book.make }).waitFor({ timeout: 60_000 });
  return page;
}

/**
 * Makes the book. Returns how long this took and the longest time for which it blocked the page's thread,
 * both in milliseconds.
 */
async function made(page: Page, press: string): Promise<{ all: number; frozen: number }> {
  const button = page.getByRole('button', { name: press, exact: true });
  await page.evaluate(() => {
    const probe = { longest: 0, stop: false };
    Object.assign(window, { probe });
    let last = performance.now();
    const look = () => {
      probe.longest = Math.max(probe.longest, performance.now() - last);
      last = performance.now();
      if (!probe.stop) setTimeout(look);
    };
    look();
  });
  const began = performance.now();
  await button.click();
  await page.getByText(book.made).waitFor({ timeout: 120_000 });
  const all = performance.now() - began;
  const frozen = await page.evaluate(() => {
    const { probe } = window as unknown as { probe: { longest: number; stop: boolean } };
    probe.stop = true;
    return probe.longest;
  });
  return { all, frozen };
}

export async function* bookFigures(): AsyncGenerator<Figure> {
  const dist = mkdtempSync(join(tmpdir(), 'celebra-dist-'));
  await build({ root: ROOT, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } });
  const backend = createBackend({
    root: ROOT,
    dataDir: undefined,
    demo: seedDemo(() => import('../../supabase/local/demo/plans')),
  });
  await backend.ready;
  const site = await serveFolder(dist, (req, res) => backend.handle(req, res));
  const browser = await launch();
  try {
    const context = await browser.newContext();
    const plan = await bigPlan(context.request, site.origin, new Date().toISOString().slice(0, 10));
    await context.close();
    await addGuests(site.origin, plan);
    const page = await opened(browser, site.origin, plan);
    // The fastest run of each counts, because other load only adds time.
    const best = { all: Number.POSITIVE_INFINITY, frozen: Number.POSITIVE_INFINITY };
    const floor = { all: Number.POSITIVE_INFINITY, frozen: Number.POSITIVE_INFINITY };
    for (let run = 0; run < RUNS; run += 1) {
      floor.all = Math.min(floor.all, await sortedAside(page));
      floor.frozen = Math.min(floor.frozen, await yardOf(page));
      const { all, frozen } = await made(page, run === 0 ? book.make : book.again);
      best.all = Math.min(best.all, all);
      best.frozen = Math.min(best.frozen, frozen);
    }
    const ratio = best.all / floor.all;
    yield {
      name: `a book of ${GUESTS} guests, 300 tasks, 500 items`,
      value: best.all,
      unit: 'ms',
      floor: `sorting 20,000 numbers ${SORTS} times in a worker (${floor.all.toFixed(0)} ms)`,
      ratio,
      limit: RATIO_LIMIT,
      ok: ratio <= RATIO_LIMIT,
    };
    const frozenRatio = best.frozen / floor.frozen;
    yield {
      name: 'the longest that the page didn’t answer meanwhile',
      value: best.frozen,
      unit: 'ms',
      floor: `sorting them once (${floor.frozen.toPrecision(3)} ms)`,
      ratio: frozenRatio,
      limit: FROZEN_LIMIT,
      ok: frozenRatio <= FROZEN_LIMIT,
    };
  } finally {
    await browser.close();
    await site.close();
    await backend.stop();
    rmSync(dist, { recursive: true, force: true });
  }
}
