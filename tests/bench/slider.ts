import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { launch, median, throttle } from './browse';
import type { Figure } from './figure';
import { serveFolder } from './static-server';

const ROOT = join(import.meta.dirname, '../..');
const RUNS = 5;
const MOVES = 120;
const RATIO_LIMIT = 1.2;
/** Milliseconds from which browsers themselves call an animation frame long. */
const LONG_FRAME = 50;
const SLOW_SHARE_LIMIT = 1;

interface Drag {
  /** Median milliseconds from an input event to the end of the frame that shows it. */
  latency: number;
  frames: number;
  slow: number;
}

/** Drags the first slider of a page with the mouse, on a processor four times slower. */
async function drag(browser: Browser, url: string, ready: string): Promise<Drag> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    // A page that was drawn at build time says when the app has taken it over.
    await page.addInitScript(() =>
      document.addEventListener('celebra:ready', () =>
        document.documentElement.setAttribute('data-ready', ''),
      ),
    );
    await page.goto(url);
    await page.mouse.move(5, 5);
    await page.locator(ready).first().waitFor();
    const slider = page.locator('input[type=range]').first();
    await slider.scrollIntoViewIfNeeded();
    await throttle(page, false);
    const box = await slider.boundingBox();
    if (!box) throw new Error(`No slider at ${url}`);
    const y = box.y + box.height / 2;
    const x = (share: number) => box.x + box.width * (0.1 + 0.8 * share);
    const pull = async (moves: number) => {
      for (let move = 0; move <= moves; move += 1) await page.mouse.move(x(move / moves), y);
    };
    await page.mouse.move(x(0), y);
    await page.mouse.down();
    // The first pull is for the compiler.
    await pull(MOVES / 4);
    await page.evaluate((long) => {
      const found = { latencies: [] as number[], frames: 0, slow: 0 };
      addEventListener(
        'input',
        ({ timeStamp }) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => found.latencies.push(performance.now() - timeStamp);
            port2.postMessage(null);
          }),
        true,
      );
      let last = performance.now();
      const tick = (now: number) => {
        found.frames += 1;
        if (now - last > long) found.slow += 1;
        last = now;
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
      Object.assign(window, { found });
    }, LONG_FRAME);
    await pull(MOVES);
    const { latencies, frames, slow } = await page
      .evaluate(
        () =>
          (window as Window & { found?: { latencies: number[]; frames: number; slow: number } }).found ??
          null,
      )
      .then((found) => found ?? Promise.reject(new Error('Nothing was measured')));
    await page.mouse.up();
    if (latencies.length < MOVES / 4) throw new Error(`Only ${latencies.length} inputs at ${url}`);
    return { latency: median(latencies), frames, slow };
  } finally {
    await context.close();
  }
}

async function buildFloor(): Promise<{ folder: string; remove: () => void }> {
  mkdirSync(join(ROOT, 'node_modules/.bench'), { recursive: true });
  const source = mkdtempSync(join(ROOT, 'node_modules/.bench/slider-'));
  const folder = mkdtempSync(join(tmpdir(), 'celebra-slider-'));
  writeFileSync(
    join(source, 'index.html'),
    `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Floor</title>
<style>.bar{display:inline-block;height:10px;background:#b5472f;transition:width .2s}li{width:400px}input{width:300px}</style>
</head><body><script type="module" src="/main.ts"></script></body></html>`,
  );
  writeFileSync(
    join(source, 'main.ts'),
    `import ${JSON.stringify(join(import.meta.dirname, 'slider-floor.ts'))};`,
  );
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'baseline-widely-available' },
  });
  return {
    folder,
    remove: () => {
      for (const each of [source, folder]) rmSync(each, { recursive: true, force: true });
    },
  };
}

/** The live split's slider beside one written by hand on the same engine. */
export async function sliderFigures(): Promise<Figure[]> {
  const dist = mkdtempSync(join(tmpdir(), 'celebra-dist-'));
  const floor = await buildFloor();
  await build({ root: ROOT, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } });
  const sites = await Promise.all([serveFolder(floor.folder), serveFolder(dist)]);
  const browser = await launch();
  try {
    const hand: Drag[] = [];
    const ours: Drag[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      hand.push(await drag(browser, `${sites[0].origin}/`, 'li .bar'));
      ours.push(await drag(browser, `${sites[1].origin}/`, 'html[data-ready] input[type=range]'));
    }
    const latency = (drags: Drag[]) => median(drags.map((one) => one.latency));
    const ratio = latency(ours) / latency(hand);
    const total = (drags: Drag[], of: 'frames' | 'slow') => drags.reduce((sum, one) => sum + one[of], 0);
    const share = (drags: Drag[]) => (100 * total(drags, 'slow')) / total(drags, 'frames');
    return [
      { name: 'Slider by hand, from input to paint at 4×', value: latency(hand), unit: 'ms', ok: true },
      {
        name: 'Live split, from input to paint at 4×',
        value: latency(ours),
        unit: 'ms',
        floor: 'by hand',
        ratio,
        limit: RATIO_LIMIT,
        ok: ratio <= RATIO_LIMIT,
      },
      { name: 'Slider by hand, frames over 50 ms', value: share(hand), unit: '%', ok: true },
      {
        name: 'Live split, frames over 50 ms',
        value: share(ours),
        unit: '%',
        limit: SLOW_SHARE_LIMIT,
        ok: share(ours) < SLOW_SHARE_LIMIT,
      },
    ];
  } finally {
    await browser.close();
    await Promise.all(sites.map((site) => site.close()));
    floor.remove();
    rmSync(dist, { recursive: true, force: true });
  }
}
