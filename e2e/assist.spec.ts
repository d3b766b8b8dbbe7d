import { ALSO_PROVEN, expect, expectAccessible, expectUsable, languagesOf, test, WIDTH_OF } from './fixtures';
import { beginPlan } from './plan';
import { TEXTS } from './texts';

const DAY = {
  es: 'A las 18:00 la ceremonia, a las 19:30 el cóctel y a las 21:00 la cena.',
  en: 'At 18:00 the ceremony, at 19:30 cocktails and at 21:00 dinner.',
};
const MESSAGE = `Hola: el precio es de 1.800 €, IVA incluido (21 %).
Para reservar pedimos una señal del 30 %.`;

for (const language of languagesOf('es')) {
  const { assist, common, suggestions, vendors } = TEXTS[language];

  // Also covered by the assistant's page tests and quote-message.test.
  test(
    `with the owner’s consent, the assistant turns pasted text into suggestions, in ${language}`,
    ALSO_PROVEN,
    async ({ page }) => {
      await page.setViewportSize({ width: WIDTH_OF[language], height: 900 });
      const plan = await beginPlan(page, language, { event_date: '2027-06-12' });
      await page.goto(`/app/event-timeline/${plan}?view=day`);
      const press = page.getByRole('button', { name: assist.open });
      await press.click();
      const sheet = page.getByRole('dialog', { name: assist.title });
      await expectAccessible(page);
      await sheet.getByRole('button', { name: assist.consent.give }).click();

      // After the owner's consent, the assistant lists the requests that it can handle. The request chosen
      // here asks the person for a text.
      await sheet.getByRole('button', { name: assist.start.day }).click();
      await sheet.getByLabel(assist.given.label).fill(DAY[language]);
      await sheet.getByRole('button', { name: assist.ask }).click();
      const accepts = sheet.getByRole('button', { name: new RegExp(`^${suggestions.accept}: `) });
      await expect(accepts).toHaveCount(3);
      await expect(sheet.getByText(assist.scripted)).toBeVisible();
      await expectUsable(page);
      await accepts.first().click();
      await accepts.first().click();
      await expect(accepts).toHaveCount(1);
      await page.getByRole('button', { name: common.undo, includeHidden: true }).click();
      await expect(accepts).toHaveCount(2);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(press).toBeFocused();
      await expect(page.locator('#day-rows')).toContainText('1');

      // The conversation is kept after a reload. The command palette opens the conversation, too.
      await page.reload();
      await expect(press).toBeVisible();
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('dialog').getByRole('combobox').fill(assist.title);
      await page.getByRole('option', { name: assist.open }).click();
      await expect(sheet.getByText(DAY[language])).toBeVisible();
      await expect(accepts).toHaveCount(2);
      await page.keyboard.press('Escape');

      // The assistant copies a vendor’s message into the fields of the quote.
      await page.goto(`/app/vendor-comparison/music?plan=${plan}`);
      await page.getByRole('button', { name: vendors.empty.add }).click();
      const quote = page.getByRole('dialog').first();
      await quote.getByLabel(vendors.field.vendor_name, { exact: true }).fill('DJ Manu');
      await quote.getByLabel(vendors.paste.label).fill(MESSAGE);
      await quote.getByRole('button', { name: assist.open }).click();
      await sheet.getByLabel(assist.question).fill(assist.start.quote);
      await sheet.getByRole('button', { name: assist.ask }).click();
      await sheet.getByRole('button', { name: assist.quote.take }).click();
      await expect(sheet).toBeHidden();
      await expect(quote.getByLabel(vendors.field.price, { exact: true })).toHaveValue(/1[.,]?800/);
      await expect(quote.getByLabel(vendors.field.deposit_rate, { exact: true })).toHaveValue('30');
    },
  );
}
