import { expect, expectNoOverflow, expectUsable, languagesOf, test } from './fixtures';
import { factButton } from './pages/plan-page';
import { beginPlan, call, newRow, saveRows } from './plan';
import { TEXTS } from './texts';

const CURRENCY = { es: 'dólar estadounidense', en: 'US Dollar' };
/** The 1,200 € that are agreed, in dollars at a rate of 1.25. */
const AGREED = { es: /1\.?500/, en: /\$1,500/ };
const BUDGET = { es: /30\.000/, en: /\$30,000/ };
const SAME = { es: /24\.000\sUS\$/, en: /\$24,000/ };

for (const language of languagesOf('en'))
  test(`a plan’s conversion to another currency can be undone, in ${language}`, async ({ page }) => {
    const { budget, common } = TEXTS[language];
    await page.setViewportSize({ width: 375, height: 812 });
    const id = await beginPlan(page, language);
    const item = newRow('budget_items', {
      category: 'music',
      vendor_name: 'Banda',
      planned_amount: '1100.00',
      actual_amount: '1200.00',
      budget_payments: [
        {
          id: crypto.randomUUID(),
          kind: 'payment',
          amount: '300.00',
          due_date: '2127-01-01',
          paid_date: '2026-01-01',
          payer: null,
        },
      ],
    });
    const quote = newRow('vendor_quotes', { category: 'music', vendor_name: 'Banda', price: '1400.01' });
    await saveRows(page, id, [item, quote]);
    await page.goto(`/app/event-plan/${id}`);
    const edit = factButton(page, language, 'budget');
    const note = page.getByText(/1 EUR = 1[.,]25 USD/);
    const choose = async () => {
      await edit.click();
      const form = page.locator('[data-fact-form]');
      await form.getByRole('combobox').fill(CURRENCY[language]);
      await page.getByRole('option').first().click();
      await form.getByRole('button', { name: budget.currency.next }).click();
    };
    await choose();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectUsable(page);
    // Typing an amount and then leaving the dialog changes nothing.
    await dialog.getByRole('button', { name: budget.currency.leave.split('{{')[0] ?? '' }).click();
    await expect(dialog).toHaveCount(0);
    await page.locator('[data-fact-form]').getByRole('button', { name: common.cancel }).click();

    await choose();
    await dialog.getByRole('button', { name: budget.currency.convert.split('{{')[0] ?? '' }).click();
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('textbox').fill('0,8');
    await dialog.getByRole('textbox').fill(language === 'es' ? '1,25' : '1.25');
    await expect(dialog.getByText(BUDGET[language])).toBeVisible();
    await dialog.getByRole('button', { name: budget.currency.convert.split('{{')[0] ?? '' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(BUDGET[language]).first()).toBeVisible();
    await expect(note).toBeVisible();
    await expectNoOverflow(page);
    const agreedText = page.getByText(AGREED[language]).first();
    await expect(agreedText).toBeVisible();

    await page.getByRole('button', { name: common.undo }).click();
    await expect(note).toHaveCount(0);

    await choose();
    await dialog.getByRole('button', { name: budget.currency.same }).click();
    await expect(page.getByText(SAME[language]).first()).toBeVisible();
    await expect(note).toHaveCount(0);
    const ledger = await call<{ committed: number }[]>(page, 'budget_ledger', {
      plan_id: id,
      today: '2026-06-01',
    });
    expect(JSON.stringify(ledger)).toContain('1200');
  });
