import { newAccount } from './account';
import { arrive, firstRowTop, isOfList, modulePages } from './every-page';
import { firstRows, inDays } from './faulty';
import { expect, expectUsable, languagesOf, test } from './fixtures';
import { itemButton, payButton, writeLine } from './pages/ledger-page';
import { factButton } from './pages/plan-page';
import { beginPlan, newPlan, newRow, saveRows } from './plan';
import { TEXTS } from './texts';

const SPLIT = (['venue', 'catering', 'drinks', 'photo-and-video', 'music', 'miscellaneous'] as const).map(
  (category) => ({ category, selected: true, allocated_amount: '4000.00' }),
);

// Animations are on, as for most readers.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const language of languagesOf('en'))
  test(`on a phone, the preview of a change’s effects fits the screen, in ${language}`, async ({ page }) => {
    const { common, plans } = TEXTS[language];
    await page.setViewportSize({ width: 375, height: 812 });
    const plan = await beginPlan(page, language, { plan_categories: SPLIT });
    await page.goto(`/app/event-plan/${plan}`);
    const guests = plans.field.guest_count;
    await factButton(page, language, 'guest_count').click();
    await page.getByLabel(guests, { exact: true }).fill('180');

    const lines = page.getByText(plans.preview.title).locator('..').getByRole('listitem');
    await expect(lines.first()).toBeVisible();
    for (const line of await lines.all()) {
      // A line has at most two rows of text, and its name isn't wrapped after each letter.
      expect((await line.boundingBox())?.height).toBeLessThan(80);
      const name = await line.locator('span').nth(2).boundingBox();
      expect(name?.width).toBeGreaterThan(60);
    }
    const accept = page.getByRole('button', { name: plans.preview.accept });
    await expect(accept).toBeInViewport({ ratio: 1 });
    await expectUsable(page);
    await accept.click();

    const toast = page.locator('[data-toast]').last();
    await expect(toast).toBeVisible();
    const bar = page.locator('[data-bottom-bar=nav]');
    // The message slides in, so its position is checked repeatedly until it stops.
    await expect(async () => {
      const [above, below] = [await toast.boundingBox(), await bar.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    }).toPass({ timeout: 5_000 });
    await bar.getByRole('link', { name: common.nav.group.time }).click();
    await expect(page).not.toHaveURL(/event-plan/);
  });

for (const language of languagesOf('es'))
  test(`on a screen 256 px high, a toast never covers the focused field, in ${language}`, async ({
    page,
  }) => {
    const { common } = TEXTS[language];
    await page.setViewportSize({ width: 320, height: 256 });
    const plan = await beginPlan(page, language);
    await page.goto(`/app/budget-tracking/${plan}`);
    await writeLine(page, 'Florista 1.250', language);
    await payButton(page, language).click();
    const toast = page.locator('[data-toast]').last();
    await expect(toast.getByRole('button', { name: common.undo })).toBeVisible();
    await itemButton(page, language, 'Florista').press('Enter');
    const sheet = page.getByRole('dialog');
    await expect(sheet.locator(':focus')).toBeVisible();
    // The sheet slides in with the field, so the test waits until this animation ends.
    await sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    for (let stop = 0; stop < 8; stop += 1) {
      const covered = await toast.evaluate((element) => {
        const above = element.getBoundingClientRect();
        const field = document.activeElement?.closest('input, select, textarea')?.getBoundingClientRect();
        return field && field.top < above.bottom && field.bottom > above.top
          ? `${field.top} < ${above.bottom}`
          : '';
      });
      expect(covered, `stop ${stop}`).toBe('');
      await page.keyboard.press('Tab');
    }
  });

for (const language of languagesOf('en'))
  test(`on a phone, the top of each list is visible without scrolling, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await newAccount(page, language);
    const event = inDays(300);
    const plan = await newPlan(page, {
      event_date: event,
      name: 'Celebración de aniversario de Maximiliana-Guadalupe',
      plan_categories: SPLIT,
    });
    // Creates many rows, so that the module's summaries are not empty.
    const first = firstRows(event);
    const part = first.find(({ table }) => table === 'event_parts')?.id ?? '';
    const home = newRow('households', { name: 'Amigos de Ríos' });
    const friends = Array.from({ length: 12 }, (_, n) =>
      newRow('guests', {
        name: `Amigo ${n}`,
        last_name: 'Ríos',
        household_id: home.id,
        replies: { [part]: { status: 'accepted' } },
      }),
    );
    await saveRows(page, plan, [...first, home, ...friends]);
    const views = [`/guest-list/${plan}/invitations`, `/table-arrangement/${plan}?view=list`];
    for (const path of ['/saved-plans', ...modulePages(plan), ...views].filter(isOfList)) {
      await arrive(page, `/app${path}`);
      expect.soft(await firstRowTop(page, path), path).toBeLessThan(480);
    }
  });
