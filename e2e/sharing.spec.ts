import type { Locator, Page } from '@playwright/test';
import { sharing as english } from '../src/locales/en/sharing';
import { suggestions as suggested } from '../src/locales/en/suggestions';
import { sharing } from '../src/locales/es/sharing';
import { suggestions as sugerencias } from '../src/locales/es/suggestions';
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
const RENAMED = 'Recoger las alianzas en la joyería';
const SUGGESTED = 'Recoger las alianzas y el ramo';
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

test('a plan is shared by a link, changes its roles and its owner, and leaves no trace', async ({
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

  // Each sees the other, and what the other changes, without asking for it.
  await page.goto(`/app/event-tasks/${plan}`);
  const seen = page.getByRole('button', { name: new RegExp(`^${TASK}`) }).first();
  await expect(seen).toBeVisible();
  await other.goto(`/app/event-tasks/${plan}`);
  const here = page.getByRole('list', { name: sharing.live.present }).filter({ visible: true });
  await expect(here.getByText(filled(sharing.live.here, { name: ZOE }))).toBeAttached();
  await other
    .getByRole('button', { name: new RegExp(`^${TASK}`) })
    .first()
    .click();
  await seen.click();
  const editing = filled(sharing.live.editing_one, { names: ZOE });
  await expect(page.getByRole('dialog').getByText(editing)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const { tasks } = TEXTS.en;
  await other.getByLabel(tasks.form.name).fill(RENAMED);
  await other.getByRole('button', { name: tasks.form.save }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^${RENAMED}`) }).first()).toBeVisible();
  await expect(page.getByText(filled(sharing.live.changed.tasks_one, { name: ZOE })).first()).toBeVisible();
  await page.goto(address);
  await other.goto(address);
  sheet = await share(page, sharing, plans.plan.share);
  await sheet.getByRole('combobox', { name: ZOE }).click();
  await page.getByRole('option', { name: sharing.role.suggester }).click();
  const { renewal, less } = sharing;
  await sheet.getByRole('button', { name: filled(renewal.keep, { action: less.suggester.action }) }).click();
  await expect(page.getByText(filled(sharing.roleChanged, { name: ZOE }), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await other.reload();
  await expect(other.getByText(suggested.notice)).toBeVisible();

  // She suggests three things in the forms, one at a time.
  await other.goto(`/app/event-tasks/${plan}`);
  const suggest = async (
    name: RegExp,
    write: (form: Locator) => Promise<void>,
    button = suggested.suggest,
  ) => {
    await other.getByRole('button', { name }).first().click();
    const form = other.getByRole('dialog');
    await write(form);
    await form.getByRole('button', { name: button, exact: true }).click();
    await expect(form).toHaveCount(0);
  };
  await expect(other.getByText(suggested.notice)).toBeVisible();
  await suggest(new RegExp(`^${TASK}`), async (form) => {
    await form.getByLabel(TEXTS.en.tasks.form.name).fill(SUGGESTED);
    await form.getByLabel(suggested.reason).fill('On the same way');
    await expectAccessible(other);
    await expectNoOverflow(other);
  });
  await suggest(new RegExp(`^${TASK}`), async () => undefined, suggested.suggestDelete);
  await suggest(new RegExp(`^${TEXTS.en.tasks.add}$`), (form) =>
    form.getByLabel(TEXTS.en.tasks.form.name).fill('Buy candles'),
  );
  await other.goto(address);
  await other.getByRole('link', { name: suggested.news.own }).click();
  await expect(other.getByText('Buy candles')).toBeVisible();
  await expectAccessible(other);

  // Found from the plan, and answered line by line.
  await page.goto('/app');
  await page.getByRole('link', { name: filled(sugerencias.news.suggestions_other, { count: '3' }) }).click();
  const accept = (what: string) =>
    page.getByRole('button', { name: filled(sugerencias.acceptOne, { what }) });
  await expect(page.getByText(filled(sugerencias.quoted, { reason: 'On the same way' }))).toBeVisible();
  await expect(accept('Buy candles')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await accept(SUGGESTED).click();
  await accept('Buy candles').click();
  await expect(page.getByText(filled(sugerencias.said.accepted_one, {}), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: TEXTS.es.common.undo }).click();
  await expect(accept('Buy candles')).toBeVisible();
  await page.getByRole('button', { name: filled(sugerencias.declineOne, { what: SUGGESTED }) }).click();
  await page.goto(`/app/event-tasks/${plan}`);
  await expect(page.getByText(SUGGESTED).first()).toBeVisible();
  await expect(page.getByText('Buy candles')).toHaveCount(0);
  await page.goto(address);
  sheet = await share(page, sharing, plans.plan.share);

  // The plan becomes hers once she accepts it.
  await sheet.getByRole('button', { name: filled(sharing.handover.offerTo, { name: ZOE }) }).click();
  await sheet.getByRole('button', { name: sharing.handover.offer }).click();
  await expect(sheet.getByText(filled(sharing.handover.waiting, { name: ZOE }))).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await other.goto(address);
  await expect(other.getByText(filled(english.handover.text, { owner: ANA }))).toBeVisible();
  await expectNoOverflow(other);
  await expectAccessible(other);
  await other.getByRole('button', { name: english.handover.accept }).click();
  await expect(other.getByText(suggested.notice)).toHaveCount(0);
  await page.goto(`/app/event-tasks/${plan}`);
  await expect(page.getByText(SUGGESTED).first()).toBeVisible();
  await expect.poll(() => kept(page)).toContain(SUGGESTED);

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
