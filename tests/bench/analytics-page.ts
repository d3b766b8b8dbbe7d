import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { createBackend, type DemoTools } from '../../supabase/local/backend';
import { seedDemo } from '../../supabase/local/demo/seed';
import { asDemo, ITEMS, manyPlans, TASKS } from './big-plan';
import { launch, median, signedIn } from './browse';
import type { Figure } from './figure';
import { noteUsable, openedByItself } from './probes';
import { serveFolder } from './static-server';

const ROOT = join(import.meta.dirname, '../..');
const RUNS = 7;
const EVENTS = 50;
const GUESTS = 1_000;
/** Limit: with fifty events, the page can take this many times as long as with five. */
const LIMIT = 2;
const FEW = 5;

/**
 * Inserts items, tasks and guests of every plan directly, without triggers. Inserting 90,000 rows through the
 * API would take minutes.
 */
async function fill(sql: DemoTools['sql']): Promise<void> {
  await sql('set session_replication_role = replica', []);
  await sql(
    `insert into public.budget_items (id, plan_id, category, vendor_name, planned_amount, actual_amount)
     select gen_random_uuid(), plans.id, 'music', 'Proveedor ' || n, 100 + n % 900, case n % 3 when 0 then 100 end
     from public.event_plans as plans, generate_series(1, ${ITEMS}) as n`,
    [],
  );
  await sql(
    `insert into public.tasks (id, plan_id, task_name, recommended_completion_date)
     select gen_random_uuid(), plans.id, 'Tarea ' || n, current_date + n % 200
     from public.event_plans as plans, generate_series(1, ${TASKS}) as n`,
    [],
  );
  await sql(
    `with made as (
       insert into public.households (id, plan_id, name)
       select gen_random_uuid(), plans.id, 'Familia ' || n
       from public.event_plans as plans, generate_series(1, ${GUESTS / 4}) as n
       returning id, plan_id
     )
     insert into public.guests (id, plan_id, household_id, name, last_name)
     select gen_random_uuid(), made.plan_id, made.id, 'Íñigo', 'Núñez' from made, generate_series(1, 4)`,
    [],
  );
  await sql('set session_replication_role = origin', []);
  await sql('analyze', []);
}

/** Starts a service whose demo account has this many events, each with rows. */
async function serviceWith(dist: string, events: number, today: string) {
  const seed = seedDemo(() => import('../../supabase/local/demo/plans'));
  const found: DemoTools[] = [];
  const backend = createBackend({
    root: ROOT,
    dataDir: undefined,
    demo: async (tools) => {
      await seed(tools);
      await tools.sql(`update public.entitlements set plan_tier = 'enterprise'`, []);
      found.push(tools);
    },
  });
  await backend.ready;
  const site = await serveFolder(dist, (req, res) => backend.handle(req, res));
  const browser = await launch();
  const { request } = await browser.newContext();
  await manyPlans(request, site.origin, today, events);
  const { session } = await asDemo(request, site.origin);
  await browser.close();
  for (const { sql } of found) await fill(sql);
  return { backend, site, session };
}

/**
 * Measures the analytics page of all events, with fifty events and with five, on a device that opened the
 * page before. The two cases alternate, so that other load slows both alike.
 */
export async function* analyticsPageFigures(): AsyncGenerator<Figure> {
  const dist = mkdtempSync(join(tmpdir(), 'celebra-dist-'));
  await build({ root: ROOT, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } });
  const today = new Date().toISOString().slice(0, 10);
  const services = { few: await serviceWith(dist, FEW, today), many: await serviceWith(dist, EVENTS, today) };
  const browser = await launch();
  try {
    const times: Record<'few' | 'many', number[]> = { few: [], many: [] };
    const asked = new Map<string, number>();
    const pages = await Promise.all(
      (['few', 'many'] as const).map(async (size) => {
        const context = await signedIn(browser, services[size].session);
        await noteUsable(context, 'main section ul a[href*="breakdown"]');
        return { size, page: await context.newPage() };
      }),
    );
    for (let run = -1; run < RUNS; run += 1)
      for (const { size, page } of pages) {
        const subjects: string[] = [];
        const note = (request: { url(): string }) => {
          const [, name] = /\/rest\/v1\/(?:rpc\/)?(\w+)/.exec(request.url()) ?? [];
          if (name) subjects.push(name);
        };
        page.on('request', note);
        const usable = await openedByItself(page, `${services[size].site.origin}/app/analytics`);
        page.off('request', note);
        // The first visit only fills the cache and isn't measured.
        if (run < 0) continue;
        times[size].push(usable);
        for (const name of new Set(subjects))
          asked.set(name, Math.max(asked.get(name) ?? 0, subjects.filter((one) => one === name).length));
      }
    const [floor, value] = [median(times.few), median(times.many)];
    yield {
      name: `analytics of ${EVENTS} full events, usable after a warm load`,
      value,
      unit: 'ms',
      floor: `of ${FEW} (${floor.toFixed(0)} ms)`,
      ratio: value / floor,
      limit: LIMIT,
      ok: value / floor <= LIMIT,
    };
    const most = Math.max(...asked.values());
    yield {
      name: `analytics of ${EVENTS} full events, requests a subject (${[...asked.keys()].join(', ')})`,
      value: most,
      unit: 'requests',
      limit: 1,
      ok: most <= 1,
    };
  } finally {
    await browser.close();
    for (const { site, backend } of Object.values(services)) {
      await site.close();
      await backend.stop();
    }
    rmSync(dist, { recursive: true, force: true });
  }
}
