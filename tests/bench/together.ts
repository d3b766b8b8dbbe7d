import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { ledger } from '../../src/locales/es/ledger';
import { sharing } from '../../src/locales/es/sharing';
import { createBackend, type DemoTools } from '../../supabase/local/backend';
import { PUBLISHABLE_KEY } from '../../supabase/local/keys';
import { launch, median } from './browse';
import type { Figure } from './figure';
import { GUESTS, imported, openedCold } from './guests';
import { serveFolder } from './static-server';
import { togetherDatabaseFigures } from './together-database';
import { browserOf, newPerson, newPlan, type Person, type Stage, save } from './together-stage';
import { wireTo } from './wire';

const ROOT = join(import.meta.dirname, '../..');
const CHANGES = Number(process.env.CHANGES ?? 500);
/** Number of items shown at a time, because people filter long lists. */
const AT_A_TIME = 20;
/** After this many milliseconds, a change counts as lost. */
const LOST_AFTER = 90_000;
const READY_MS = 600_000;
/** Limits in milliseconds. */
const SHOWN_LIMIT = 1_000;
/** Limit relative to the time of saving a row in one request and reading it in another. */
const SHOWN_RATIO = 4;
const CLOSED_LIMIT = 15_000;
const SILENT_LIMIT = 60_000;
/** Limit for the code that a shared plan loads, relative to the size of realtime-js. */
const CODE_LIMIT = 1.5;

const CHOIR = { category: 'music', vendor_name: 'Coro', planned_amount: 100 };

/** Converts a number to letters, because digits would be read as amounts. */
const letters = (n: number): string =>
  String.fromCharCode(120, 97 + (Math.floor(n / 676) % 26), 97 + (Math.floor(n / 26) % 26), 97 + (n % 26));

/** Returns when the row of an item appears, or infinity if it doesn't. Both browsers use the same clock. */
const shownAt = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    ([text, most]) =>
      new Promise<number>((resolve) => {
        const isThere = () =>
          [...document.querySelectorAll('main button')].some((one) => one.textContent === text);
        const look = () => {
          if (!isThere()) return;
          watch.disconnect();
          resolve(Date.now());
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { subtree: true, childList: true, characterData: true });
        setTimeout(() => resolve(Number.POSITIVE_INFINITY), most);
        look();
      }),
    [name, LOST_AFTER] as const,
  );

/** Adds an item in one browser. Returns the milliseconds until the other browser shows it. */
async function changed(writer: Page, reader: Page, name: string): Promise<number> {
  await writer.getByLabel(ledger.quick.label).fill(`${name} 100`);
  const shown = shownAt(reader, name);
  const began = Date.now();
  await writer.keyboard.press('Enter');
  return (await shown) - began;
}

const countOn = (page: Page, names: readonly string[]): Promise<number[]> =>
  page.evaluate((all) => {
    const texts = [...document.querySelectorAll('main button')].map(({ textContent }) => textContent);
    return all.map((name) => texts.filter((one) => one === name).length);
  }, names);

async function openTogether(stage: Stage, plan: string, people: readonly Person[]): Promise<Page[]> {
  const pages = await Promise.all(people.map(async (one) => (await browserOf(stage, one)).newPage()));
  for (const page of pages) await page.goto(`/app/budget-tracking/${plan}`);
  for (const page of pages)
    await page
      .getByRole('list', { name: sharing.live.present })
      .first()
      .waitFor({ state: 'attached', timeout: READY_MS });
  return pages;
}

/**
 * Both people add items at the same time, in groups of twenty. Measures until each person sees the other's
 * items.
 */
async function* changeFigures(stage: Stage, plan: string, pages: readonly Page[], by: Person) {
  const [one, other] = pages;
  if (!one || !other) throw new Error('two browsers');
  const took: number[] = [];
  let [lost, doubled] = [0, 0];
  for (let round = 0; round * AT_A_TIME < CHANGES; round += 1) {
    for (const page of pages) await page.getByLabel(ledger.filter.search).fill(letters(round));
    const names = Array.from({ length: AT_A_TIME }, (_, i) => `${letters(round)} ${letters(i)}`);
    for (let i = 0; i < AT_A_TIME; i += 2)
      took.push(
        ...(await Promise.all([
          changed(one, other, names[i] ?? ''),
          changed(other, one, names[i + 1] ?? ''),
        ])),
      );
    const seen = await Promise.all(pages.map((page) => countOn(page, names)));
    lost += seen.flat().filter((count) => count === 0).length;
    doubled += seen.flat().filter((count) => count > 1).length;
  }
  // For comparison, the minimum: one request that saves the row and one that reads it.
  const floors: number[] = [];
  for (let i = 0; i < AT_A_TIME; i += 1) {
    const [id, began] = [randomUUID(), Date.now()];
    await save(stage.wire, by, plan, 'budget_items', id, CHOIR);
    await fetch(`${stage.wire.origin}/rest/v1/budget_items?id=eq.${id}`, {
      headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${by.session.access_token}` },
    }).then((answer) => answer.text());
    floors.push(Date.now() - began);
  }
  const [{ count } = { count: -1 }] = (await stage.sql(
    `select count(*)::int from public.budget_items where plan_id = $1 and vendor_name like 'x%'`,
    [plan],
  )) as { count: number }[];
  const sorted = took.toSorted((a, b) => a - b);
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
  const floor = median(floors);
  yield {
    name: `${took.length} changes in two browsers: lost, on a screen or in the database`,
    value: lost + Math.abs(took.length - count),
    unit: '',
    limit: 0,
    ok: lost === 0 && count === took.length,
  };
  yield { name: 'of these shown twice', value: doubled, unit: '', limit: 0, ok: doubled === 0 };
  yield {
    name: 'from the key to the other screen, p95',
    value: p95,
    unit: 'ms',
    floor: `${median(took).toFixed(0)} median, ${floor.toFixed(0)} saved and read by hand`,
    limit: SHOWN_LIMIT,
    // On a busy machine, the limit is a multiple of the time that saving and reading a row takes.
    ok: p95 <= Math.max(SHOWN_LIMIT, SHOWN_RATIO * floor),
  };
}

/** Measures until a change is shown while the WebSocket is broken. */
async function* brokenFigures({ wire }: Stage, pages: readonly Page[]): AsyncIterable<Figure> {
  const [one, other] = pages;
  if (!one || !other) throw new Error('two browsers');
  for (const page of pages) await page.getByLabel(ledger.filter.search).fill('roto');
  for (const [name, breaks, limit] of [
    ['a change while the socket is closed', () => wire.cut(), CLOSED_LIMIT],
    ['a change while the socket is silent', () => wire.silence(), SILENT_LIMIT],
  ] as const) {
    breaks();
    const value = await changed(one, other, `roto ${name.slice(-6)}`);
    yield { name, value, unit: 'ms', limit, ok: value <= limit };
  }
}

/** Records frames until `stop` is called. Returns the longest time without a frame, in milliseconds. */
async function watchFrames(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const found = { longest: 0, going: true };
    let last = performance.now();
    const tick = (now: number) => {
      found.longest = Math.max(found.longest, now - last);
      last = now;
      if (found.going) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(window, { found });
  });
  return () =>
    page.evaluate(() => {
      const { found } = window as Window & { found?: { longest: number; going: boolean } };
      if (!found) return Number.NaN;
      found.going = false;
      return found.longest;
    });
}

/** Measures a browser that shows the list while another browser imports many guests. */
async function* importFigures(stage: Stage, people: readonly [Person, Person]): AsyncIterable<Figure> {
  const plan = await newPlan(stage, ...people);
  const [importer, looker, opener] = await Promise.all(
    [people[0], people[1], people[1]].map(async (one) => (await browserOf(stage, one)).newPage()),
  );
  if (!importer || !looker || !opener) throw new Error('three browsers');
  await looker.goto(`/app/guest-list/${plan}`);
  await looker.getByRole('heading', { level: 1 }).waitFor();
  const longest = await watchFrames(looker);
  await imported(importer, plan);
  const said = new Intl.NumberFormat('es-ES', { useGrouping: 'always' } as never).format(GUESTS);
  await looker.getByText(said).first().waitFor({ timeout: READY_MS });
  const value = await longest();
  const { seconds } = await openedCold(opener, plan);
  const ratio = value / (seconds * 1000);
  yield {
    name: `${GUESTS} guests imported elsewhere: the longest frame here`,
    value,
    unit: 'ms',
    floor: `opening that list (${(seconds * 1000).toFixed(0)} ms)`,
    ratio,
    limit: 1,
    ok: ratio <= 1,
  };
  for (const page of [importer, looker, opener]) await page.context().close();
}

/** Returns the scripts that a plan's page loads, by name, and whether the page opens a WebSocket. */
async function fetched(stage: Stage, person: Person, plan: string, isShared: boolean) {
  const context = await browserOf(stage, person);
  const page = await context.newPage();
  const files = new Set<string>();
  let sockets = 0;
  page.on('websocket', () => {
    sockets += 1;
  });
  page.on('request', (request) => {
    const file = /\/assets\/([^/?]+\.js)/.exec(request.url())?.[1];
    if (file) files.add(file);
  });
  const opened = isShared ? page.waitForEvent('websocket', { timeout: READY_MS }) : null;
  await page.goto(`/app/budget-tracking/${plan}`);
  await page.getByLabel(ledger.quick.label).waitFor();
  await opened;
  await page.waitForLoadState('networkidle');
  await context.close();
  return { files, sockets };
}

async function* codeFigures(stage: Stage, alone: Person, together: Person, plan: string) {
  const assets = join(stage.dist, 'assets');
  const sizeOf = (file: string) => brotliCompressSync(readFileSync(join(assets, file))).length / 1000;
  const realtime = readdirSync(assets).filter(
    (file) => file.endsWith('.js') && readFileSync(join(assets, file), 'utf8').includes('phx_join'),
  );
  const own = await newPlan(stage, alone);
  await save(stage.wire, alone, own, 'budget_items', randomUUID(), CHOIR);
  const without = await fetched(stage, alone, own, false);
  const shared = await fetched(stage, together, plan, true);
  const useless = realtime.filter((file) => without.files.has(file)).length + without.sockets;
  yield {
    name: 'a plan alone: files of realtime fetched, sockets opened',
    value: useless,
    unit: '',
    limit: 0,
    ok: useless === 0 && shared.sockets > 0,
  };
  const more = [...shared.files].filter((file) => !without.files.has(file));
  const value = more.reduce((sum, file) => sum + sizeOf(file), 0);
  const client = realtime.reduce((sum, file) => sum + sizeOf(file), 0);
  yield {
    name: 'a shared plan: more JavaScript than alone (brotli)',
    value,
    unit: 'kB',
    floor: `the client’s file (${client.toPrecision(3)} kB)`,
    ratio: value / client,
    limit: CODE_LIMIT,
    ok: value / client <= CODE_LIMIT,
  };
}

/** Measures two people in one plan: each must see the other's changes, even if WebSockets break. */
export async function* togetherFigures(): AsyncIterable<Figure> {
  const dist = mkdtempSync(join(tmpdir(), 'celebra-dist-'));
  await build({ root: ROOT, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } });
  let tools: DemoTools | undefined;
  const backend = createBackend({
    root: ROOT,
    dataDir: undefined,
    demo: async (given) => {
      tools = given;
    },
  });
  await backend.ready;
  const site = await serveFolder(dist, (req, res) => backend.handle(req, res), backend.upgrade);
  const wire = await wireTo(site.origin);
  const browser = await launch();
  try {
    if (!tools) throw new Error('The backend gave no tools');
    const stage: Stage = { browser, wire, sql: tools.sql, dist };
    const ana = await newPerson(stage, 'Ana Núñez');
    const zoe = await newPerson(stage, 'Zoë García');
    const eva = await newPerson(stage, 'Eva Ruiz');
    const plan = await newPlan(stage, ana, zoe);
    await save(wire, ana, plan, 'budget_items', randomUUID(), CHOIR);
    yield* codeFigures(stage, eva, ana, plan);
    const pages = await openTogether(stage, plan, [ana, zoe]);
    yield* changeFigures(stage, plan, pages, ana);
    yield* brokenFigures(stage, pages);
    for (const page of pages) await page.context().close();
    yield* importFigures(stage, [ana, zoe]);
  } finally {
    await browser.close();
    await wire.close();
    await backend.stop();
    await site.close();
    rmSync(dist, { recursive: true, force: true });
  }
  yield* togetherDatabaseFigures();
}
