import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { build } from 'vite';
import { wizardSteps as wizardStepsOf } from '../../src/domain/wizard/steps';
import { SESSION_KEY } from '../../src/lib/session-key';
import { common } from '../../src/locales/es/common';
import { wizard } from '../../src/locales/es/wizard';
import { createBackend } from '../../supabase/local/backend';
import { DEMO_ACCOUNT } from '../../supabase/local/demo/account';
import { seedDemo } from '../../supabase/local/demo/seed';
import { PUBLISHABLE_KEY } from '../../supabase/local/keys';
import { launch, median, medianVisit, visit } from './browse';
import type { Figure } from './figure';
import { quiet } from './probes';
import { serveFolder } from './static-server';

const ROOT = join(import.meta.dirname, '../..');
const RUNS = 5;
const FIRST_ROUTE_LIMIT = 30;
const STEP_LIMIT = 50;

/** Signs in as somebody who did so yesterday: the session is on the device before the page is asked for. */
async function rememberSession(context: BrowserContext, origin: string): Promise<void> {
  const answer = await context.request.post(`${origin}/auth/v1/token?grant_type=password`, {
    headers: { apikey: PUBLISHABLE_KEY },
    data: DEMO_ACCOUNT,
  });
  const session = JSON.stringify(await answer.json());
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    session,
  ] as const);
}

/** Presses a button and waits until the page with another heading has been painted. Milliseconds. */
const pressed = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const button = [...document.querySelectorAll('button')].find(
          (one) => one.textContent?.trim() === wanted,
        );
        const heading = () => document.querySelector('h1')?.textContent;
        const before = heading();
        const began = performance.now();
        button?.click();
        // What has changed before a frame's callbacks is drawn by that frame; a message sent in it arrives after that.
        const look = () => {
          if (heading() === before) return requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - began);
          return port2.postMessage(null);
        };
        requestAnimationFrame(look);
      }),
    name,
  );

const inAYear = (): string => `${new Date().getFullYear() + 1}-07-17`;

const STEPS = wizardStepsOf('wedding');

/** Walks the wizard to its end once, filling it, then back and forth; the slowest step's median in milliseconds. */
async function wizardSteps(browser: Browser, origin: string): Promise<{ slowest: number; from: string }> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  try {
    await rememberSession(context, origin);
    const page = await context.newPage();
    await page.goto(`${origin}/app/new-event`);
    await page.getByLabel(wizard.name.label).fill('Boda de Íñigo y Zoë');
    await page.getByRole('radio', { name: common.eventType.wedding }).check({ force: true });
    await pressed(page, wizard.next);
    await page.getByLabel(wizard.details.date).fill(inAYear());
    await page.getByLabel(wizard.details.city).fill('Carmona');
    await page.getByLabel(wizard.details.budget).fill('28500');
    await pressed(page, wizard.next);
    await page.getByLabel(wizard.size.guests).fill('120');
    await page.getByRole('radio', { name: new RegExp(common.locationType.outdoor) }).check({ force: true });
    const rest = 4;
    for (let step = 0; step < rest; step += 1) await pressed(page, wizard.next);
    const times: number[][] = [];
    for (let run = 0; run < RUNS; run += 1)
      for (const name of [wizard.previous, wizard.next])
        for (let step = 0; step < 6; step += 1) {
          const kind = name === wizard.previous ? step : 6 + step;
          times[kind] = [...(times[kind] ?? []), await pressed(page, name)];
          // Somebody reads a step before they leave it.
          await quiet(page);
        }
    const all = times.map(median);
    const slowest = Math.max(...all);
    const kind = all.indexOf(slowest);
    const from = kind < 6 ? `back from ${STEPS[6 - kind]}` : `on from ${STEPS[kind - 6]}`;
    return { slowest, from };
  } finally {
    await context.close();
  }
}

/** What the signed-in area costs: its first route beside the sign-in page, and one step of the wizard. */
export async function workspaceFigures(): Promise<Figure[]> {
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
    const auth = await medianVisit(RUNS, () =>
      visit(browser, `${site.origin}/auth`, 'html[data-app=ready] input[type=email]'),
    );
    const first = await medianVisit(RUNS, () =>
      visit(browser, `${site.origin}/app`, 'main h2 a', (context) => rememberSession(context, site.origin)),
    );
    const more = (first.scriptUntilUsable - auth.script) / 1000;
    const steps = await wizardSteps(browser, site.origin);
    return [
      {
        name: '/app cold for somebody signed in, until their event is there',
        value: first.usable,
        unit: 'ms',
        floor: '/auth',
        ratio: first.usable / auth.usable,
        ok: true,
      },
      {
        name: '/app cold, JavaScript until then beyond /auth (brotli)',
        value: more,
        unit: 'kB',
        limit: FIRST_ROUTE_LIMIT,
        ok: more <= FIRST_ROUTE_LIMIT,
      },
      {
        name: `wizard, slowest step to step (${steps.from}), unthrottled`,
        value: steps.slowest,
        unit: 'ms',
        limit: STEP_LIMIT,
        ok: steps.slowest < STEP_LIMIT,
      },
    ];
  } finally {
    await browser.close();
    await site.close();
    await backend.stop();
    rmSync(dist, { recursive: true, force: true });
  }
}
