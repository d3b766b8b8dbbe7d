import { sharing } from '../src/locales/es/sharing';
import { DEMO, newAccount, signIn } from './account';
import { filled, inDays } from './faulty';
import { expect, expectAccessible, expectNoOverflow, setLanguage, test } from './fixtures';
import { newRow, saveRows } from './plan';
import { TEXTS } from './texts';

const { modules, plans } = TEXTS.es;
const PLAN = 'Nuestra boda en Valle de Bravo';
const TASK = 'Recoger las alianzas';

test.use({ locale: 'es-ES', viewport: { width: 375, height: 812 } });
// A plan that is no longer shared is answered so.
test.use({ allowedErrors: /status of 404/ });

test('a plan is shared by a link, changed by who follows it, and no longer once they are taken out', async ({
  page,
  browser,
}) => {
  await setLanguage(page, 'es');
  await page.goto('/auth?next=%2Fapp%2Fsaved-plans');
  await signIn(page, 'es', DEMO);
  await page.getByRole('link', { name: PLAN }).first().click();
  await page.getByRole('button', { name: plans.plan.share }).click();
  const sheet = page.getByRole('dialog', { name: sharing.title });
  await sheet.getByRole('button', { name: sharing.make }).click();
  const link = await sheet.getByLabel(sharing.link).inputValue();
  await expect(sheet.getByText(sharing.pending)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const elsewhere = await browser.newContext({ locale: 'es-ES', serviceWorkers: 'block' });
  const other = await elsewhere.newPage();
  await setLanguage(other, 'es');
  await newAccount(other, 'es');
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: sharing.join.title })).toBeVisible();
  await expect(other.getByText(sharing.join.editor)).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: sharing.join.action }).click();
  await expect(other.getByRole('heading', { level: 1, name: PLAN })).toBeVisible();
  const plan = new URL(other.url()).pathname.split('/').at(-1) ?? '';
  const task = {
    task_name: TASK,
    recommended_completion_date: inDays(20),
    task_category: 'attire',
    priority_level: 1,
  };
  await saveRows(other, plan, [newRow('tasks', task)]);

  await page.goto(`/app/event-tasks/${plan}`);
  await expect(page.getByText(TASK).first()).toBeVisible();
  await page.goto(`/app/event-plan/${plan}`);
  await page.getByRole('button', { name: plans.plan.share }).click();
  const name = 'Ana Núñez Íñiguez';
  await sheet.getByRole('button', { name: filled(sharing.remove, { name }) }).click();
  await sheet.getByRole('button', { name: sharing.removeAction, exact: true }).click();
  await expect(sheet.getByText(name)).toHaveCount(0);

  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: modules.missingTitle })).toBeVisible();
  // The link served one person, once.
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: sharing.join.gone })).toBeVisible();
  await elsewhere.close();
});
