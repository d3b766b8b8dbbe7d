import type { Page } from '@playwright/test';
import { newAccount } from './account';
import { inDays } from './faulty';
import {
  ALSO_PROVEN,
  expect,
  expectAccessible,
  expectNoOverflow,
  LOCALE_OF,
  languagesOf,
  setLanguage,
  test,
} from './fixtures';
import { carryByKeys } from './pages/dragging';
import { changePlan, newPlan } from './plan';
import { filled, like, TEXTS } from './texts';

/** Returns a day in the middle of a month, so that the calendar shows a week above and below it. */
function inMidMonth(): string {
  const day = new Date();
  day.setUTCMonth(day.getUTCMonth() + 2, 15);
  return day.toISOString().slice(0, 10);
}

const wedding = (page: Page, days: number) => newPlan(page, { event_date: inDays(days) });

for (const language of languagesOf('es')) {
  const { tasks, checklist, modules } = TEXTS[language];

  /** Moves a task by one place, using the keyboard. */
  const carry = (page: Page, task: string, key: string) =>
    carryByKeys(
      page.getByRole('button', { name: filled(tasks.action.drag, { task }) }),
      key,
      filled(tasks.drag.over, { task, place: '' }).slice(0, -1),
    );

  test.describe(`tasks, in ${language}`, () => {
    test.use({ locale: LOCALE_OF[language] });
    test.beforeEach(({ page }) => setLanguage(page, language));

    // Also covered by tasks-page.test. The next journey moves a card, and states.spec checks the empty page.
    test('suggested tasks move with the date of a wedding six weeks away', ALSO_PROVEN, async ({ page }) => {
      await newAccount(page, language);
      const plan = await wedding(page, 42);
      await page.goto(`/app/event-tasks/${plan}`);
      // Before any task is added, the page explains how the checklist fits the short time until the event.
      await expect(page.getByRole('heading', { name: tasks.squeeze.title })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: like(tasks.offer.accept_other) }).click();
      await expect(page.getByRole('heading', { level: 2, name: tasks.next.title })).toBeVisible();
      await expect(page.getByText(like(tasks.nothingOverdue))).toBeVisible();

      // A completed task stays completed.
      const tick = page.getByRole('button', {
        name: filled(tasks.action.complete, { task: checklist.W01 }),
      });
      await tick.first().click();
      await expect(tick).toHaveCount(0);
      await expect(page.getByText(filled(tasks.said.done, { task: checklist.W01 })).first()).toBeVisible();

      // The card is moved to the next column with the keyboard.
      await page.getByRole('button', { name: tasks.view.board }).click();
      await expect(page).toHaveURL(/view=board/);
      const doing = page.getByRole('region', { name: new RegExp(`^${tasks.state.doing}`) });
      await carry(page, checklist.W02, 'ArrowRight');
      await expect(doing.getByText(checklist.W02)).toBeVisible();

      // The event's date moves. The app proposes all changes that follow, and the person accepts them
      // together.
      await changePlan(page, plan, { event_date: inDays(90) });
      await page.reload();
      await page.getByRole('button', { name: modules.suggestions.takeAll }).click();
      await expect(page.getByRole('button', { name: modules.suggestions.takeAll })).toHaveCount(0);
      await expect(page.getByText(like(tasks.nothingOverdue))).toBeVisible();
      await page.reload();
      await expect(doing.getByText(checklist.W02)).toBeVisible();
      await expect(page.getByRole('button', { name: modules.suggestions.takeAll })).toHaveCount(0);
    });

    test('a task can be moved to another column and day by keyboard', async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      await newAccount(page, language);
      const plan = await wedding(page, 300);
      await page.goto(`/app/event-tasks/${plan}`);
      await page.getByRole('button', { name: tasks.offer.own }).click();
      await page.getByLabel(tasks.form.name).fill('Avisar a la tía Begoña');
      await page.getByLabel(tasks.form.date).fill(inMidMonth());
      await page.getByRole('button', { name: tasks.form.create }).click();
      await page.getByRole('textbox', { name: tasks.filter.search }).fill('begona');
      await expect(page.getByRole('button', { name: /^Avisar a la tía Begoña/ }).first()).toBeVisible();
      await expectNoOverflow(page);

      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('button', { name: tasks.view.board }).click();
      const doing = page.getByRole('region', { name: new RegExp(`^${tasks.state.doing}`) });
      await carry(page, 'Avisar a la tía Begoña', 'ArrowRight');
      await expect(doing.getByText('Avisar a la tía Begoña')).toBeVisible();
      await page.getByRole('button', { name: tasks.view.month }).click();
      const grip = page.getByRole('button', {
        name: filled(tasks.action.drag, { task: 'Avisar a la tía Begoña' }),
      });
      const day = page.locator('ol > li').filter({ has: grip });
      const before = await day.getAttribute('aria-label');
      await carry(page, 'Avisar a la tía Begoña', 'ArrowUp');
      await expect(day).not.toHaveAttribute('aria-label', before ?? '');
    });
  });
}
