import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, languagesOf, test } from './fixtures';
import { expectEndedCode, findTableOf, foundTable, makeTableCode, tableOfEight } from './pages/seating-page';
import { beginPlan, newRow, saveRows } from './plan';
import { TEXTS } from './texts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Simulates fingers on the screen through the browser's debugging protocol. */
async function fingersOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    });
  /**
   * Touches the screen with one finger per path, waits `rest` milliseconds, then moves each finger along its
   * path.
   */
  return async (ways: readonly (readonly [from: Point, to: Point])[], rest = 0) => {
    await send(
      'touchStart',
      ways.map(([from]) => from),
    );
    await page.waitForTimeout(rest);
    for (let step = 1; step <= 8; step += 1)
      await send(
        'touchMove',
        ways.map(([from, to]) => ({
          x: from.x + ((to.x - from.x) * step) / 8,
          y: from.y + ((to.y - from.y) * step) / 8,
        })),
      );
    await send('touchEnd', []);
  };
}

async function middle(place: Locator): Promise<Point> {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Creates a room with two tables of eight, and two guests without a seat. Returns a row that seats the first
 * guest.
 */
async function withRoom(page: Page, plan: string): Promise<object> {
  const household = newRow('households', { name: 'Casa Núñez' });
  const chart = newRow('seating_charts', { name: 'Cena', width: 10, height: 8 });
  const guest = (name: string) =>
    newRow('guests', { name, last_name: 'Núñez Gil', household_id: household.id });
  const size = { shape: 'round', seats: 8, width: 1.5, height: 1.5 };
  const table = (name: string, x: number) =>
    newRow('seating_tables', { chart_id: chart.id, name, ...size, x, y: 4 });
  const [who, where] = [guest('Íñigo'), table('Mesa 1', 3)];
  await saveRows(page, plan, [household, who, guest('Zoë'), chart, where, table('Mesa 2', 7)]);
  return { chart_id: chart.id, table_id: where.id, guest_id: who.id, person: 0, seat: 0 };
}

for (const language of languagesOf('en'))
  test(`a guest can be seated with the mouse by dragging or by clicking, in ${language}`, async ({
    page,
  }) => {
    const plan = await beginPlan(page, language);
    await withRoom(page, plan);
    await page.goto(`/app/table-arrangement/${plan}`);
    const [guest, other] = ['Íñigo', 'Zoë'].map((name) =>
      page.getByRole('button', { name: `${name} Núñez Gil`, exact: true }),
    );
    if (!guest || !other) throw new Error('nobody is without a seat');
    const from = await middle(guest);
    const to = await middle(tableOfEight(page, language, 'Mesa 2', 0));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    // The first movement already takes the pointer out of the list.
    await page.mouse.move(to.x, to.y, { steps: 2 });
    await page.mouse.up();
    await expect(tableOfEight(page, language, 'Mesa 2', 1)).toBeVisible();
    await expect(guest).toHaveCount(0);
    await other.click();
    await expect(other).toHaveAttribute('aria-pressed', 'true');
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  for (const language of languagesOf('es'))
    test(`a person can move and zoom the room and seat guests by touch, in ${language}`, async ({ page }) => {
      const plan = await beginPlan(page, language);
      await withRoom(page, plan);
      await page.goto(`/app/table-arrangement/${plan}`);
      const touch = await fingersOf(page);
      const room = page.locator('svg', { has: page.locator('[data-thing]') });
      const table = (name: string, taken: number) => tableOfEight(page, language, name, taken);
      await expect(table('Mesa 1', 0)).toBeVisible();
      // Scrolls until the first guest of the list and the room are both visible.
      await room.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const scrolled = await page.evaluate(() => scrollY);

      // Dragging a guest from the list to a table seats the guest.
      const guest = page.getByRole('button', { name: 'Íñigo Núñez Gil', exact: true });
      await touch([[await middle(guest), await middle(table('Mesa 1', 0))]], 450);
      await expect(table('Mesa 1', 1)).toBeVisible();
      await expect(guest).toHaveCount(0);

      // Dragging a guest from a seat moves the guest to the other table.
      const seat = page.locator('[data-person]');
      await touch([[await middle(seat), await middle(table('Mesa 2', 0))]], 450);
      await expect(table('Mesa 2', 1)).toBeVisible();

      // A table can be dragged after a long press. Without the long press, dragging moves the whole room.
      const first = page.locator('[data-thing]').filter({ hasText: 'Mesa 1' });
      const stood = await first.getAttribute('transform');
      const from = await middle(table('Mesa 1', 0));
      const away = { x: from.x, y: from.y + 60 };
      const shown = await room.getAttribute('viewBox');
      await touch([[from, away]]);
      await expect(room).not.toHaveAttribute('viewBox', shown ?? '');
      await expect(first).toHaveAttribute('transform', stood ?? '');
      await touch([[away, from]], 450);
      await expect(first).not.toHaveAttribute('transform', stood ?? '');

      // Two fingers zoom the room.
      const width = async () => Number((await room.getAttribute('viewBox'))?.split(' ')[2]);
      const before = await width();
      const { x, y } = await middle(room);
      await touch([
        [
          { x: x - 30, y },
          { x: x - 90, y },
        ],
        [
          { x: x + 30, y },
          { x: x + 90, y },
        ],
      ]);
      await expect.poll(width).toBeCloseTo(before / 3, 0);
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    });
});

for (const language of languagesOf('es'))
  test(`a guest’s phone shows the table offline until the code is revoked, in ${language}`, async ({
    page,
    browser,
  }) => {
    const { findtable, seating } = TEXTS[language];
    const plan = await beginPlan(page, language);
    await saveRows(page, plan, [newRow('seat_assignments', await withRoom(page, plan))]);
    await page.goto(`/app/table-arrangement/${plan}?view=papers&paper=code`);
    const code = await makeTableCode(page, language);

    const phone = await browser.newContext({
      viewport: { width: 375, height: 812 },
      serviceWorkers: 'allow',
      colorScheme: 'dark',
    });
    const guest = await phone.newPage();
    await guest.goto(code);
    for (const wrong of ['Núñez', 'Zoë Pérez']) {
      await findTableOf(guest, language, wrong);
      await expect(guest.getByRole('button', { name: findtable.find })).toBeEnabled();
      await expect(guest.getByText(findtable.none)).toBeVisible();
    }
    await findTableOf(guest, language, '  inigo   NUNEZ ');
    const found = foundTable(guest, language);
    await expect(found).toContainText('Mesa 1');
    await expectAccessible(guest);

    await guest.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await phone.setOffline(true);
    await guest.reload();
    await expect(guest.getByText(findtable.kept)).toBeVisible();
    await expect(found).toContainText('Mesa 1');
    await phone.setOffline(false);

    await page.getByRole('button', { name: seating.code.revoke }).click();
    await expect(page.getByText(seating.code.revoked, { exact: true })).toBeVisible();
    await guest.reload();
    await expectEndedCode(guest, language);
    await phone.setOffline(true);
    await guest.reload();
    await expect(guest.getByRole('button', { name: TEXTS[language].common.tryAgain })).toBeVisible();
    await expect(found).toHaveCount(0);
    await phone.close();
  });
