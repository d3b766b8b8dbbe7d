import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { launch, median } from './browse';
import type { Figure } from './figure';
import type { Load } from './main';
import { serveFolder } from './static-server';

const ROOT = join(import.meta.dirname, '../..');
const PORT = 9333;
const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const PAGES = ['/', '/pricing', '/blog', '/blog/cuanto-cuesta-una-boda'];

/** Not a dependency, because Lighthouse has 185 MB. It is installed at the first use. */
const VERSION = '12.8.2';
const HOME = join(ROOT, 'node_modules/.bench/lighthouse');

type Audit = { id: string; title: string; score: number | null; displayValue?: string };
type Category = { score: number; auditRefs: { id: string; weight: number }[] };
type Report = { lhr: { categories: Record<string, Category>; audits: Record<string, Audit> } };
type Lighthouse = (url: string, flags: object, config?: object) => Promise<Report | undefined>;

type Module = { default: Lighthouse; desktopConfig: object };
const isLighthouse = (found: unknown): found is Module =>
  typeof found === 'object' && found !== null && 'default' in found && 'desktopConfig' in found;

async function fetchLighthouse(load: Load): Promise<{ lighthouse: Lighthouse; desktop: object }> {
  const entry = join(HOME, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) {
    mkdirSync(HOME, { recursive: true });
    const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
    execFileSync('npm', ['install', '--prefix', HOME, ...options, `lighthouse@${VERSION}`], {
      stdio: 'inherit',
    });
  }
  const found = await load(pathToFileURL(entry).href);
  if (!isLighthouse(found)) throw new Error(`${entry} is not what was expected`);
  return { lighthouse: found.default, desktop: found.desktopConfig };
}

/** Lists the audits that lower a category's score. */
const lost = ({ lhr: { categories, audits } }: Report, name: string): string[] =>
  (categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title ?? ''} ${audits[id]?.displayValue ?? ''}`);

const LEAST = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** Measures Lighthouse's four scores of the most visited pages, on a phone and a desktop. */
export async function lighthouseFigures(load: Load): Promise<Figure[]> {
  const { lighthouse, desktop } = await fetchLighthouse(load);
  const dist = mkdtempSync(join(tmpdir(), 'celebra-lighthouse-'));
  // Answers requests for data with an empty list, because Lighthouse would count a missing service as an
  // error of the page.
  const site = await serveFolder(dist, (req, res) => {
    if (!/^\/(?:rest|functions|auth)\/v1\//.test(req.url ?? '')) return false;
    res.writeHead(200, { 'content-type': 'application/json' }).end('[]');
    return true;
  });
  // Pages contain their own URL, which must be the one at which they are served.
  process.env.VITE_SITE_URL = site.origin;
  await build({ root: ROOT, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } });
  const asked = process.env.BENCH_PAGES?.split(',');
  const browser = await launch(`--remote-debugging-port=${PORT}`);
  const figures: Figure[] = [];
  try {
    for (const path of PAGES.filter((one) => !asked || asked.includes(one)))
      for (const device of ['mobile', 'desktop'] as const) {
        const reports: Report[] = [];
        for (let i = 0; i < RUNS; i += 1) {
          const flags = { port: PORT, logLevel: 'error', onlyCategories: Object.keys(LEAST) };
          const report = await lighthouse(
            site.origin + path,
            flags,
            device === 'desktop' ? desktop : undefined,
          );
          if (report) reports.push(report);
        }
        for (const [name, least] of Object.entries(LEAST)) {
          const value = median(
            reports.map(({ lhr }) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
          );
          figures.push({ name: `${path} ${device}, ${name}`, value, unit: '', least, ok: value >= least });
          const [first] = reports;
          if (value < 100 && first) for (const why of lost(first, name)) console.info(`      ${why}`);
        }
      }
    return figures;
  } finally {
    await browser.close();
    await site.close();
    rmSync(dist, { recursive: true, force: true });
  }
}
