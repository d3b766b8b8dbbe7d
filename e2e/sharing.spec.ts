import type { Locator, Page } from '@playwright/test';
import { sharing as english } from '../src/locales/en/sharing';
import { suggestions as suggested } from '../src/locales/en/suggestions';
import { sharing } from '../src/locales/es/sharing';
import { suggestions as sugerencias } from '../src/locales/es/suggestions';
import { newAccount } from './account';
import { inDays } from './faulty';
import {
  ALSO_PROVEN,
  expect,
  expectNoOverflow,
  expectUsable,
  newAddress,
  newPhone,
  setLanguage,
  test,
} from './fixtures';
import { confirmByMail, sendSignUp } from './pages/auth-pages';
import { makeShareLink, openShareSheet } from './pages/share-sheet';
import { openTask, taskButton } from './pages/tasks-page';
import { beginPlan, newLink, newMember, newRow, saveRows, WEDDING_ROW } from './plan';
import { filled, TEXTS } from './texts';

const { rsvp } = TEXTS.es;
const { modules, tasks } = TEXTS.en;
const TASK = 'Recoger las alianzas';
const RENAMED = 'Recoger las alianzas en la joyería';
const SUGGESTED = 'Recoger las alianzas y el ramo';
const ANA = 'Ana Núñez Íñiguez';
const ZOE = 'Zoë Lee';
const TASK_ROW = {
  task_name: TASK,
  recommended_completion_date: inDays(20),
  task_category: 'attire',
  priority_level: 1,
};

test.use({ locale: 'es-ES', viewport: { width: 375, height: 812 } });
// The service answers with status 404 if a plan is no longer shared.
test.use({ allowedErrors: /status of 404/ });

/** Returns everything that the app stores on the device, as text. */
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

test('a removed member keeps no data of a shared plan', async ({ page, browser, strict }) => {
  const plan = await beginPlan(page, 'es');
  const address = `/app/event-plan/${plan}`;
  await page.goto(address);
  const sheet = await openShareSheet(page, 'es');
  await expect(sheet.getByText(ANA).first()).toBeVisible();
  const link = await makeShareLink(sheet, 'es');
  await expect(sheet.getByText(sharing.pending)).toBeVisible();
  // The tier allows one partner, so no second link is offered.
  await expect(sheet.getByRole('button', { name: sharing.make })).toHaveCount(0);
  await expectUsable(page);
  await page.keyboard.press('Escape');

  // Without an account, the invitation is in the link's language. After sign-in, the page is in the member's
  // own language.
  const other = await newPhone(browser, strict, { locale: 'en-US' });
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: sharing.join.title })).toBeVisible();
  await expect(
    other.getByText(filled(sharing.join.text, { owner: ANA, plan: WEDDING_ROW.name })),
  ).toBeVisible();
  await expect(other.getByText(sharing.join.editor)).toBeVisible();
  await expectUsable(other);
  await other.getByRole('button', { name: sharing.join.otherLanguage }).click();
  await other.getByRole('link', { name: english.join.signUp }).click();
  const email = newAddress();
  await sendSignUp(other, 'en', email, ZOE);
  await confirmByMail(other, 'en', email);
  await other.getByRole('button', { name: english.join.action }).click();
  await expect(other.getByRole('heading', { level: 1, name: WEDDING_ROW.name })).toBeVisible();
  const home = newRow('households', { name: 'Los Gil', invited_at: '2026-01-01T00:00:00Z' });
  await saveRows(other, plan, [newRow('tasks', TASK_ROW), home]);
  const invitation = await newLink(other, 'household_tokens', { plan_id: plan, household_id: home.id });

  // Without a reload, each member sees that the other member is present, and sees the other member's changes.
  await page.goto(`/app/event-tasks/${plan}`);
  await expect(taskButton(page, TASK)).toBeVisible();
  await other.goto(`/app/event-tasks/${plan}`);
  const here = page.getByRole('list', { name: sharing.live.present }).filter({ visible: true });
  await expect(here.getByText(filled(sharing.live.here, { name: ZOE }))).toBeAttached();
  await openTask(other, TASK);
  await openTask(page, TASK);
  const editing = filled(sharing.live.editing_one, { names: ZOE });
  await expect(page.getByRole('dialog').getByText(editing)).toBeVisible();
  await expectUsable(page);
  await page.keyboard.press('Escape');
  await other.getByLabel(tasks.form.name).fill(RENAMED);
  await other.getByRole('button', { name: tasks.form.save }).click();
  await expect(taskButton(page, RENAMED)).toBeVisible();
  await expect(page.getByText(filled(sharing.live.changed.tasks_one, { name: ZOE })).first()).toBeVisible();
  await expect.poll(() => kept(other)).toContain(RENAMED);

  // When the owner removes Zoë, all links of the plan are replaced, because Zoë could have copied them.
  await page.goto(address);
  const people = await openShareSheet(page, 'es');
  await people.getByRole('button', { name: filled(sharing.remove, { name: ZOE }) }).click();
  const { renewal, removeAction: action } = sharing;
  await expect(people.getByText(filled(renewal.text, { name: ZOE }))).toBeVisible();
  await expectUsable(page);
  await people.getByRole('button', { name: filled(renewal.renew, { action }), exact: true }).click();
  await expect(people.getByText(renewal.done)).toBeVisible();
  await expect(people.getByText(ZOE)).toHaveCount(0);

  // The removed member's device keeps no data of the plan, and the used link doesn't work a second time.
  await other.goto(address);
  await expect(other.getByRole('heading', { level: 1, name: modules.missingTitle })).toBeVisible();
  await expect
    .poll(async () => {
      const left = await kept(other);
      return left.includes(TASK) || left.includes(WEDDING_ROW.name);
    })
    .toBe(false);
  await page.goto(invitation);
  await expect(page.getByRole('heading', { level: 1, name: rsvp.broken.title })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: sharing.join.gone })).toBeVisible();
  await other.context().close();
});

// Also covered by share-sheet.test (roles, and offering and accepting a plan), suggestions.test and
// suggesting.test (making, accepting and undoing suggestions).
test(
  'a member of a plan can become a suggester and later the owner',
  ALSO_PROVEN,
  async ({ page, browser, strict }) => {
    const plan = await beginPlan(page, 'es');
    const home = newRow('households', { name: 'Los Gil', invited_at: '2026-01-01T00:00:00Z' });
    await saveRows(page, plan, [newRow('tasks', TASK_ROW), home]);
    const address = `/app/event-plan/${plan}`;
    const other = await newPhone(browser, strict, { locale: 'en-US' });
    await setLanguage(other, 'en');
    await newAccount(other, 'en', '', ZOE);
    await newMember(page, plan, other);
    // The suggester could have copied this link, so the app asks whether to end it.
    await newLink(other, 'household_tokens', { plan_id: plan, household_id: home.id });
    await page.goto(address);
    await other.goto(address);
    let sheet = await openShareSheet(page, 'es');
    await sheet.getByRole('combobox', { name: ZOE }).click();
    await page.getByRole('option', { name: sharing.role.suggester }).click();
    const { renewal, less } = sharing;
    await sheet
      .getByRole('button', { name: filled(renewal.keep, { action: less.suggester.action }) })
      .click();
    await expect(page.getByText(filled(sharing.roleChanged, { name: ZOE }), { exact: true })).toBeVisible();
    await other.reload();
    await expect(other.getByText(suggested.notice)).toBeVisible();

    // The suggester makes three suggestions, each in a separate form.
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
      await form.getByLabel(tasks.form.name).fill(SUGGESTED);
      await form.getByLabel(suggested.reason).fill('On the same way');
      await expectUsable(other);
    });
    await suggest(new RegExp(`^${TASK}`), async () => undefined, suggested.suggestDelete);
    await suggest(new RegExp(`^${tasks.add}$`), (form) =>
      form.getByLabel(tasks.form.name).fill('Buy candles'),
    );
    await other.goto(address);
    await other.getByRole('link', { name: suggested.news.own }).click();
    await expect(other.getByText('Buy candles')).toBeVisible();

    // The owner opens the suggestions from the dashboard and decides on each line.
    await page.goto('/app');
    await page
      .getByRole('link', { name: filled(sugerencias.news.suggestions_other, { count: '3' }) })
      .click();
    const accept = (what: string) =>
      page.getByRole('button', { name: filled(sugerencias.acceptOne, { what }) });
    await expect(page.getByText(filled(sugerencias.quoted, { reason: 'On the same way' }))).toBeVisible();
    await expect(accept('Buy candles')).toBeVisible();
    await expectUsable(page);
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
    sheet = await openShareSheet(page, 'es');

    // The plan changes its owner only after the new owner has accepted.
    await sheet.getByRole('button', { name: filled(sharing.handover.offerTo, { name: ZOE }) }).click();
    await sheet.getByRole('button', { name: sharing.handover.offer }).click();
    await expect(sheet.getByText(filled(sharing.handover.waiting, { name: ZOE }))).toBeVisible();
    await expectNoOverflow(page);
    await other.goto(address);
    await expect(other.getByText(filled(english.handover.text, { owner: ANA }))).toBeVisible();
    await expectUsable(other);
    await other.getByRole('button', { name: english.handover.accept }).click();
    await expect(other.getByText(suggested.notice)).toHaveCount(0);
    await page.goto(`/app/event-tasks/${plan}`);
    await expect(page.getByText(SUGGESTED).first()).toBeVisible();
    await expect.poll(() => kept(page)).toContain(SUGGESTED);
    await other.context().close();
  },
);
