import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { DEMO_PLAN } from '../../src/lib/demo';
import { modules } from '../../src/locales/es/modules';
import { seating } from '../../src/locales/es/seating';
import { launch, median, throttle } from './browse';
import type { Figure } from './figure';
import { frames } from './frames';
import { quiet } from './probes';
import { HAND_ROOM } from './seating-floor';
import { serveFolder } from './static-server';

const ROOT = join(import.meta.dirname, '../..');
const MOVES = 60;
/**
 * Limits of the drag: `RATIO_LIMIT` relative to the hand-written room, `SLOW_LIMIT` as a percentage of
 * frames.
 */
const RATIO_LIMIT = 2;
const SLOW_LIMIT = 1;
/** Size of the picture in pixels: a photograph of twelve megapixels. */
const PICTURE = { width: 4000, height: 3000 };

const TABLE = '[data-thing]';

/** Draws a picture as detailed as a photograph, so that showing it costs as much. */
async function photograph(page: Page): Promise<Buffer> {
  const url = await page.evaluate(({ width, height }) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d');
    for (let i = 0; context && i < 4_000; i += 1) {
      context.fillStyle = `hsl(${(i * 37) % 360} 40% 70%)`;
      context.fillRect((i * 997) % width, (i * 661) % height, 40 + (i % 200), 30 + (i % 150));
    }
    return canvas.toDataURL('image/jpeg', 0.9);
  }, PICTURE);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** Milliseconds from each move of the pointer to the frame in which the table has moved. */
const dragged = (page: Page): Promise<number[]> =>
  page
    .locator(TABLE)
    .nth(44)
    .evaluate(async (table, moves) => {
      const box = table.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const svg = table.closest('svg') as SVGSVGElement;
      svg.setPointerCapture = () => undefined;
      const send = (type: string, dx: number, target: Element) =>
        target.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            pointerId: 1,
            button: 0,
            clientX: x + dx,
            clientY: y + dx / 3,
            altKey: false,
          }),
        );
      send('pointerdown', 0, table);
      const times: number[] = [];
      for (let move = 1; move <= moves + 20; move += 1) {
        const before = table.getAttribute('transform');
        const began = performance.now();
        send('pointermove', 20 + move * 3, svg);
        await new Promise<void>((resolve) => {
          const look = () => {
            if (table.getAttribute('transform') === before && performance.now() - began < 2_000)
              return requestAnimationFrame(look);
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve();
            return port2.postMessage(null);
          };
          requestAnimationFrame(look);
        });
        times.push(performance.now() - began);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      send('pointercancel', 0, svg);
      // The first moves aren't counted, because code is still being compiled.
      return times.slice(20);
    }, MOVES);

/** Measures dragging one of a hundred tables with ten seats each, over a photograph of the venue. */
export async function* dragFigures(): AsyncGenerator<Figure> {
  const dist = mkdtempSync(join(tmpdir(), 'celebra-dist-'));
  await build({ root: ROOT, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } });
  const site = await serveFolder(dist);
  const browser = await launch();
  try {
    const context = await browser.newContext({
      baseURL: site.origin,
      locale: 'es-ES',
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto(`/demo/table-arrangement/${DEMO_PLAN}`);
    await page.getByRole('button', { name: modules.more, exact: true }).click();
    await page.getByRole('menuitem', { name: seating.chart.add }).click();
    await page.getByRole('combobox', { name: seating.empty.size }).click();
    await page
      .getByRole('option', { name: /180 cm \(10/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: seating.empty.count }).fill('100');
    await page.getByRole('button', { name: seating.empty.make }).click();
    await page.locator(TABLE).nth(99).waitFor();
    const picture = await photograph(page);
    await page.getByRole('button', { name: seating.floor.edit }).click();
    const file = { name: 'Plano.jpg', mimeType: 'image/jpeg', buffer: picture };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator('svg image').waitFor();
    await page.getByRole('button', { name: seating.floor.edit }).click();
    for (let step = 0; step < 2; step += 1)
      await page.getByRole('button', { name: seating.plan.zoomIn }).click();
    await page.locator('[data-seat]').nth(999).waitFor({ state: 'attached' });
    await quiet(page);
    await throttle(page, false);
    const ours = median(await dragged(page));
    const slow = await frames(page, page.locator(TABLE).nth(44), true);

    const hand = await context.newPage();
    await hand.route('**/hand', (route) =>
      route.fulfill({ contentType: 'text/html', body: HAND_ROOM(picture.toString('base64')) }),
    );
    await hand.goto('/hand');
    await quiet(hand);
    await throttle(hand, false);
    const theirs = median(await dragged(hand));
    const slowByHand = await frames(hand, hand.locator(TABLE).nth(44), true);
    const ratio = ours / theirs;
    const name = 'a table dragged over a photograph, 100 tables, 1,000 seats, CPU 4 x';
    yield {
      name,
      value: ours,
      unit: 'ms',
      floor: 'by hand',
      ratio,
      limit: RATIO_LIMIT,
      ok: ratio <= RATIO_LIMIT,
    };
    yield {
      name: 'slow frames of that drag',
      value: slow,
      unit: '%',
      floor: `${slowByHand.toPrecision(2)} by hand`,
      limit: SLOW_LIMIT,
      ok: slow <= SLOW_LIMIT,
    };
  } finally {
    await browser.close();
    await site.close();
    rmSync(dist, { recursive: true, force: true });
  }
}
