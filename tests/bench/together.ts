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
import { liveAlone } from './live-alone';
import { serveFolder } from './static-server';
import { togetherDatabaseFigures } from './together-database';
import { importFigures } from './together-import';
import { browserOf, newPerson, newPlan, type Person, type Stage, save } from './together-stage';
import { wireTo } from './wire';

const ROOT = join(import.meta.dirname, '../..');
const CHANGES = Number(process.env.CHANGES ?? 500);
/** Number of items shown at a time, because people filter long lists. */
const AT_A_TIME = 20;
/** The app collects notices for this many milliseconds before it reads the rows (data/live/follow-plan.ts). */
const GATHERED_MS = 150;
/** After this many milliseconds, a change counts as lost. */
const LOST_AFTER = 90_000;
const READY_MS = 600_000;
/** Limits relative to what `liveAlone` does by hand: save, hear of it, read. */
const SHOWN_LIMIT = 6;
/** Limits relative to the time in which the library alone joins a channel again. */
const CLOSED_LIMIT = 3;
const SILENT_LIMIT = 1.5;
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
  // For comparison, the minimum: one request that saves the row, the notice, and one request that reads it.
  const floors: number[] = [];
  const live = await liveAlone(stage.wire, plan, by);
  for (let i = 0; i < AT_A_TIME; i += 1) {
    const [id, began] = [randomUUID(), Date.now()];
    const told = live.told(id);
    await save(stage.wire, by, plan, 'budget_items', id, CHOIR);
    await told;
    await new Promise((resolve) => setTimeout(resolve, GATHERED_MS));
    await fetch(`${stage.wire.origin}/rest/v1/budget_items?id=eq.${id}`, {
      headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${by.session.access_token}` },
    }).then((answer) => answer.text());
    floors.push(Date.now() - began);
  }
  live.close();
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
    floor: `by hand (${floor.toFixed(0)} ms; median of the changes ${median(took).toFixed(0)} ms)`,
    ratio: p95 / floor,
    limit: SHOWN_LIMIT,
    ok: p95 / floor <= SHOWN_LIMIT,
  };
}

/**
 * Measures until a change is shown while the WebSocket is broken. For comparison, a client of the library
 * alone connects just before: it notices a silent socket as late as possible, at its second heartbeat.
 */
async function* brokenFigures(
  { wire }: Stage,
  plan: string,
  pages: readonly Page[],
  by: Person,
): AsyncIterable<Figure> {
  const [one, other] = pages;
  if (!one || !other) throw new Error('two browsers');
  for (const page of pages) await page.getByLabel(ledger.filter.search).fill('roto');
  for (const [name, breaks, limit] of [
    ['a change while the socket is closed', () => wire.cut(), CLOSED_LIMIT],
    ['a change while the socket is silent', () => wire.silence(), SILENT_LIMIT],
  ] as const) {
    const live = await liveAlone(wire, plan, by);
    const began = Date.now();
    const again = live.joinedAgain().then(() => Date.now() - began);
    breaks();
    const [value, floor] = await Promise.all([changed(one, other, `roto ${name.slice(-6)}`), again]);
    live.close();
    const ratio = value / floor;
    yield {
      name,
      value,
      unit: 'ms',
      floor: `the library alone joins again (${floor.toFixed(0)} ms)`,
      ratio,
      limit,
      ok: ratio <= limit,
    };
  }
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
    yield* brokenFigures(stage, plan, pages, ana);
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
