import type { Page } from '@playwright/test';
import type { Figure } from './figure';
import { GUESTS, imported, openedCold } from './guests';
import { browserOf, newPlan, type Person, type Stage } from './together-stage';

const READY_MS = 600_000;

/** Records frames until the returned function is called. Returns the longest time without a frame, in milliseconds. */
async function watchFrames(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const found = { longest: 0, going: true };
    let last = performance.now();
    const tick = (now: number) => {
      found.longest = Math.max(found.longest, now - last);
      last = now;
      if (found.going) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(window, { found });
  });
  return () =>
    page.evaluate(() => {
      const { found } = window as Window & { found?: { longest: number; going: boolean } };
      if (!found) return Number.NaN;
      found.going = false;
      return found.longest;
    });
}

/** Measures a browser that shows the list while another browser imports many guests. */
export async function* importFigures(stage: Stage, people: readonly [Person, Person]): AsyncIterable<Figure> {
  const plan = await newPlan(stage, ...people);
  const [importer, looker, opener] = await Promise.all(
    [people[0], people[1], people[1]].map(async (one) => (await browserOf(stage, one)).newPage()),
  );
  if (!importer || !looker || !opener) throw new Error('three browsers');
  await looker.goto(`/app/guest-list/${plan}`);
  await looker.getByRole('heading', { level: 1 }).waitFor();
  const longest = await watchFrames(looker);
  await imported(importer, plan);
  const said = new Intl.NumberFormat('es-ES', { useGrouping: 'always' } as never).format(GUESTS);
  await looker.getByText(said).first().waitFor({ timeout: READY_MS });
  const value = await longest();
  const { seconds } = await openedCold(opener, plan);
  const ratio = value / (seconds * 1000);
  yield {
    name: `${GUESTS} guests imported elsewhere: the longest frame here`,
    value,
    unit: 'ms',
    floor: `opening that list (${(seconds * 1000).toFixed(0)} ms)`,
    ratio,
    limit: 1,
    ok: ratio <= 1,
  };
  for (const page of [importer, looker, opener]) await page.context().close();
}
