import { ALSO_PROVEN, expect, expectUsable, languagesOf, setLanguage, test, WIDTH_OF } from './fixtures';
import { beginPlan } from './plan';
import { TEXTS } from './texts';

for (const language of languagesOf('es')) {
  const { guests } = TEXTS[language];

  test.describe(`imports, in ${language}`, () => {
    test.use({ allowedErrors: /import_guests|ERR_FAILED/ });
    test.beforeEach(({ page }) => setLanguage(page, language));

    // Also covered by import-outcome.test, which leaves the page while the list is waiting.
    test('a new tab continues the import of a closed tab', ALSO_PROVEN, async ({ page, context }) => {
      await page.setViewportSize({ width: WIDTH_OF[language], height: 812 });
      const plan = await beginPlan(page, language);
      await context.route('**/rpc/import_guests', (route) => route.abort());
      await page.goto(`/app/guest-list/${plan}`);
      await page.getByRole('button', { name: guests.import.start }).click();
      await page
        .getByRole('textbox', { name: guests.import.paste })
        .fill('Nombre\tApellidos\nJosé\tGarcía\nEva\tRuiz\n');
      await page.getByRole('button', { name: guests.import.look }).click();
      await page
        .getByRole('button', {
          name: guests.import.store_other.replace('{{count, number}}', '2'),
          exact: true,
        })
        .click();
      await expect(page.getByText(guests.import.failure.waits)).toBeVisible();
      await expectUsable(page);
      if (process.env.PICTURES)
        await page.screenshot({ path: `${process.env.PICTURES}/waits-${language}.png` });
      await page.close();

      const next = await context.newPage();
      await setLanguage(next, language);
      await next.setViewportSize({ width: WIDTH_OF[language], height: 812 });
      await next.goto(`/app/guest-list/${plan}`);
      const told = guests.import.unfinished
        .replace('{{name}}', guests.import.pastedName)
        .replace('{{stored, number}}', '0')
        .replace('{{size, number}}', '2');
      await expect(next.getByText(told)).toBeVisible();
      await expectUsable(next);
      if (process.env.PICTURES)
        await next.screenshot({ path: `${process.env.PICTURES}/next-${language}.png` });
      await context.unroute('**/rpc/import_guests');
      await expect(next.getByRole('heading', { level: 3, name: 'Eva Ruiz' })).toBeVisible({
        timeout: 45_000,
      });
      await expect(next.getByText(told)).toHaveCount(0);
      await expect(next.getByRole('heading', { level: 3, name: 'Eva Ruiz' })).toHaveCount(1);
    });
  });
}
