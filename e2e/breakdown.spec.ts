import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { analytics as analyticsEn } from '../src/locales/en/analytics';
import { breakdown as en } from '../src/locales/en/breakdown';
import { analytics as analyticsEs } from '../src/locales/es/analytics';
import { breakdown as es } from '../src/locales/es/breakdown';
import { newAccount } from './account';
import {
  ALSO_PROVEN,
  expect,
  expectAccessible,
  expectNoOverflow,
  expectUsable,
  languagesOf,
  test,
} from './fixtures';
import { savedBy } from './pages/files';
import { chooseMore } from './pages/menus';
import { newPlan, newRow, saveRows } from './plan';
import { TEXTS } from './texts';

const WORDS = { en, es };
const ANALYTICS = { en: analyticsEn, es: analyticsEs };
const SUM = { es: /3\.210\s€/, en: /€3,210/ };
const MOVED = { es: /^\+3\.210\s€/, en: /^\+€3,210/ };
/** Width of the printed page in CSS pixels, without margins of half an inch: A4 and Letter. */
const PAPER = [698, 720];

async function planWithItems(page: Page): Promise<string> {
  const plan_id = await newPlan(page);
  const item = (vendor_name: string, category: string, rest: object) =>
    newRow('budget_items', { vendor_name, category, ...rest });
  await saveRows(page, plan_id, [
    item('Hacienda Íñigo', 'venue', { planned_amount: 2000, actual_amount: 2100 }),
    item('=Flores', 'decorations', { planned_amount: 1110 }),
  ]);
  return plan_id;
}

// Without a connection, the browser logs an error for each request that the page makes when idle.
test.use({ allowedErrors: /net::ERR_INTERNET_DISCONNECTED/ });

// Steps are also covered by breakdown-page.test and analytics-page.test. Only the journey below checks the
// printed page.
for (const language of languagesOf('es'))
  test(`the breakdown shows how the budget is divided, in ${language}`, ALSO_PROVEN, async ({ page }) => {
    await newAccount(page, language);
    const plan_id = await planWithItems(page);
    const { common, modules } = TEXTS[language];
    const { measure, by, view, table, moves, rows } = WORDS[language];
    const venue = common.category.venue;

    await page.goto(`/app/budget-breakdown/${plan_id}`);
    await expect(page.getByText(SUM[language]).first()).toBeVisible();
    await expectAccessible(page);

    // Goes from the chart to the rows, to the item and back, using only the keyboard.
    const cell = page.getByRole('link', { name: new RegExp(`^${venue} `) });
    await cell.focus();
    await page.keyboard.press('ArrowRight');
    await expect(cell).not.toBeFocused();
    await page.keyboard.press('Home');
    await expect(cell).toBeFocused();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText('Hacienda Íñigo')).toBeVisible();
    await expect(page).toHaveURL(/category=venue/);
    await expectAccessible(page);
    await sheet.getByRole('link', { name: /Hacienda/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/budget-tracking.*category=venue.*q=Hacienda/);
    await expect(page.getByRole('button', { name: /Hacienda/ }).first()).toBeVisible();
    await page.goBack();
    await expect(sheet.getByText(rows.toTracking)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();

    await page.getByRole('button', { name: new RegExp(`^${measure.committed}`) }).click();
    await page.getByRole('button', { name: by.item }).click();
    await expect(page.getByRole('link', { name: /Hacienda Íñigo/ })).toBeVisible();
    await expectAccessible(page);

    const file = await savedBy(page, () => chooseMore(page, language, modules.csv));
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\ufeff')).toBe(true);
    expect(text).toContain('Hacienda Íñigo');
    expect(text).toContain(`"'=Flores"`);

    await page.getByRole('button', { name: view.guests }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: new RegExp(`^${measure.expected}`) }).click();
    await page.getByRole('button', { name: view.moves }).click();
    await expect(page.getByText(MOVED[language]).first()).toBeVisible();
    await expect(page).toHaveURL(/view=moves/);
    await page.getByRole('button', { name: new RegExp(venue) }).click();
    await expect(sheet.getByText('Hacienda Íñigo')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 375, height: 812 });
    await page.getByRole('button', { name: moves.start0 }).click();
    await expectUsable(page);
    await page.getByRole('button', { name: view.picture }).click();
    await page.getByRole('button', { name: by.category }).click();
    await expect(page.getByText(table.caption)).toBeVisible();
    await expectNoOverflow(page);

    // A figure in the analytics links to its rows. Going back keeps the filter.
    const { money, scope, events } = ANALYTICS[language];
    await page.goto(`/app/analytics?plan=${plan_id}`);
    const figure = page.getByRole('link', { name: new RegExp(`^${money.committed}, ${money.amount}: `) });
    await expect(figure).toHaveText(/2[.,]100/);
    await expectUsable(page);
    await figure.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/budget-breakdown.*measure=committed/);
    await expect(page.getByRole('link', { name: /Hacienda Íñigo/ })).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: scope.all }).click();
    await page.getByRole('link', { name: venue, exact: true }).click();
    await expect(page).toHaveURL(/view=all.*category=venue/);
    await page.getByRole('region', { name: events.title }).getByRole('link').click();
    await expect(page).toHaveURL(/budget-tracking.*category=venue/);
    await expect(page.getByRole('button', { name: /Hacienda/ }).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/view=all.*category=venue/);
    await expectNoOverflow(page);
    // Without a connection, pages that were opened earlier still show their figures.
    await page.context().setOffline(true);
    await page.getByRole('button', { name: scope.event }).click();
    await expect(figure).toHaveText(/2[.,]100/);
    await page.getByRole('button', { name: scope.all }).click();
    await expect(page.getByRole('region', { name: events.title }).getByRole('link')).toBeVisible();
  });

test('a printed breakdown fits on A4 and on Letter', async ({ page }) => {
  await newAccount(page, 'es');
  await page.goto(`/app/budget-breakdown/${await planWithItems(page)}`);
  await page.emulateMedia({ media: 'print' });
  for (const width of PAPER) {
    await page.setViewportSize({ width, height: 1000 });
    await expect(page.getByRole('columnheader', { name: WORDS.es.measure.suggested })).toBeVisible();
    await expectNoOverflow(page);
  }
});
