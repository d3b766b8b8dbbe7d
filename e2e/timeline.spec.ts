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
import { beginPlan, changePlan } from './plan';
import { filled, like, TEXTS } from './texts';

for (const language of languagesOf('en')) {
  const { timeline, modules } = TEXTS[language];

  test.describe(`the timeline, in ${language}`, () => {
    test.use({ locale: LOCALE_OF[language] });
    test.beforeEach(({ page }) => setLanguage(page, language));

    // Also covered by timeline-page.test. states.spec checks the empty page and the edited activities.
    test('a run sheet edited by keyboard moves with the date of the event', ALSO_PROVEN, async ({ page }) => {
      const plan = await beginPlan(page, language, { event_date: inDays(200) });
      await page.goto(`/app/event-timeline/${plan}?view=day`);
      await expect(page.getByRole('heading', { name: timeline.offer.dayTitle })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: like(timeline.offer.make_other) }).click();
      const what = timeline.block.dinner;
      const start = page.getByRole('textbox', { name: filled(timeline.action.start, { what }) });
      const edit = page.getByRole('button', { name: timeline.rows.edit });
      await expect(edit).toBeVisible();
      await expect(start).toHaveCount(0);
      await edit.click();
      await expect(start).toBeVisible();
      await expect(page.getByText(timeline.checks.fine).filter({ visible: true })).toBeVisible();
      await expectAccessible(page);

      // The keyboard moves an activity by five minutes, and the activities after it move, too.
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
      await expect(start).toHaveValue(/^(23:00|11:00\spm)$/);

      // The event's date moves. The app proposes to move the day's schedule, and the person accepts.
      await changePlan(page, plan, { event_date: inDays(230) });
      await page.reload();
      await page.getByRole('button', { name: modules.suggestions.takeAll }).click();
      await expect(page.getByRole('button', { name: modules.suggestions.takeAll })).toHaveCount(0);
      await edit.click();
      await expect(start).toHaveValue(/^(23:00|11:00\spm)$/);
    });

    test('on a phone, a person can zoom the timeline and mark milestones as reached', async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      const plan = await beginPlan(page, language, { event_date: inDays(300) });
      await page.goto(`/app/event-timeline/${plan}`);
      await page.getByRole('button', { name: like(timeline.offer.makeMilestones_other) }).click();
      await page
        .getByRole('button', { name: filled(timeline.action.reach, { what: timeline.milestone.W35 }) })
        .click();
      await expect(
        page.getByRole('button', { name: filled(timeline.action.unreach, { what: timeline.milestone.W35 }) }),
      ).toBeVisible();
      await page.locator('[data-summary-line]').click();
      await page.getByRole('button', { name: timeline.line.zoomIn }).press('Enter');
      await expect(page).toHaveURL(/zoom=1/);
      await page.getByRole('button', { name: timeline.line.all }).press('Enter');
      await expect(page).not.toHaveURL(/zoom=/);
      await expectNoOverflow(page);
    });
  });
}
