import type { Page } from '@playwright/test';
import { newAccount } from './account';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  LANGUAGES,
  type Language,
  speak,
  test,
} from './fixtures';
import { call, newPlan } from './plan';
import { TEXTS } from './texts';

const filled = (text: string, holes: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, hole: string) => holes[hole] ?? '');
const LOCALE: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Empties the copy of the data that the browser keeps; on a page without the app, which would write it again. */
const forgetKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const removal = indexedDB.deleteDatabase('keyval-store');
        removal.onsuccess = () => resolve();
        removal.onerror = () => reject(removal.error);
      }),
  );

for (const language of LANGUAGES) {
  const { timeline, modules } = TEXTS[language];
  const like = (text: string) => new RegExp(text.replace(/\{\{\w+\}\}/g, '.+'));

  test.describe(`the timeline, in ${language}`, () => {
    test.use({ locale: LOCALE[language] });
    test.beforeEach(({ page }) => speak(page, language));

    test('the day is made, moved by keys and in place, and follows the event', async ({ page }) => {
      await newAccount(page, language);
      const plan = await newPlan(page, { event_date: inDays(200) });
      await page.goto(`/app/event-timeline/${plan}?view=day`);
      await expect(page.getByRole('heading', { name: timeline.offer.dayTitle })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: like(timeline.offer.make_other) }).click();
      const what = timeline.block.dinner;
      const start = page.getByRole('textbox', { name: filled(timeline.deed.start, { what }) });
      await expect(start).toBeVisible();
      await expect(page.getByText(timeline.checks.fine)).toBeVisible();
      await expectAccessible(page);

      // From the keyboard alone: the block on the band goes five minutes on, and what follows with it.
      const before = await start.inputValue();
      const block = page.locator('[data-row]').filter({ hasText: what }).first();
      await block.focus();
      await page.keyboard.press('ArrowDown');
      await expect(start).not.toHaveValue(before);
      await expect(
        page.getByText(filled(timeline.said.moved, { what, time: '' }).slice(0, 8)).first(),
      ).toBeVisible();
      await start.fill('23:00');
      await start.press('Enter');
      await expect(start).toHaveValue(/^(23:00|11:00\sPM)$/);

      // The event moves: the day is proposed to come along, and does.
      await call(page, 'update_event_plan', {
        plan_id: plan,
        expected_version: 1,
        changes: { event_date: inDays(230) },
      });
      // As on another device: what this one keeps is taken for fresh for five minutes.
      await page.waitForLoadState('networkidle');
      await page.goto('/__mailbox');
      await forgetKept(page);
      await page.goto(`/app/event-timeline/${plan}?view=day`);
      await page.getByRole('button', { name: modules.proposals.takeAll }).click();
      await expect(page.getByRole('button', { name: modules.proposals.takeAll })).toHaveCount(0);
      await expect(start).toHaveValue(/^(23:00|11:00\sPM)$/);
    });

    test('on a phone the way is marked, drawn out, and a milestone reached', async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      await newAccount(page, language);
      const plan = await newPlan(page, { event_date: inDays(300) });
      await page.goto(`/app/event-timeline/${plan}`);
      await page.getByRole('button', { name: like(timeline.offer.makeMilestones_other) }).click();
      await page
        .getByRole('button', { name: filled(timeline.deed.reach, { what: timeline.milestone.W35 }) })
        .click();
      await expect(
        page.getByRole('button', { name: filled(timeline.deed.unreach, { what: timeline.milestone.W35 }) }),
      ).toBeVisible();
      const line = page.getByRole('slider');
      await line.focus();
      await page.keyboard.press('+');
      await expect(line).toHaveAttribute('aria-valuenow', '1');
      await expect(page).toHaveURL(/zoom=1/);
      await page.keyboard.press('Home');
      await expect(line).toHaveAttribute('aria-valuenow', '0');
      await expectAccessible(page);
      await expectNoOverflow(page);
    });
  });
}
