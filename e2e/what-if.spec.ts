import { newAccount } from './account';
import {
  ALSO_PROVEN,
  expect,
  expectAccessible,
  expectNoOverflow,
  type Language,
  languagesOf,
  pressUntil,
  setLanguage,
  test,
} from './fixtures';
import { changePlan, newPlan, newRow, saveRows } from './plan';
import { TEXTS } from './texts';

const LOCALE: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };
const name = (text: string) => new RegExp(text.replace(/[()?]/g, '.').replace(/\{\{[^}]+\}\}/g, '.+'));

for (const language of languagesOf('en')) {
  const { whatif, common, modules } = TEXTS[language];

  test.describe(`what-if, in ${language}`, () => {
    test.use({ locale: LOCALE[language] });
    test.beforeEach(({ page }) => setLanguage(page, language));

    // what-if-page.test does each step of both.
    test(
      'a person makes a scenario by keyboard, compares it, and brings it into the plan',
      ALSO_PROVEN,
      async ({ page }) => {
        await newAccount(page, language);
        const plan = await newPlan(page);
        await page.goto(`/app/what-if/${plan}`);
        await expect(page.getByRole('heading', { level: 1, name: whatif.empty.title })).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: name(whatif.empty.fewer) }).press('Enter');
        await page.getByLabel(whatif.name.label).fill('Boda pequeña');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: /Boda pequeña/ })).toBeVisible();
        await expect(page).toHaveURL(/open=/);
        const left = page.getByText(name(whatif.headline.left)).first();
        await expect(left).toBeVisible();

        // The slider answers to the keyboard, and says what the next guest costs.
        const guests = page.getByRole('slider', { name: whatif.editor.guestsSlider });
        const before = (await left.textContent()) ?? '';
        const kept = page.waitForResponse((answer) => answer.url().includes('save_rows'));
        await guests.press('ArrowLeft');
        await expect(left).not.toHaveText(before);
        await expect(
          page.getByText(name(whatif.curve.next.replace(', {{cost}}.', ''))).first(),
        ).toBeVisible();
        await page.getByRole('checkbox', { name: common.category.venue }).first().scrollIntoViewIfNeeded();
        await expectAccessible(page);

        // Kept without a word: it is there again after the page was reloaded.
        await expect(guests).toHaveValue('79');
        await kept;
        await page.reload();
        await expect(guests).toHaveValue('79');

        // Beside the plan, as a picture and as a table.
        await page.getByRole('link', { name: whatif.editor.back }).click();
        await expect(page.getByRole('columnheader', { name: 'Boda pequeña' })).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('link', { name: 'Boda pequeña' }).press('Enter');
        await page.getByRole('button', { name: whatif.promote.do_one }).press('Enter');
        await expect(page.getByText(whatif.promote.nothing)).toBeVisible();
        await expect(page.getByText(whatif.said.promoted_one).first()).toBeVisible();
        await page.reload();
        await expect(page.getByText(whatif.promote.nothing)).toBeVisible();
      },
    );

    test(
      'on a phone a cheaper way is found and kept, and the table is saved',
      ALSO_PROVEN,
      async ({ page }) => {
        await page.setViewportSize({ width: 375, height: 812 });
        await newAccount(page, language);
        const plan = await newPlan(page, {});
        const shares = { venue: 8000, catering: 10000, music: 2000, transportation: 1000, attire: 3000 };
        await changePlan(page, plan, {
          plan_categories: Object.entries(shares).map(([category, amount]) => ({
            category,
            selected: true,
            allocated_amount: `${amount}.00`,
          })),
        });
        const scenario = newRow('scenarios', { name: 'Más barata', overrides: { duration: 7 } });
        await saveRows(page, plan, [scenario]);
        await page.goto(`/app/what-if/${plan}?open=${scenario.id}`);
        const panel = page.getByRole('region', { name: whatif.reach.title });
        await panel.getByLabel(whatif.reach.target).fill('21000');
        await expect(panel.getByText(whatif.reach.first, { exact: true })).toBeVisible();
        await expectNoOverflow(page);
        await expectAccessible(page);
        await panel.getByRole('button', { name: whatif.reach.keep }).first().click();
        await page.getByRole('button', { name: whatif.name.create }).click();
        await expect(page.getByRole('heading', { level: 1, name: name(whatif.reach.name) })).toBeVisible();
        await page.getByRole('link', { name: whatif.editor.back }).click();

        // The new one is put first from the keyboard, and stays there.
        const listed = page.getByRole('region', { name: whatif.scenarios }).getByRole('link');
        await expect(listed).toHaveText(['Más barata', name(whatif.reach.name)]);
        await page
          .getByRole('button', { name: name(whatif.row.move) })
          .last()
          .press('Space');
        const over = (rank: string) => page.getByText(name(whatif.sorting.over.replace('{{rank}}', rank)));
        await expect(over('2')).toBeAttached();
        await pressUntil(
          () => page.keyboard.press('ArrowUp'),
          (within) => expect(over('1')).toBeAttached(within),
        );
        await page.keyboard.press('Space');
        await expect(page.getByText(name(whatif.said.moved)).first()).toBeVisible();
        await expect(listed).toHaveText([name(whatif.reach.name), 'Más barata']);

        // One at a time beside the plan, and what is chosen stands in the address.
        await page.locator('label', { hasText: 'Más barata' }).click();
        await expect(page).toHaveURL(/beside=/);
        await expectNoOverflow(page);
        await page.getByRole('button', { name: modules.more, exact: true }).first().click();
        const saved = page.waitForEvent('download');
        await page.getByRole('menuitem', { name: modules.csv }).click();
        expect((await saved).suggestedFilename()).toContain(whatif.csv.file);
      },
    );
  });
}
