import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { newRow } from '../../e2e/plan';
import { addDays } from '../../src/domain/calendar';
import { createBackend } from '../../supabase/local/backend';
import { seedDemo } from '../../supabase/local/demo/seed';
import { PUBLISHABLE_KEY } from '../../supabase/local/keys';
import { asDemo, manyPlans, PLANS } from './big-plan';
import { launch, median, signedIn } from './browse';
import type { Figure } from './figure';
import { noteUsable, openedByItself } from './probes';
import { serveFolder } from './static-server';

const ROOT = join(import.meta.dirname, '../..');
const RUNS = 7;
/** Limit: with a thousand events, a page can take this many times as long as with ten. */
const LIMIT = 2;
const FEW = 10;

const SCREENS = [
  { name: 'saved plans', path: '/app/saved-plans', ready: 'main h2 a' },
  { name: 'overview', path: '/app', ready: 'main h2 a' },
  { name: 'month', path: '/app/calendar', ready: 'main table button' },
];

/** Starts a service whose demo account has this many plans. */
async function serviceWith(dist: string, plans: number, today: string, browser: Browser) {
  const seed = seedDemo(() => import('../../supabase/local/demo/plans'));
  const backend = createBackend({
    root: ROOT,
    dataDir: undefined,
    demo: async (tools) => {
      await seed(tools);
      // The tier must allow any number of plans.
      await tools.sql(`update public.entitlements set plan_tier = 'enterprise'`, []);
    },
  });
  await backend.ready;
  const site = await serveFolder(dist, (req, res) => backend.handle(req, res));
  const context = await browser.newContext();
  await manyPlans(context.request, site.origin, today, plans);
  // Adds overdue tasks, so that the page has something to show.
  const { session, save } = await asDemo(context.request, site.origin);
  const listed = await context.request.post(`${site.origin}/rest/v1/rpc/desk`, {
    headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${JSON.parse(session).access_token}` },
    data: { today },
  });
  const { plans: made } = (await listed.json()) as { plans: { id: string }[] };
  for (const { id } of made.slice(0, FEW))
    await save(id, [
      newRow('tasks', {
        task_name: `Tarea ${randomUUID()}`,
        recommended_completion_date: addDays(today, -3),
        task_category: 'venue',
        priority_level: 1,
      }),
    ]);
  await context.close();
  return { backend, site, session };
}

/**
 * Measures the pages about all events, with a thousand events and with ten. The two cases alternate, so that
 * other load slows both alike.
 */
export async function* deskFigures(): AsyncGenerator<Figure> {
  const dist = mkdtempSync(join(tmpdir(), 'celebra-dist-'));
  await build({ root: ROOT, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } });
  const browser = await launch();
  const today = new Date().toISOString().slice(0, 10);
  const few = await serviceWith(dist, FEW, today, browser);
  const many = await serviceWith(dist, PLANS, today, browser);
  try {
    for (const { name, path, ready } of SCREENS) {
      const times: Record<'few' | 'many', number[]> = { few: [], many: [] };
      let requests = 0;
      const contexts = {
        few: await signedIn(browser, few.session),
        many: await signedIn(browser, many.session),
      };
      for (const context of Object.values(contexts)) await noteUsable(context, ready);
      const pages = { few: await contexts.few.newPage(), many: await contexts.many.newPage() };
      for (let run = -1; run < RUNS; run += 1)
        for (const size of ['few', 'many'] as const) {
          const origin = (size === 'few' ? few : many).site.origin;
          const lists: string[] = [];
          const note = (request: { url(): string }) => {
            if (
              /\/rest\/v1\/(?:rpc\/(?:desk|dates|plan_summaries|own_billing)|event_plans)\b/.test(
                request.url(),
              )
            )
              lists.push(request.url());
          };
          pages[size].on('request', note);
          const usable = await openedByItself(pages[size], origin + path);
          pages[size].off('request', note);
          // The first visit only fills the cache and isn't measured.
          if (run < 0) continue;
          times[size].push(usable);
          requests = Math.max(requests, lists.filter((url) => !url.includes('/dates')).length);
        }
      await contexts.few.close();
      await contexts.many.close();
      const [floor, value] = [median(times.few), median(times.many)];
      yield {
        name: `${name} of ${PLANS} events, usable after a warm load`,
        value,
        unit: 'ms',
        floor: `of ${FEW} (${floor.toFixed(0)} ms)`,
        ratio: value / floor,
        limit: LIMIT,
        ok: value / floor <= LIMIT,
      };
      yield {
        name: `${name} of ${PLANS} events, requests for the plans`,
        value: requests,
        unit: 'requests',
        limit: 1,
        ok: requests <= 1,
      };
    }
  } finally {
    await browser.close();
    for (const { site, backend } of [few, many]) {
      await site.close();
      await backend.stop();
    }
    rmSync(dist, { recursive: true, force: true });
  }
}
