import type { Page } from '@playwright/test';
import { DEMO_PLAN } from '../src/lib/demo';
import { demo as demoEn } from '../src/locales/en/demo';
import { demo as demoEs } from '../src/locales/es/demo';
import { expect, expectUsable, languagesOf, newAddress, setLanguage, test, WIDTH_OF } from './fixtures';
import { confirmByMail, sendSignUp } from './pages/auth-pages';
import { factButton, rename } from './pages/plan-page';
import { TEXTS } from './texts';
import { fillWedding, next, nextSummer, WEDDING } from './wizard';

for (const language of languagesOf('es')) {
  const { budget, common, now, plans, tasks, timeline, wizard } = TEXTS[language];
  const demo = language === 'en' ? demoEn : demoEs;
  const root = language === 'en' ? '/en/demo' : '/demo';
  const wedding = WEDDING[language];

  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const up = (page: Page, category: string) =>
    press(page, budget.ranking.up.replace('{{category}}', category));
  /** Returns the order of the categories, each with its amount. */
  const ranking = async (page: Page) =>
    (
      await page.getByRole('list', { name: budget.ranking.label }).getByRole('listitem').allTextContents()
    ).map((row) => row.replace(/\s/g, ''));

  test.describe(`a plan of the demonstration, in ${language}`, () => {
    test.use({
      viewport: { width: WIDTH_OF[language], height: 900 },
      locale: language === 'en' ? 'en-GB' : 'es-ES',
    });
    test.beforeEach(({ page }) => setLanguage(page, language));

    test('after sign-up, the new account contains the demonstration plan with the visitor’s changes', async ({
      page,
    }) => {
      await page.goto(`${root}/event-plan/${DEMO_PLAN}`);
      await rename(page, language, wedding.name);
      await factButton(page, language, 'event_date').click();
      await page.getByLabel(plans.field.event_date, { exact: true }).fill(nextSummer());
      await press(page, common.save);
      await factButton(page, language, 'place').click();
      await page.getByLabel(plans.field.city, { exact: true }).fill(wedding.city);
      await press(page, common.save);
      await factButton(page, language, 'guest_count').click();
      await page.getByLabel(plans.field.guest_count, { exact: true }).fill('97');
      await press(page, plans.preview.accept);
      // A category below the first three can move up, too.
      await up(page, common.category.attire);
      await up(page, common.category.music);
      await press(page, plans.allocationDraft.accept);
      await expect(page.getByRole('button', { name: plans.allocationDraft.accept })).toHaveCount(0);
      const order = await ranking(page);
      expect(order[6]).toContain(common.category.attire.replace(/\s/g, ''));
      await press(page, demo.keep);

      const email = newAddress();
      await sendSignUp(page, language, email);
      await confirmByMail(page, language, email);
      await expect(page.getByLabel(wizard.name.label)).toHaveValue(wedding.name);
      await next(page, language, wizard.details.title);
      await expect(page.getByLabel(wizard.details.date)).toHaveValue(nextSummer());
      await expect(page.getByLabel(wizard.details.city)).toHaveValue(wedding.city);
      await next(page, language, wizard.size.title);
      await expect(page.getByLabel(wizard.size.guests)).toHaveValue('97');
      for (const step of ['categories', 'priorities', 'review', 'couple'] as const)
        await next(page, language, wizard[step].title);
      await press(page, wizard.create);
      await expect(page.getByRole('heading', { level: 1, name: wedding.name })).toBeVisible();
      expect(await ranking(page)).toEqual(order);
    });

    test('a plan created in the demonstration is never sent to the service', async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (/\/(auth|rest|functions)\/v1\//.test(request.url())) sent.push(request.url());
      });
      await fillWedding(page, language, 'couple', `${root}/new-event`);
      await expect(page.getByText(demo.line)).toBeVisible();
      await press(page, wizard.create);
      await expect(
        page.getByText(wizard.created.demo.replace('{{name}}', wedding.name)).first(),
      ).toBeVisible();
      await expect(page.getByText(now.start.firstTask)).toBeVisible();
      await expect(page.getByText(demo.line)).toBeVisible();
      await expectUsable(page);
      await page.getByRole('link', { name: new RegExp(now.start.firstTask) }).click();
      // On a phone, the page shows the task inside its opened row.
      await expect(
        page.getByText(tasks.next.title, { exact: true }).filter({ visible: true }).first(),
      ).toBeVisible();
      await page.goBack();
      await page.getByRole('link', { name: new RegExp(now.start.readDay) }).click();
      await expect(page.getByRole('main').getByRole('listitem').nth(8)).toBeVisible();
      await press(page, timeline.view.milestones);
      await expect(page.getByRole('main').getByRole('listitem').nth(3)).toBeVisible();
      const kept = await page.evaluate(async () => [
        ...Object.keys(localStorage).filter((key) => !/language|theme/.test(key)),
        ...(await indexedDB.databases()).map(({ name }) => name),
      ]);
      expect([kept, sent]).toEqual([[], []]);
    });
  });
}
