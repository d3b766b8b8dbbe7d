import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { launch, medianVisit, visit } from './browse';
import type { Figure } from './figure';
import { buildFloors } from './floors';
import { serveFolder } from './static-server';

const ROOT = join(import.meta.dirname, '../..');
const RUNS = 5;

/** The form of a page that was drawn at build time stands before the app does; from here on it also answers. */
const ANSWERS = 'html[data-app=ready] input[type=email]';

/**
 * The sign-in page cold, beside a static page and a bare React page with the same form. The limit is held against the
 * later moment, when a press is answered: the earlier one, from which on fields keep what is typed, needs no app.
 */
export async function pageFigures(): Promise<Figure[]> {
  const dist = mkdtempSync(join(tmpdir(), 'celebra-dist-'));
  const floors = await buildFloors(ROOT);
  await build({ root: ROOT, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } });
  const sites = await Promise.all([serveFolder(floors.html), serveFolder(floors.react), serveFolder(dist)]);
  const [html, react, ours] = sites;
  const browser = await launch();
  try {
    const look = (url: string, selector = 'input[type=email]') =>
      medianVisit(RUNS, () => visit(browser, url, selector));
    const still = await look(`${html.origin}/`);
    const bare = await look(`${react.origin}/`);
    const drawn = await look(`${ours.origin}/auth`);
    const auth = await look(`${ours.origin}/auth`, ANSWERS);
    const ratio = auth.usable / bare.usable;
    const kilobytes = auth.script / 1000;
    return [
      { name: 'Static HTML page, until it can be used', value: still.usable, unit: 'ms', ok: true },
      {
        name: 'Bare React page, until it can be used',
        value: bare.usable,
        unit: 'ms',
        floor: 'static page',
        ratio: bare.usable / still.usable,
        ok: true,
      },
      {
        name: '/auth cold, until its fields take text',
        value: drawn.usable,
        unit: 'ms',
        floor: 'bare React page',
        ratio: drawn.usable / bare.usable,
        ok: true,
      },
      {
        name: '/auth cold, until a press is answered',
        value: auth.usable,
        unit: 'ms',
        floor: 'bare React page',
        ratio,
        limit: 1.6,
        ok: ratio <= 1.6,
      },
      {
        name: '/auth cold, JavaScript (brotli)',
        value: kilobytes,
        unit: 'kB',
        floor: 'bare React page',
        ratio: auth.script / bare.script,
        ok: true,
      },
      {
        name: '/auth cold, JavaScript (brotli), bound',
        value: kilobytes,
        unit: 'kB',
        limit: 110,
        ok: kilobytes <= 110,
      },
    ];
  } finally {
    await browser.close();
    await Promise.all(sites.map((site) => site.close()));
    floors.remove();
    rmSync(dist, { recursive: true, force: true });
  }
}
