import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'vite';
import { FAULTS, type FaultProxy, faultProxy } from '../../e2e/fault-proxy';
import { WEDDING_ROW } from '../../e2e/plan';
import { addDays } from '../../src/domain/calendar';
import { SESSION_KEY } from '../../src/lib/session/session-key';
import { common } from '../../src/locales/es/common';
import { ledger } from '../../src/locales/es/ledger';
import { DEMO_ACCOUNT } from '../../supabase/local/demo/account';
import { PUBLISHABLE_KEY } from '../../supabase/local/keys';
import { launch } from './browse';
import type { Figure } from './figure';
import { type Preview, preview } from './preview';

const ROOT = join(import.meta.dirname, '../..');
const KILLS = Number(process.env.KILLS ?? 200);
/** Every tenth time, the server is killed instead of the page. */
const SERVER_EVERY = 10;
const OUTAGE_SECONDS = Number(process.env.OUTAGE_SECONDS ?? 60);
/** Items per plan. The limit of a plan, and of one response, is 1,000. */
const ITEMS_PER_PLAN = 500;

/**
 * Converts a number to letters. Digits would be read as amounts. The letters start with "x", because some
 * other groups of three letters are currencies.
 */
const letters = (n: number): string =>
  String.fromCharCode(120, 97 + (Math.floor(n / 676) % 26), 97 + (Math.floor(n / 26) % 26), 97 + (n % 26));

interface Stage {
  origin: string;
  server: Preview;
  service: FaultProxy;
  context: BrowserContext;
  token: string;
  plan: string;
  acknowledged: string[];
}

async function newPlan(origin: string, token: string): Promise<string> {
  const id = randomUUID();
  const row = { ...WEDDING_ROW, event_date: addDays(new Date().toISOString().slice(0, 10), 300) };
  const answer = await fetch(`${origin}/rest/v1/rpc/save_rows`, {
    method: 'POST',
    headers: {
      apikey: PUBLISHABLE_KEY,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ plan_id: id, changes: [{ table: 'event_plans', id, version: 0, row }] }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return id;
}

/** Opens the ledger filtered to this round's items, so that drawing the others takes no time. */
async function openLedger({ context, service, plan }: Stage, word: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${service.origin}/app/budget-tracking/${plan}?q=${encodeURIComponent(word)}`);
  await page.getByLabel(ledger.quick.label).waitFor();
  return page;
}

/** Adds an item and waits until it is shown as saved. If the item is lost after that, the benchmark fails. */
async function add(page: Page, { acknowledged }: Stage, name: string): Promise<void> {
  await page.getByLabel(ledger.quick.label).fill(`${name} 100`);
  await page.keyboard.press('Enter');
  await page.getByText(ledger.said.added.replace('{{name}}', name)).first().waitFor();
  acknowledged.push(name);
}

/** Adds items until `work` is done. A crash of the page ends the writing without an error. */
async function writeDuring(page: Page, stage: Stage, word: string, work: () => Promise<void>): Promise<void> {
  let isOver = false;
  const writing = (async () => {
    for (let n = 0; !isOver; n += 1) await add(page, stage, `${word} ${letters(n)}`);
  })().catch((error: Error) => {
    if (!isOver && !/crash/i.test(error.message)) throw error;
  });
  await work();
  isOver = true;
  await writing;
}

async function crash(page: Page): Promise<void> {
  const dead = page.waitForEvent('crash');
  const devtools = await page.context().newCDPSession(page);
  void devtools.send('Page.crash').catch(() => undefined);
  await dead;
}

/** Kills the page: at once after an item was shown as saved, or at a random moment while items are added. */
async function killPage(stage: Stage, word: string, isAtOnce: boolean): Promise<void> {
  const page = await openLedger(stage, word);
  if (isAtOnce) {
    await add(page, stage, word);
    await crash(page);
  } else
    await writeDuring(page, stage, word, async () => {
      await pause(100 + Math.random() * 500);
      await crash(page);
    });
  await page.close();
}

async function killServer(stage: Stage, word: string): Promise<void> {
  const page = await openLedger(stage, word);
  await writeDuring(page, stage, word, async () => {
    await pause(100 + Math.random() * 500);
    await stage.server.kill();
    await stage.server.start();
  });
  await page.close();
}

/**
 * Adds items while the service fails in different ways. The session expires meanwhile and must be renewed.
 */
async function outage(stage: Stage, word: string): Promise<{ signedOut: number }> {
  const page = await openLedger(stage, word);
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    const soon = Math.round(Date.now() / 1000) + 30;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: soon }));
  }, SESSION_KEY);
  const ends = Date.now() + OUTAGE_SECONDS * 1000;
  for (let n = 0; Date.now() < ends; n += 1) {
    const fault = FAULTS[Math.floor(n / 3) % FAULTS.length];
    if (fault) stage.service.fail(fault);
    await add(page, stage, `${word} ${letters(n)}`);
    await pause(2_000);
  }
  stage.service.recover();
  const asked = await page.getByRole('dialog', { name: common.reauth.title }).count();
  const isOut = !page.url().includes('/app/');
  await page.close();
  return { signedOut: asked + Number(isOut) };
}

/**
 * Opens a page that sends the changes still unsent on the device. Returns the milliseconds until all are
 * sent.
 */
async function settle(stage: Stage): Promise<number> {
  const page = await openLedger(stage, '');
  const began = Date.now();
  const waiting = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('celebra-outbox');
          opening.onsuccess = () => {
            const keys = opening.result.transaction('entries').objectStore('entries').getAllKeys();
            keys.onsuccess = () =>
              resolve(keys.result.filter((key) => String(key).includes(':entry:')).length);
          };
        }),
    );
  while ((await waiting()) > 0) {
    if (Date.now() - began > 120_000) throw new Error(`${await waiting()} changes are still not sent`);
    await pause(200);
  }
  await page.close();
  return Date.now() - began;
}

/** Finds items that were shown as saved but are missing on the server, and counts duplicates. */
async function tally({
  origin,
  token,
  plan,
  acknowledged,
}: Stage): Promise<{ lost: string[]; doubled: number }> {
  const answer = await fetch(`${origin}/rest/v1/budget_items?plan_id=eq.${plan}&select=vendor_name`, {
    headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}` },
  });
  const names = ((await answer.json()) as { vendor_name: string }[]).map(({ vendor_name }) => vendor_name);
  return {
    lost: acknowledged.filter((name) => !names.includes(name)),
    doubled: names.length - new Set(names).size,
  };
}

const none = (name: string, value: number): Figure => ({ name, value, unit: '', limit: 0, ok: value === 0 });

/**
 * Checks that no item shown as saved is lost while pages and servers are killed and the service is
 * unreachable.
 */
export async function* killFigures(): AsyncGenerator<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'celebra-kills-'));
  const dist = join(folder, 'dist');
  await build({ root: ROOT, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } });
  const server = await preview(dist, join(folder, 'data'));
  const service = await faultProxy(server.origin);
  const browser = await launch();
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    });
    const signedIn = await context.request.post(`${server.origin}/auth/v1/token?grant_type=password`, {
      headers: { apikey: PUBLISHABLE_KEY },
      data: DEMO_ACCOUNT,
    });
    const session = (await signedIn.json()) as { access_token: string };
    const first = await context.newPage();
    await first.goto(`${service.origin}/auth`);
    await first.evaluate(([key, value]) => localStorage.setItem(key, value), [
      SESSION_KEY,
      JSON.stringify(session),
    ] as const);
    await first.close();
    const token = session.access_token;
    const stage: Stage = {
      origin: server.origin,
      server,
      service,
      context,
      token,
      plan: await newPlan(server.origin, token),
      acknowledged: [],
    };
    let lost = 0;
    let doubled = 0;
    let written = 0;
    const count = async () => {
      await settle(stage);
      const found = await tally(stage);
      if (found.lost.length > 0) console.info('lost:', found.lost);
      lost += found.lost.length;
      doubled += found.doubled;
      written += stage.acknowledged.length;
      stage.acknowledged = [];
      stage.plan = await newPlan(stage.origin, token);
    };
    for (let n = 1; n <= KILLS; n += 1) {
      const word = `Caso ${letters(n)}`;
      if (n % SERVER_EVERY === 0) await killServer(stage, word);
      else await killPage(stage, word, n % 2 === 0);
      if (stage.acknowledged.length > ITEMS_PER_PLAN) await count();
    }
    await count();
    yield {
      name: `writes acknowledged over ${KILLS} kills in mid-write`,
      value: written,
      unit: '',
      ok: true,
    };
    yield none('acknowledged writes lost', lost);
    yield none('writes stored twice', doubled);

    const { signedOut } = await outage(stage, 'Corte');
    const length = stage.acknowledged.length;
    const back = await settle(stage);
    const after = await tally(stage);
    yield { name: `writes acknowledged in ${OUTAGE_SECONDS} s of outage`, value: length, unit: '', ok: true };
    yield none('of them lost', after.lost.length);
    yield none('of them stored twice', after.doubled);
    yield none('signed out', signedOut);
    yield { name: 'until all was sent afterwards', value: back, unit: 'ms', ok: true };
  } finally {
    await browser.close();
    await service.close();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
