import { DEMO_PLAN } from '../src/lib/demo';
import { SUB_PAGES } from '../tests/builders/sub-pages';
import { expectArrived, inTurn } from './every-page';
import { expect, expectNoOverflow, LANGUAGES, setLanguage, test, WIDTH_OF } from './fixtures';
import { TEXTS } from './texts';

/** Returns the text of a key such as `guests:gifts.title`. */
const textAt = (texts: object, key: string): string =>
  String(key.split(/[:.]/u).reduce<unknown>((found, step) => Object(found)[step], texts));

// Reloads and Back are tested by src/app/pages/sub-pages.test.tsx, in both languages.
for (const language of LANGUAGES) {
  test.describe(`pages below a module’s page, in ${language}`, () => {
    test.use({ viewport: { width: WIDTH_OF[language], height: 900 } });

    test('each page opens in the demonstration at its own address', async ({ page }) => {
      await setLanguage(page, language);
      const root = language === 'en' ? '/en/demo' : '/demo';
      const titles = new Map<string, string>(
        Object.values(SUB_PAGES).map(({ address, title }) => [
          root + address(DEMO_PLAN).slice('/app'.length),
          textAt(TEXTS[language], title),
        ]),
      );
      for (const address of inTurn([...titles.keys()], language)) {
        await page.goto(address);
        await expectArrived(page);
        await expect(page).toHaveURL(address);
        await expect(page).toHaveTitle(new RegExp(`^${titles.get(address)} · .*(Lucía|Lucy)`, 'u'));
        await expectNoOverflow(page);
      }
    });
  });
}
