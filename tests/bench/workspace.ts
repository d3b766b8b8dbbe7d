import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { build } from 'vite';
import { SESSION_KEY } from '../../src/lib/session/session-key';
import { createBackend } from '../../supabase/local/backend';
import { DEMO_ACCOUNT } from '../../supabase/local/demo/account';
import { seedDemo } from '../../supabase/local/demo/seed';
import { PUBLISHABLE_KEY } from '../../supabase/local/keys';
import { launch, medianVisit, visit } from './browse';
import type { Figure } from './figure';
import { serveFolder } from './static-server';

const ROOT = join(import.meta.dirname, '../..');
const RUNS = 5;
const FIRST_ROUTE_LIMIT = 140;

/** Stores a session on the device before the page opens, so that the person is signed in. */
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
    const first = await medianVisit(RUNS, () =>
      visit(browser, `${site.origin}/app`, 'main h2 a', (context) => rememberSession(context, site.origin)),
    );
    const script = first.scriptUntilUsable / 1000;
    return [
      {
        name: '/app cold for somebody signed in, until their event is there',
        value: first.usable,
        unit: 'ms',
        ok: true,
      },
      {
        name: '/app cold, JavaScript until then (brotli)',
        value: script,
        unit: 'kB',
        limit: FIRST_ROUTE_LIMIT,
        ok: script <= FIRST_ROUTE_LIMIT,
      },
    ];
  } finally {
    await browser.close();
    await site.close();
    await backend.stop();
    rmSync(dist, { recursive: true, force: true });
  }
}
