import {
  ALSO_PROVEN,
  expect,
  expectAccessible,
  expectNoOverflow,
  expectUsable,
  LOCALE_OF,
  languagesOf,
  pressUntil,
  setLanguage,
  test,
} from './fixtures';
import { savedBy } from './pages/files';
import { chooseMore } from './pages/menus';
import { beginPlan, changePlan, newRow, saveRows } from './plan';
import { like, TEXTS } from './texts';

for (const language of languagesOf('en')) {
  const { whatif, common, modules } = TEXTS[language];

  test.describe(`scenarios, in ${language}`, () => {
    test.use({ locale: LOCALE_OF[language] });
    test.beforeEach(({ page }) => setLanguage(page, language));

    // Each step is also covered by what-if-page.test.
    test(
      'a scenario created by keyboard can be compared with the plan and applied',
      ALSO_PROVEN,
      async ({ page }) => {
        const plan = await beginPlan(page, language);
        await page.goto(`/app/what-if/${plan}`);
        await expect(page.getByRole('heading', { level: 1, name: whatif.empty.title })).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: like(whatif.empty.fewer) }).press('Enter');
        await page.getByLabel(whatif.name.label).fill('Boda pequeña');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: /Boda pequeña/ })).toBeVisible();
        await expect(page).toHaveURL(/open=/);
        const left = page.getByText(like(whatif.headline.left)).first();
        await expect(left).toBeVisible();

        // The keyboard moves the slider, and the page shows the cost of one guest more.
        const guests = page.getByRole('slider', { name: whatif.editor.guestsSlider });
        const before = (await left.textContent()) ?? '';
        const kept = page.waitForResponse((answer) => answer.url().includes('save_rows'));
        await guests.press('ArrowLeft');
        await expect(left).not.toHaveText(before);
        await expect(
          page.getByText(like(whatif.curve.next.replace(', {{cost}}.', ''))).first(),
        ).toBeVisible();
        await page.getByRole('checkbox', { name: common.category.venue }).first().scrollIntoViewIfNeeded();
        await expectAccessible(page);

        // The scenario is saved without pressing a button, so it is still there after a reload.
        await expect(guests).toHaveValue('79');
        await kept;
        await page.reload();
        await expect(guests).toHaveValue('79');

        // A chart and a table compare the scenario with the plan.
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

    test('on a phone, a person can find and store a cheaper scenario', ALSO_PROVEN, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      const plan = await beginPlan(page, language, {});
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
      await expectUsable(page);
      await panel.getByRole('button', { name: whatif.reach.keep }).first().click();
      await page.getByRole('button', { name: whatif.name.create }).click();
      await expect(page.getByRole('heading', { level: 1, name: like(whatif.reach.name) })).toBeVisible();
      await page.getByRole('link', { name: whatif.editor.back }).click();

      // The new scenario is moved to the first place with the keyboard.
      const listed = page.getByRole('region', { name: whatif.scenarios }).getByRole('link');
      await expect(listed).toHaveText(['Más barata', like(whatif.reach.name)]);
      await page
        .getByRole('button', { name: like(whatif.row.move) })
        .last()
        .press('Space');
      const over = (rank: string) => page.getByText(like(whatif.sorting.over.replace('{{rank}}', rank)));
      await expect(over('2')).toBeAttached();
      await pressUntil(
        () => page.keyboard.press('ArrowUp'),
        (within) => expect(over('1')).toBeAttached(within),
      );
      await page.keyboard.press('Space');
      await expect(page.getByText(like(whatif.said.moved)).first()).toBeVisible();
      await expect(listed).toHaveText([like(whatif.reach.name), 'Más barata']);

      // On a phone, only one scenario at a time is compared with the plan. The address stores which scenario.
      await page.locator('label', { hasText: 'Más barata' }).click();
      await expect(page).toHaveURL(/beside=/);
      await expectNoOverflow(page);
      const saved = await savedBy(page, () => chooseMore(page, language, modules.csv));
      expect(saved.suggestedFilename()).toContain(whatif.csv.file);
    });
  });
}
