import { newAccount, secretKey, upgrade } from './account';
import { ALSO_PROVEN, expect, expectUsable, languagesOf, test, WIDTH_OF } from './fixtures';
import { newPlan, newRow, saveRows } from './plan';
import { TEXTS } from './texts';
import { next, nextSummer } from './wizard';

const NAME = 'Boda de Íñigo y Zoë';

for (const language of languagesOf('es')) {
  const { templates, plans, wizard, budget, suggestions, checklist } = TEXTS[language];
  const papers = checklist.W33es;
  const picture = (name: string) =>
    process.env.PICTURES ? { path: `${process.env.PICTURES}/templates-${name}-${language}.png` } : null;

  test.describe(`templates, in ${language}`, () => {
    test.use({
      viewport: { width: WIDTH_OF[language], height: 900 },
      colorScheme: language === 'es' ? 'dark' : 'light',
    });

    // Also covered by save-template.test, templates-page.test and begin-from.test.
    test(
      'an event saved as a template can be used for an event in another country',
      ALSO_PROVEN,
      async ({ page, baseURL }) => {
        await newAccount(page, language);
        await upgrade(page, baseURL ?? '', secretKey());
        const plan = await newPlan(page);
        const generated = {
          origin: 'W33es',
          origin_name: 'Expediente',
          origin_date: '2126-12-01',
          origin_event: '2127-06-12',
        };
        await saveRows(page, plan, [
          newRow('tasks', { task_name: 'Pedir las arras', recommended_completion_date: '2127-05-13' }),
          newRow('tasks', {
            task_name: 'Expediente',
            recommended_completion_date: '2126-12-01',
            ...generated,
          }),
          newRow('event_parts', { name: 'Tornaboda', place: 'Finca Los Olivos' }),
        ]);
        const shoot = async (name: string) => {
          const to = picture(name);
          if (to) await page.screenshot({ ...to, fullPage: true });
        };

        await page.goto('/app/saved-plans');
        await page.getByRole('button', { name: plans.saved.actions.replace('{{name}}', NAME) }).click();
        await page.getByRole('menuitem', { name: plans.saved.template }).click();
        await page.getByLabel(templates.save.name).fill('Bodas en el sur');
        await expectUsable(page);
        await shoot('save');
        await page.getByRole('button', { name: templates.save.submit }).click();
        await page.getByRole('button', { name: templates.save.see }).click();
        await expect(page.getByRole('heading', { name: 'Bodas en el sur' })).toBeVisible();
        await expectUsable(page);
        await shoot('list');

        await page
          .getByRole('link', { name: templates.beginOf.replace('{{name}}', 'Bodas en el sur') })
          .click();
        await expect(page.getByText(templates.from.chosen)).toBeVisible();
        await page.getByLabel(wizard.name.label).fill('Boda de Eva');
        await expectUsable(page);
        await shoot('begin');
        await next(page, language, wizard.details.title);
        await page.getByLabel(wizard.details.date).fill(nextSummer());
        await page
          .getByRole('combobox', { name: budget.field.country })
          .fill(language === 'es' ? 'méxico' : 'mexico');
        await page.keyboard.press('Enter');
        await page.getByLabel(wizard.details.city).fill('Oaxaca');
        await page.getByLabel(wizard.details.budget).fill('300000');
        await next(page, language, wizard.size.title);
        await page.getByLabel(wizard.size.guests).fill('80');
        await next(page, language, wizard.categories.title);
        await next(page, language, wizard.priorities.title);
        await next(page, language, wizard.review.title);
        await next(page, language, wizard.couple.title);
        await page.getByRole('button', { name: wizard.create }).click();
        await expect(page).toHaveURL(/\/app\/event-plan\//);

        await page.getByRole('button', { name: wizard.created.see, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: suggestions.title })).toBeVisible();
        const lines = page.getByRole('listitem');
        await expect(lines.filter({ hasText: papers })).toContainText(suggestions.deletion);
        await expectUsable(page);
        await shoot('misfits');
        await page.getByRole('button', { name: suggestions.acceptOne.replace('{{what}}', papers) }).click();
        await expect(lines.filter({ hasText: papers })).toContainText(suggestions.state.accepted);
        await page.goto(page.url().replace(/event-plan\/([^/]+)\/suggestions/, 'event-tasks/$1'));
        await expect(page.getByText('Pedir las arras').filter({ visible: true }).first()).toBeVisible();
        await expect(page.getByText(papers)).toHaveCount(0);
      },
    );
  });
}
