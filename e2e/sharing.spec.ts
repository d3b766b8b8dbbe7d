import type { Page } from '@playwright/test';
import { sharing as english } from '../src/locales/en/sharing';
import { sharing } from '../src/locales/es/sharing';
import { newAccount } from './account';
import { filled, inDays } from './faulty';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  mailedLink,
  newAddress,
  PASSWORD,
  setLanguage,
  test,
} from './fixtures';
import { newLink, newPlan, newRow, saveRows, WEDDING_ROW } from './plan';
import { TEXTS } from './texts';

const { modules, plans, rsvp } = TEXTS.es;
const TASK = 'Recoger las alianzas';
const ANA = 'Ana Núñez Íñiguez';
const ZOE = 'Zoë Lee';

test.use({ locale: 'es-ES', viewport: { width: 375, height: 812 } });
// A plan that is no longer shared is answered so.
test.use({ allowedErrors: /status of 404/ });

const share = async (page: Page, texts: { title: string }, button: string) => {
  await page.getByRole('button', { name: button }).click();
  const sheet = page.getByRole('dialog', { name: texts.title });
  await expect(sheet.getByText(ANA).first()).toBeVisible();
  return sheet;
};

/** All that the device keeps, as text. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const all = await Promise.all(
      ['celebra-reads', 'celebra-outbox'].map(
        (name) =>
          new Promise<unknown>((resolve) => {
            const opening = indexedDB.open(name);
            opening.onsuccess = () => {
              const entries = opening.result.transaction('entries').objectStore('entries').getAll();
              entries.onsuccess = () => {
                opening.result.close();
                resolve(entries.result);
              };
            };
          }),
      ),
    );
    return JSON.stringify([all, { ...localStorage }, { ...sessionStorage }]);
  });

test('a plan is shared by a link, read before sign-up, changes its role and its owner, and leaves no trace', async ({
  page,
  browser,
  strict,
}) => {
  await setLanguage(page, 'es');
  await newAccount(page, 'es');
  const plan = await newPlan(page);
  const address = `/app/event-plan/${plan}`;
  await page.goto(address);
  let sheet = await share(page, sharing, plans.plan.share);
  await sheet.getByRole('button', { name: sharing.make }).click();
  const link = await sheet.getByLabel(sharing.link).inputValue();
  await expect(sheet.getByText(sharing.pending)).toBeVisible();
  // One link for one partner: that was it.
  await expect(sheet.getByRole('button', { name: sharing.make })).toHaveCount(0);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // Without an account, in the link's language; and on in one's own.
  const elsewhere = await browser.newContext({
    locale: 'en-US',
    serviceWorkers: 'block',
    viewport: { width: 375, height: 812 },
  });
  strict(elsewhere);
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: sharing.join.title })).toBeVisible();
  await expect(
    other.getByText(filled(sharing.join.text, { owner: ANA, plan: WEDDING_ROW.name })),
  ).toBeVisible();
  await expect(other.getByText(sharing.join.editor)).toBeVisible();
  await expectNoOverflow(other);
  await expectAccessible(other);
  await other.getByRole('button', { name: sharing.join.otherLanguage }).click();
  await other.getByRole('link', { name: english.join.signUp }).click();
  const { auth } = TEXTS.en;
  const email = newAddress();
  await other.getByLabel(auth.fullName).fill(ZOE);
  await other.getByLabel(auth.email).fill(email);
  await other.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: auth.signUp.submit }).click();
  await expect(other.getByRole('heading', { name: auth.checkMail.title })).toBeVisible();
  await other.goto(await mailedLink(other, email, /./));
  await other.getByRole('button', { name: auth.link.confirm }).click();
  await other.getByRole('button', { name: english.join.action }).click();
  await expect(other.getByRole('heading', { level: 1, name: WEDDING_ROW.name })).toBeVisible();
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
  await page.goto(address);
  sheet = await share(page, sharing, plans.plan.share);
  await sheet.getByRole('combobox', { name: ZOE }).click();
  await page.getByRole('option', { name: sharing.role.viewer }).click();
  const { renewal, viewOnly } = sharing;
  await sheet.getByRole('button', { name: filled(renewal.keep, { action: viewOnly.action }) }).click();
  await expect(page.getByText(filled(sharing.roleChanged, { name: ZOE }), { exact: true })).toBeVisible();
  await other.reload();
  await expect(other.getByText(TEXTS.en.plans.plan.readOnly)).toBeVisible();

  // The plan becomes hers once she accepts it.
  await sheet.getByRole('button', { name: filled(sharing.handover.offerTo, { name: ZOE }) }).click();
  await sheet.getByRole('button', { name: sharing.handover.offer }).click();
  await expect(sheet.getByText(filled(sharing.handover.waiting, { name: ZOE }))).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await other.reload();
  await expect(other.getByText(filled(english.handover.text, { owner: ANA }))).toBeVisible();
  await expectNoOverflow(other);
  await expectAccessible(other);
  await other.getByRole('button', { name: english.handover.accept }).click();
  await expect(other.getByText(TEXTS.en.plans.plan.readOnly)).toHaveCount(0);
  await page.goto(`/app/event-tasks/${plan}`);
  await expect(page.getByText(TASK).first()).toBeVisible();
  await expect.poll(() => kept(page)).toContain(TASK);

  const hers = await share(other, english, TEXTS.en.plans.plan.share);
  await hers.getByRole('button', { name: filled(english.remove, { name: ANA }) }).click();
  // Ana could have copied any link of the plan: its owner ends them all with it.
  const action = english.removeAction;
  await expect(hers.getByText(filled(english.renewal.text, { name: ANA }))).toBeVisible();
  await expectAccessible(other);
  await expectNoOverflow(other);
  await hers.getByRole('button', { name: filled(english.renewal.renew, { action }), exact: true }).click();
  await expect(hers.getByText(english.renewal.done)).toBeVisible();
  await expectAccessible(other);
  await expect(hers.getByText(ANA)).toHaveCount(0);

  // Who is out keeps nothing of it, and the link served one person, once.
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: modules.missingTitle })).toBeVisible();
  await expect
    .poll(async () => {
      const left = await kept(page);
      return left.includes(TASK) || left.includes(WEDDING_ROW.name);
    })
    .toBe(false);
  await page.goto(invitation);
  await expect(page.getByRole('heading', { level: 1, name: rsvp.broken.title })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: sharing.join.gone })).toBeVisible();
  await elsewhere.close();
});
