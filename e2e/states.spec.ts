import type { Page } from '@playwright/test';
import { newAccount } from './account';
import { firstRows, inDays } from './faulty';
import { expect, expectUsable, test } from './fixtures';
import { openModule } from './module-saves';
import { openHousehold } from './pages/guests-page';
import { itemButton } from './pages/ledger-page';
import { chooseMore } from './pages/menus';
import { newPlan, newRow, saveRows } from './plan';
import { filled, like, TEXTS } from './texts';

/**
 * Checks states that small-screens.spec can't open, because they have no address: empty pages, and elements
 * that open with a press. One visit opens module after module without a reload.
 */
const { guests, ledger, modules, seating, tasks, timeline, vendors } = TEXTS.es;

test.use({ locale: 'es-ES', viewport: { width: 375, height: 812 } });
test.beforeEach(async ({ page }) => {
  await newAccount(page, 'es');
});

const look = async (page: Page) => {
  await expectUsable(page);
};
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();
const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible();
const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('every module of an empty plan is accessible', async ({ page }) => {
  const plan = await newPlan(page, { event_date: inDays(42) });
  await page.goto(`/app/budget-tracking/${plan}`);
  await heading(page, ledger.empty.title);
  await look(page);
  await openModule(page, 'tasks');
  await heading(page, tasks.squeeze.title);
  await look(page);
  await press(page, tasks.offer.own);
  await page.getByLabel(tasks.form.name).fill('Avisar a la tía Begoña');
  await look(page);
  await press(page, tasks.form.create);
  await openModule(page, 'timeline');
  await press(page, timeline.view.day);
  await heading(page, timeline.offer.dayTitle);
  await look(page);
  await openModule(page, 'guests');
  await heading(page, guests.empty.title);
  await look(page);
  await openModule(page, 'tables');
  await heading(page, seating.empty.title);
  await look(page);
  await openModule(page, 'vendors');
  await press(page, vendors.find.open);
  await expect(page.getByRole('dialog').getByText(vendors.find.example)).toBeVisible();
  await look(page);
});

test('menus, sheets and dialogs of a plan are accessible', async ({ page }) => {
  const day = inDays(300);
  const plan = await newPlan(page, { event_date: day });
  const quote = (vendor_name: string, price: string) =>
    newRow('vendor_quotes', { category: 'venue', vendor_name, price, basis: 'event', deposit_rate: 30 });
  await saveRows(page, plan, [...firstRows(day), quote('Hacienda', '9000.00'), quote('Cortijo', '12000.00')]);

  await page.goto(`/app/budget-tracking/${plan}`);
  await itemButton(page, 'es', 'Orquesta').click();
  await expect(page.getByRole('dialog').getByLabel(ledger.form.agreed)).toBeVisible();
  await look(page);
  await close(page);
  await openModule(page, 'timeline');
  await press(page, timeline.view.day);
  await press(page, timeline.rows.edit);
  await expect(page.getByText(timeline.checks.fine).filter({ visible: true })).toBeVisible();
  await look(page);
  await openModule(page, 'guests');
  await openHousehold(page, 'Casa Ríos');
  await expect(page.getByRole('textbox', { name: guests.household.name })).toBeVisible();
  await look(page);
  await close(page);
  await openModule(page, 'tables');
  await press(page, seating.view.list);
  await heading(page, 'Mesa 1');
  await look(page);
  await press(page, seating.view.rules);
  await press(page, seating.rule.add);
  await expect(page.getByRole('combobox', { name: seating.rule.kind })).toBeVisible();
  await look(page);
  await close(page);

  await openModule(page, 'vendors');
  await expect(page.getByRole('region', { name: vendors.ranking.title }).getByRole('listitem')).toHaveCount(
    2,
  );
  await look(page);
  await press(page, filled(vendors.booking.title, { name: 'Hacienda' }));
  await expect(page.getByRole('dialog').getByRole('button', { name: vendors.booking.confirm })).toBeVisible();
  await look(page);
  await close(page);
  await press(page, like(vendors.ask.open_other));
  await expect(page.getByRole('dialog').getByLabel(modules.message.label)).not.toHaveValue('');
  await look(page);
  await close(page);
  await press(page, vendors.view.list);
  await look(page);
  await chooseMore(page, 'es', vendors.book.open);
  await heading(page, vendors.book.title);
  await look(page);
});
