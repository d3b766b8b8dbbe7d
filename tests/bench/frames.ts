import type { Locator, Page } from '@playwright/test';

const MOVES = 120;
/** Duration in milliseconds from which browsers call a frame long. */
const LONG_FRAME = 50;

/**
 * Moves the pointer to the right and back; drags the card along if `withCard` is set. Returns the percentage
 * of long frames.
 */
export async function frames(page: Page, card: Locator, withCard: boolean): Promise<number> {
  const box = await card.boundingBox();
  if (!box) throw new Error('No card to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  if (withCard) await page.mouse.down();
  // The first moves aren't measured, because code is still being compiled.
  for (let move = 1; move <= 20; move += 1) await page.mouse.move(x + move, y);
  await page.evaluate((long) => {
    const found = { frames: 0, slow: 0, going: true };
    let last = performance.now();
    const tick = (now: number) => {
      found.frames += 1;
      if (now - last > long) found.slow += 1;
      last = now;
      if (found.going) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(window, { found });
  }, LONG_FRAME);
  for (let move = 0; move <= MOVES; move += 1) {
    const way = Math.sin((move / MOVES) * Math.PI);
    await page.mouse.move(x + 20 + way * 700, y + way * 120);
  }
  const share = await page.evaluate(() => {
    const { found } = window as Window & { found?: { frames: number; slow: number; going: boolean } };
    if (!found) return Number.NaN;
    found.going = false;
    return (100 * found.slow) / found.frames;
  });
  if (withCard) {
    await page.keyboard.press('Escape');
    await page.mouse.up();
  }
  return share;
}
