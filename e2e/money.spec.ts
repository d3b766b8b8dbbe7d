import { expect, expectAccessible, expectNoOverflow, languagesOf, test } from './fixtures';
import { payButton, writeLine } from './pages/ledger-page';
import { beginPlan } from './plan';
import { TEXTS } from './texts';

const LINE = { es: 'Florista 1.250 el 3 de mayo', en: 'Florist 1.250 on 3 May' };
const LEFT = { es: /22\.750\s€/, en: /€22,750/ };
const AMOUNT = { es: '1000', en: '1000' };

for (const language of languagesOf('es'))
  test(`a couple can use the ledger by keyboard at phone width, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const id = await beginPlan(page, language);
    const { common, ledger } = TEXTS[language];
    await page.goto(`/app/budget-tracking/${id}`);
    await expect(page.getByRole('heading', { name: ledger.empty.title })).toBeVisible();
    await expectAccessible(page);

    await writeLine(page, LINE[language], language);
    await expect(page.getByText(LEFT[language]).first()).toBeVisible();
    const pay = payButton(page, language);
    await pay.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(ledger.row.settled)).toBeVisible();
    await page.getByRole('button', { name: common.undo }).click();
    await expect(pay).toBeVisible();
    await expectNoOverflow(page);

    // The address changes a moment after the view has changed, when the sheet is already open. The change of
    // the address must not scroll the page.
    const cash = page.getByRole('button', { name: ledger.view.cash });
    await cash.scrollIntoViewIfNeeded();
    const place = await cash.evaluate(
      (tab: HTMLElement, add) =>
        new Promise<number>((resolve) => {
          const opening = new MutationObserver(() => {
            if (!document.querySelector('[role=dialog]')) return;
            opening.disconnect();
            resolve(window.scrollY);
          });
          opening.observe(document.body, { childList: true, subtree: true });
          tab.click();
          requestAnimationFrame(() =>
            [...document.querySelectorAll('button')].find(({ textContent }) => textContent === add)?.click(),
          );
        }),
      ledger.cash.inAdd,
    );
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await sheet.getByLabel(ledger.contribution.who).fill('Abuela');
    await expect(page).toHaveURL(/view=cash/);
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    await expect(sheet.getByLabel(ledger.contribution.who)).toHaveValue('Abuela');
    await sheet.getByLabel(ledger.contribution.amount).fill(AMOUNT[language]);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: ledger.form.save }).click();
    await expect(page.getByText(ledger.cash.liftTitle)).toBeVisible();
    await expectNoOverflow(page);

    await page.reload();
    await expect(page.getByText('Abuela')).toBeVisible();
    await page.getByRole('button', { name: ledger.view.items }).click();
    await page.getByRole('button', { name: /^(Editar|Edit) Flor/ }).click();
    await expect(page.getByRole('dialog').getByLabel(ledger.form.agreed)).toHaveValue(/^1[.,]250$/);
    await expectAccessible(page);
  });

test.describe('for a reader in Mexico', () => {
  test.use({ locale: 'es-MX' });
  test('a user in Mexico enters and sees amounts in the Mexican format', async ({ page }) => {
    const id = await beginPlan(page, 'es', { country: 'MX', currency: 'MXN' });
    const { ledger } = TEXTS.es;
    await page.goto(`/app/budget-tracking/${id}`);
    await writeLine(page, 'Florista 1,250 el 3 de mayo');
    await expect(page.getByText('$22,750').first()).toBeVisible();
    await page.getByRole('button', { name: /^Editar Florista/ }).click();
    await expect(page.getByRole('dialog').getByLabel(ledger.form.agreed)).toHaveValue('1,250');
  });
});
