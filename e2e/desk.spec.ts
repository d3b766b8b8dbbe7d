import { randomUUID } from 'node:crypto';
import { addDays } from '../src/domain/calendar';
import { desk } from '../src/locales/en/desk';
import { newAccount, secretKey, upgrade } from './account';
import { expect, test } from './fixtures';
import { payButton } from './pages/ledger-page';
import { newRow, saveRows, WEDDING_ROW } from './plan';
import { TEXTS } from './texts';

const { overview } = TEXTS.en;
const EVENTS = 50;
const LATE = 12;

test('paying a late payment keeps the scroll position of the list of fifty events', async ({
  page,
  baseURL,
}) => {
  await newAccount(page, 'en');
  await upgrade(page, baseURL ?? '', secretKey(), 'enterprise');
  const today = new Date().toISOString().slice(0, 10);
  await Promise.all(
    Array.from({ length: EVENTS }, (_, n) => {
      const id = randomUUID();
      const row = { ...WEDDING_ROW, name: `Event ${n + 1}`, event_date: addDays(today, 200 + n) };
      const item = { category: 'music', vendor_name: `DJ ${n + 1}`, planned_amount: 500, actual_amount: 500 };
      return saveRows(page, id, [
        { table: 'event_plans', id, version: 0, row },
        ...(n < LATE ? [newRow('budget_items', { ...item, payment_date: addDays(today, -9) })] : []),
      ]);
    }),
  );

  await page.goto('/app');
  const list = page.getByRole('region', { name: overview.attention });
  const rows = list.getByRole('listitem');
  await list.getByRole('button', { name: /^Show \d+ more$/ }).click();
  await expect(rows.nth(LATE)).toBeVisible();
  await expect(page).toHaveURL(/\/app\?more=1$/);
  await expect(rows.first()).toContainText('Event 1');
  await expect(rows.first()).toContainText('€500 is overdue');
  const mend = rows.first().getByRole('link', { name: desk.mend.overdue });
  const scrolled = await mend.evaluate((link) => {
    window.scrollBy(0, link.getBoundingClientRect().top - window.innerHeight / 2);
    return window.scrollY;
  });
  expect(scrolled).toBeGreaterThan(0);
  await mend.click();

  await expect(page).toHaveURL(/\/budget-tracking\/.*show=overdue/);
  await payButton(page, 'en').click();
  // The text exists twice: once visible and once for screen readers.
  await expect(page.getByText('€500 to DJ 1 marked as paid').first()).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/app\?more=1$/);
  await expect(rows.first()).toContainText('Event 2');
  await expect(list.getByText('DJ 1')).toHaveCount(0);
  await expect(rows.nth(LATE)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});
