import { sharing } from '../src/locales/es/sharing';
import { DEMO, newAccount, signIn } from './account';
import { filled, inDays } from './faulty';
import { expect, expectAccessible, expectNoOverflow, setLanguage, test } from './fixtures';
import { newLink, newRow, saveRows } from './plan';
import { TEXTS } from './texts';

const { modules, plans, rsvp } = TEXTS.es;
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
  const home = newRow('households', { name: 'Los Gil', invited_at: '2026-01-01T00:00:00Z' });
  await saveRows(other, plan, [newRow('tasks', task), home]);
  const invitation = await newLink(other, 'household_tokens', { plan_id: plan, household_id: home.id });

  await page.goto(`/app/event-tasks/${plan}`);
  await expect(page.getByText(TASK).first()).toBeVisible();
  await page.goto(`/app/event-plan/${plan}`);
  await page.getByRole('button', { name: plans.plan.share }).click();
  const name = 'Ana Núñez Íñiguez';
  await sheet.getByRole('button', { name: filled(sharing.remove, { name }) }).click();
  // They could have copied any link of the plan: its owner ends them all with it.
  const action = sharing.removeAction;
  await expect(sheet.getByText(filled(sharing.renewal.text, { name }))).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await sheet.getByRole('button', { name: filled(sharing.renewal.renew, { action }), exact: true }).click();
  await expect(sheet.getByText(sharing.renewal.done)).toBeVisible();
  await expectAccessible(page);
  await expect(sheet.getByText(name)).toHaveCount(0);

  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: modules.missingTitle })).toBeVisible();
  await other.goto(invitation);
  await expect(other.getByRole('heading', { level: 1, name: rsvp.broken.title })).toBeVisible();
  // The link served one person, once.
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: sharing.join.gone })).toBeVisible();
  await elsewhere.close();
});
