import { readFileSync } from 'node:fs';
import { newAccount, secretKey, upgrade } from './account';
import {
  ALSO_PROVEN,
  expect,
  expectAccessible,
  expectUsable,
  languagesOf,
  setLanguage,
  test,
} from './fixtures';
import { makeBook, saveBook } from './pages/book-page';
import { savedBy } from './pages/files';
import { newPlan } from './plan';
import { filled, TEXTS } from './texts';

for (const language of languagesOf('es')) {
  const { book, common, yourdata } = TEXTS[language];

  test.describe(`the book and the data file, in ${language}`, () => {
    // The service answers with status 402 at the tier's limit.
    test.use({ locale: language === 'es' ? 'es-ES' : 'en-US', allowedErrors: /status of 402/ });
    test.beforeEach(({ page }) => setLanguage(page, language));

    // Also covered by book-page.test and your-data-page.test. leaving.spec downloads both files.
    test(
      'after an upgrade to Basic, a plan can be saved as a PDF book',
      ALSO_PROVEN,
      async ({ page, baseURL }) => {
        await newAccount(page, language);
        // The fonts lack some letters of this name, so the book draws the name as a picture.
        const plan = await newPlan(page, { name: 'Boda de Ιωάννης y 山田' });
        await page.setViewportSize({ width: 375, height: 812 });
        await page.goto(`/app/event-plan/${plan}/pdf`);
        await expect(page.getByText(filled(book.notIncluded, { tier: common.tier.basic }))).toBeVisible();
        await expectAccessible(page);
        await upgrade(page, baseURL ?? '', secretKey(), 'basic');
        await page.reload();
        await makeBook(page, language);
        await expectUsable(page);
        const paper = await saveBook(page, language);
        expect(paper.suggestedFilename()).toMatch(/\.pdf$/);
        const file = readFileSync(await paper.path(), 'latin1');
        expect(file.slice(0, 8)).toBe('%PDF-1.7');
        expect(file).toContain(`/Lang (${language})`);
        // For a plan without guests, the book's page says that there is nothing to print.
        await page.goto(`/app/event-plan/${plan}/pdf?part=guests`);
        await page.getByRole('button', { name: book.make }).click();
        await expect(page.getByText(book.empty)).toBeVisible();

        await page.goto(`/app/profile/data?plan=${plan}`);
        const zip = await savedBy(page, () =>
          page.getByRole('button', { name: yourdata.download.submit }).click(),
        );
        await expect(page.getByText(yourdata.download.done)).toBeVisible();
        await page.getByLabel(yourdata.bring.choose).setInputFiles(await zip.path());
        // The Basic tier allows one event, so importing a second one is refused.
        await page.getByRole('button', { name: filled(yourdata.bring.submit_one, { count: 1 }) }).click();
        const refused = new RegExp(filled(yourdata.bring.refused.limit, { name: '.*' }));
        await expect(page.getByText(refused)).toBeVisible();
        await expectUsable(page);
      },
    );
  });
}
