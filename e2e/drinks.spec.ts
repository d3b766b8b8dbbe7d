import { newAccount } from './account';
import { expect, expectNoOverflow, expectUsable, languagesOf, setLanguage, test } from './fixtures';
import { savedBy } from './pages/files';
import { chooseMore } from './pages/menus';
import { newPlan } from './plan';
import { TEXTS } from './texts';

for (const language of languagesOf('en')) {
  const { drinks, common, modules } = TEXTS[language];

  test.describe(`drinks, in ${language}`, () => {
    test.use({ locale: language === 'es' ? 'es-ES' : 'en-US', viewport: { width: 375, height: 812 } });
    test.beforeEach(({ page }) => setLanguage(page, language));

    test('the drinks wizard adds its shopping list to the plan as costs and tasks', async ({ page }) => {
      await newAccount(page, language);
      await newPlan(page);
      // If the address names no plan, the page uses the next event.
      await page.goto('/app/drinks-wizard');
      await expect(page).toHaveURL(/drinks-wizard\?plan=/);
      const next = page.getByRole('link', { name: drinks.steps.next });
      await page.getByRole('radio', { name: drinks.kind.halalSome }).check();
      await page.getByLabel(drinks.kind.halalGuests).fill('12');
      await expectNoOverflow(page);
      await next.press('Enter');

      const bar = page.getByRole('region', { name: drinks.moment.bar });
      await bar.getByRole('radio', { name: drinks.moments.generous }).check();
      await bar.getByRole('checkbox', { name: drinks.drink['cocktails-free'] }).check();
      await expectUsable(page);
      await next.press('Enter');

      await expect(page.getByRole('heading', { name: drinks.result.list })).toBeVisible();
      await expect(page.getByText(drinks.drink['cocktails-free'], { exact: true })).toBeVisible();
      await expectUsable(page);
      const file = await savedBy(page, () => chooseMore(page, language, modules.csv));
      expect(file.suggestedFilename()).toContain(drinks.result.file);

      const saved = page.waitForResponse((answer) => answer.url().includes('save_rows'));
      await page.getByRole('button', { name: modules.suggestions.takeAll }).click();
      await expect(page.getByText(drinks.post.inPlan)).toBeVisible();
      expect((await saved).ok()).toBe(true);
      await page.getByRole('link', { name: drinks.post.toTasks }).click();
      await expect(
        page.getByText(drinks.post.tasks.drinksChill).filter({ visible: true }).first(),
      ).toBeVisible();
      await page.goBack();
      await page.getByRole('link', { name: drinks.post.toBudget }).click();
      const item = page.getByText(drinks.post.itemName, { exact: true }).filter({ visible: true });
      await expect(item.first()).toBeVisible();
      // The choices are still there when the wizard is opened again.
      await page.goto('/app/drinks-wizard');
      await page.getByRole('link', { name: drinks.steps.kind }).click();
      await expect(page.getByLabel(drinks.kind.halalGuests)).toHaveValue('12');
      await expect(page.getByRole('navigation', { name: common.nav.group.vendors })).toBeVisible();
      await page.getByRole('link', { name: drinks.steps.details }).click();
      await expect(page.getByRole('heading', { name: drinks.buying.prices })).toBeVisible();
      await page.locator('details').first().locator('summary').click();
      await expectNoOverflow(page);
    });
  });
}
