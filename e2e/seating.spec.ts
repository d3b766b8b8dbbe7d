import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { waiting } from './faulty';
import { pngNamed } from './files';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  expectUsable,
  languagesOf,
  test,
  WIDTH_OF,
} from './fixtures';
import { findTableOf, foundTable, makeTableCode, openTableCode, tableOfEight } from './pages/seating-page';
import { beginPlan, newRow, saveRows } from './plan';
import { filled, TEXTS } from './texts';

const NAMES = [
  'Ana',
  'Bruno',
  'Íñigo',
  'Zoë',
  'María José',
  'Hugo',
  'Vera',
  'Sarah',
  'Conor',
  'Inés',
  'Leo',
  'Noa',
];

/** Creates twelve guests in six households of two. */
async function withGuests(page: Page, plan: string): Promise<string[]> {
  const households = Array.from({ length: 6 }, () => randomUUID());
  const guests = NAMES.map(() => randomUUID());
  await saveRows(page, plan, [
    ...households.map((id, i) => ({ table: 'households', id, version: 0, row: { name: `Casa ${i + 1}` } })),
    ...guests.map((id, i) => ({
      table: 'guests',
      id,
      version: 0,
      row: { name: NAMES[i], last_name: 'García Pérez', household_id: households[i >> 1] },
    })),
  ]);
  return guests;
}

for (const language of languagesOf('es')) {
  const { modules, seating } = TEXTS[language];
  const seated = (count: number, people = 12) => filled(seating.seated, { seated: count, people });

  test(`guests are seated by rules and by hand at ${WIDTH_OF[language]} px, in ${language}`, async ({
    page,
  }) => {
    const width = WIDTH_OF[language];
    await page.setViewportSize({ width, height: 900 });
    const plan = await beginPlan(page, language);
    const guests = await withGuests(page, plan);
    await page.goto(`/app/table-arrangement/${plan}`);

    // Adds two tables of eight with the keyboard.
    await expect(page.getByRole('heading', { level: 1, name: seating.empty.title })).toBeVisible();
    await expectUsable(page);
    await page.getByRole('textbox', { name: seating.empty.count }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(seated(0))).toBeVisible();
    const table = (number: number, taken: number) =>
      tableOfEight(page, language, filled(seating.tableName, { number }), taken);
    await expect(table(1, 0)).toBeVisible();

    // Seats a guest by choosing first the guest and then a table. Then the arrow keys move the table.
    await page.getByRole('button', { name: 'Ana García Pérez', exact: true }).click();
    await table(2, 0).focus();
    await page.keyboard.press('Enter');
    await expect(table(2, 1)).toBeVisible();
    await expect(page.getByText(seated(1))).toBeVisible();
    await expectNoOverflow(page);

    // Adds a rule: Ana and Bruno must not share a table.
    await page.getByRole('button', { name: seating.view.rules, exact: true }).click();
    await page.getByRole('button', { name: seating.rule.add }).click();
    await page.getByRole('combobox', { name: seating.rule.kind }).press('Enter');
    await page.getByRole('option', { name: seating.kind.apart, exact: true }).press('Enter');
    await expect(page.getByRole('combobox', { name: seating.rule.kind })).toBeFocused();
    const find = page.getByRole('combobox', { name: seating.rule.guests });
    await find.focus();
    for (const name of ['Ana', 'Bruno']) {
      await page.keyboard.type(name);
      await expect(page.getByRole('option', { name: `${name} García Pérez` })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(find).toBeFocused();
      await expect(find).toHaveValue('');
    }
    await page.getByRole('checkbox', { name: seating.rule.confidential }).check();
    await page.getByRole('textbox', { name: seating.rule.reason }).fill('Discutieron en Cádiz');
    await expectAccessible(page);
    await page.getByRole('button', { name: seating.rule.save }).click();
    await expect(page.getByText(seating.rule.asked)).toBeVisible();
    await expectNoOverflow(page);

    await page.getByRole('button', { name: seating.solve.again }).click();
    await expect(page.getByText(seated(12))).toBeVisible();
    await expect(page.getByText(seating.solve.kept)).toBeVisible();

    // The list view shows the same seats. Moving a guest there can be undone.
    await page.getByRole('button', { name: seating.view.list, exact: true }).click();
    await expectUsable(page);
    await page
      .getByRole('button', { name: seating.list.move.replace('{{name}}', 'Leo García Pérez') })
      .click();
    await page.getByRole('button', { name: seating.move.off }).click();
    await expect(page.getByText(seated(11))).toBeVisible();

    // The room view suggests how to seat the guest with the fewest moves.
    await page.getByRole('button', { name: seating.view.room, exact: true }).click();
    await page.getByRole('button', { name: seating.repair.seat_one }).click();
    await page
      .getByRole('button', {
        name: modules.suggestions.takeOne.replace('{{what}}', 'Leo García Pérez'),
      })
      .click();
    await expect(page.getByText(seated(12))).toBeVisible();

    // The printed plan has a version number, and the code at the door shows guests only their own table.
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('button', { name: seating.view.papers, exact: true }).click();
    await page.getByRole('button', { name: seating.paper.print, exact: true }).click();
    await expect(page.getByText(language === 'es' ? /Versión 1 · / : /Version 1 · /)).toBeVisible();
    await expectNoOverflow(page);
    await openTableCode(page, language);
    const code = await makeTableCode(page, language);
    await expectUsable(page);
    const door = await page.context().newPage();
    await door.setViewportSize({ width, height: 900 });
    await door.goto(code);
    await findTableOf(door, language, 'inigo garcia');
    await expect(foundTable(door, language)).toBeFocused();
    await expect(door.getByText('García')).toHaveCount(0);
    await expectNoOverflow(door);
    await door.close();

    // A late cancellation frees a seat. All other guests keep their seats, even after a reload.
    await saveRows(page, plan, [{ table: 'guests', id: guests[11] ?? '', version: 1, row: null }]);
    await page.getByRole('link', { name: seating.paper.back }).click();
    await page.reload();
    await expect(page.getByText(seated(11, 11))).toBeVisible();
  });
}

test('a floor plan is scaled by the distance between two points', async ({ page }) => {
  const { seating } = TEXTS.en;
  const plan = await beginPlan(page, 'en', {
    country: 'US',
    region: 'US-NY',
    city: 'New York',
    currency: 'USD',
  });
  await saveRows(page, plan, [
    newRow('seating_charts', { name: 'Dinner', width: 12, height: 12, length_unit: 'ft' }),
  ]);
  await page.goto(`/app/table-arrangement/${plan}`);
  await page.getByRole('button', { name: seating.floor.edit }).click();
  const stored = page.waitForResponse((answer) => answer.url().includes('/storage/v1/object/'));
  await page.getByLabel(seating.floor.choose).setInputFiles(pngNamed('Hall.png'));
  const picture = page.locator('svg image');
  await expect(picture).toHaveAttribute('width', '12');

  // The distance between the two points is half of the picture's width. It is entered as 30 feet.
  const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const share of [0.2, 0.7]) await page.mouse.click(x + width * share, y + height / 2);
  await page.getByRole('textbox', { name: seating.floor.distance }).fill('30');
  await page.keyboard.press('Enter');
  await expect(picture).toHaveAttribute('width', /^18\.[23]/);

  // The picture is stored on the device, so it isn't downloaded again.
  await expect(page.getByText('Hall.png')).toBeVisible();
  await stored;
  // Waits until all changes are sent. Otherwise the reloaded page would send them.
  await expect.poll(() => waiting(page)).toBe(0);
  await page.route('**/storage/v1/**', (route) => route.abort());
  await page.reload();
  await expect(picture).toHaveAttribute('width', /^18\.[23]/);
});
