import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { launch, median } from './browse';
import type { Figure } from './figure';
import { clickTime, coldVisit, type PublicVisit, repeatVisits } from './public-visit';
import { serveFolder } from './static-server';

const ROOT = join(import.meta.dirname, '../..');
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
/** One post stands for all: they differ in their words alone. */
const POST = 'cuanto-cuesta-una-boda';

/** The same words as plain HTML, without any look: what no page with these words can beat. */
export function asPlainPage(html: string): string {
  const body = (/<body>(.*)<\/body>/s.exec(html)?.[1] ?? '')
    .replace(/<(svg|script|template)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(\/?)(\w+)[^>]*>/g, (_tag, end: string, name: string) =>
      /^(h[1-4]|p|ul|ol|li|table|thead|tbody|tr|td|th|section|header|footer|main)$/.test(name)
        ? `<${end}${name}>`
        : ' ',
    );
  const title = /<title>.*?<\/title>/.exec(html)?.[0] ?? '';
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${title}</head><body>${body}</body></html>`;
}

const measured = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !/shell|404|auth\.html/.test(name))
    .filter((name) => !name.includes('blog/') || name.endsWith(`${POST}.html`))
    .filter((name) => !process.env.BENCH_PAGES || process.env.BENCH_PAGES.split(',').includes(name))
    .sort();

const addressOf = (name: string): string => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`);

/** The static page: the same text, look and all, without the script by which the app comes. */
const withoutApp = (html: string): string =>
  html.replace(/<script type="module"[^>]*><\/script>/, '').replace(/<link rel="expect"[^>]*>/g, '');

/** What is visited: the page, itself without the app, and its words as plain HTML without any look. */
interface Sites {
  ours: string;
  still: string;
  plain: string;
}

/** Where the visits come from: a page of another site. A host of its own, since a port alone makes none. */
const ELSEWHERE = '/elsewhere';
const elsewhere = (sites: Sites): string => sites.plain.replace('127.0.0.1', 'localhost') + ELSEWHERE;

function medianOf(visits: readonly PublicVisit[]): PublicVisit {
  const of = (key: Exclude<keyof PublicVisit, 'foreign'>) => median(visits.map((visit) => visit[key]));
  return {
    paint: of('paint'),
    shift: of('shift'),
    blocked: of('blocked'),
    document: of('document'),
    early: of('early'),
    later: of('later'),
    whole: of('whole'),
    fonts: of('fonts'),
    foreign: visits.flatMap(({ foreign }) => foreign),
  };
}

/** Visits of all three in turn, so that what else the machine does meets all of them alike. */
async function coldVisits(
  browser: Browser,
  path: string,
  sites: Sites,
): Promise<Record<keyof Sites, PublicVisit>> {
  const visits: Record<keyof Sites, PublicVisit[]> = { ours: [], plain: [], still: [] };
  for (let i = 0; i < RUNS; i += 1)
    for (const site of ['plain', 'still', 'ours'] as const)
      visits[site].push(
        await coldVisit(browser, { from: elsewhere(sites), to: sites[site] + path }, site === 'ours'),
      );
  return { ours: medianOf(visits.ours), plain: medianOf(visits.plain), still: medianOf(visits.still) };
}

const bound = (name: string, value: number, unit: string, limit: number): Figure => ({
  name,
  value,
  unit,
  limit,
  ok: value <= limit,
});

/** Builds the site and measures it. `BENCH_PAGES` names files of it, with commas between them, to measure those alone. */
export async function* publicPageFigures(): AsyncGenerator<Figure> {
  const dist = mkdtempSync(join(tmpdir(), 'celebra-public-'));
  await build({ root: ROOT, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } });
  const browser = await launch();
  try {
    yield* publicFigures(browser, dist);
  } finally {
    await browser.close();
    rmSync(dist, { recursive: true, force: true });
  }
}

const against = (name: string, value: number, of: number, limit: number): Figure => ({
  name,
  value,
  unit: 'ms',
  floor: 'static page',
  ratio: value / of,
  limit,
  ok: value / of <= limit,
});

/** One page of ours beside the others. */
async function pageFigures(
  browser: Browser,
  path: string,
  sites: Sites,
  cut: () => () => void,
): Promise<Figure[]> {
  const { ours } = sites;
  const { ours: page, plain, still } = await coldVisits(browser, path, sites);
  const again = await repeatVisits(browser, { from: elsewhere(sites), to: ours + path }, RUNS, cut);
  const read = Number(again.readable);
  const to = path.endsWith('/pricing') ? '/about' : '/pricing';
  const clicks: number[] = [];
  for (let i = 0; i < RUNS; i += 1) clicks.push(await clickTime(browser, ours + path, to));
  return [
    against(`${path} largest paint`, page.paint, still.paint, 1.05),
    { name: `${path} largest paint of its words alone`, value: plain.paint, unit: 'ms', ok: true },
    bound(`${path} layout shift`, page.shift, '', 0),
    bound(`${path} blocked until the app has taken over`, page.blocked, 'ms', 50),
    bound(`${path} HTML and CSS`, page.document / 1000, 'kB', 14),
    bound(`${path} script before the app is wanted`, page.early / 1000, 'kB', 10),
    bound(`${path} script after that`, page.later / 1000, 'kB', 110),
    { name: `${path} script in all, read to its end`, value: page.whole / 1000, unit: 'kB', ok: true },
    bound(`${path} fonts`, page.fonts / 1000, 'kB', 60),
    bound(`${path} requests to other origins`, page.foreign.length, '', 0),
    against(`${path} again`, median(again.paints), still.paint, 0.25),
    { name: `${path} readable offline`, value: read, unit: '', least: 1, ok: read === 1 },
    against(`${path} to ${to}, a link clicked`, median(clicks), still.paint, 0.25),
  ];
}

/** Each public page in both languages beside a static page with its text, in the same run. */
async function* publicFigures(browser: Browser, dist: string): AsyncGenerator<Figure> {
  const plain = mkdtempSync(join(tmpdir(), 'celebra-plain-'));
  const still = mkdtempSync(join(tmpdir(), 'celebra-still-'));
  const names = measured(dist);
  for (const name of names) {
    const html = readFileSync(join(dist, name), 'utf8');
    for (const [folder, page] of [
      [plain, asPlainPage(html)],
      [still, withoutApp(html)],
    ] as const) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), page);
    }
  }
  writeFileSync(join(plain, `${ELSEWHERE}.html`), asPlainPage('<body><p>celebra</p></body>'));
  let gone = false;
  const cut = () => {
    gone = true;
    return () => {
      gone = false;
    };
  };
  const reachable = serveFolder(dist, (req) => {
    if (gone) req.socket.destroy();
    return gone;
  });
  const servers = await Promise.all([reachable, serveFolder(plain), serveFolder(still)]);
  const sites = { ours: servers[0].origin, plain: servers[1].origin, still: servers[2].origin };
  try {
    // Most of an hour for all of them: each page is told as soon as it has been measured.
    for (const name of names) yield* await pageFigures(browser, addressOf(name), sites, cut);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
    for (const folder of [plain, still]) rmSync(folder, { recursive: true, force: true });
  }
}
