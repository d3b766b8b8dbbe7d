import {
  ALSO_PROVEN,
  expect,
  expectAccessible,
  expectUsable,
  languagesOf,
  setLanguage,
  test,
  WIDTH_OF,
} from './fixtures';
import { beginPlan, newLink, newRow, saveRows } from './plan';
import { TEXTS } from './texts';

for (const language of languagesOf('es')) {
  const { guests, modules, rsvp } = TEXTS[language];

  // Also covered by rules-of-room (each way to free a place), moved-up.test (recipients) and
  // registration.test (pages).
  test(
    `guests on the waiting list are notified when they get a place, in ${language}`,
    ALSO_PROVEN,
    async ({ page, browser }) => {
      await page.setViewportSize({ width: WIDTH_OF[language], height: 900 });
      const plan = await beginPlan(page, language);
      const part = newRow('event_parts', { name: 'Baile', position: 0, capacity: 4 });
      // Two people of one household and two single guests have the four places. Four other guests wait.
      const households = ['Alba', 'Bruno', 'Celia', 'Dora', 'Elia', 'Fran', 'Gala'].map((name) =>
        newRow('households', { name }),
      );
      const people = households.map(({ id, row }, i) =>
        newRow('guests', {
          name: String((row as { name: string }).name),
          last_name: 'Gil',
          household_id: id,
          party_size: i === 0 ? 2 : 1,
          replies: { [part.id]: { status: i < 3 ? 'accepted' : 'waiting' } },
        }),
      );
      await saveRows(page, plan, [part, ...households, ...people]);
      const link = await newLink(page, 'household_tokens', {
        plan_id: plan,
        household_id: households[6]?.id ?? '',
      });

      await page.goto(`/app/guest-list/${plan}`);
      const stateOf = (name: string) =>
        page.getByRole('button', {
          name: guests.reply.of.replace('{{name}}', `${name} Gil`).split('{{')[0] ?? '',
        });
      const isComing = (name: string) => expect(stateOf(name)).toContainText(guests.reply.accepted);
      const waits = (name: string) => expect(stateOf(name)).toContainText(guests.reply.waiting);
      await waits('Dora');

      // First way: the owner adds places.
      const openParts = async () => {
        await page.getByRole('main').getByRole('button', { name: modules.more, exact: true }).click();
        await page.getByRole('menuitem', { name: guests.parts.title }).click();
      };
      await openParts();
      const sheet = page.getByRole('dialog');
      await expect(
        sheet.getByText(guests.parts.waiting_other.replace('{{count, number}}', '4')),
      ).toBeVisible();
      await expectAccessible(page);
      await sheet.getByRole('button', { name: /^Baile/ }).click();
      await sheet.getByRole('textbox', { name: guests.parts.capacity }).fill('5');
      await sheet.getByRole('button', { name: guests.form.save }).click();
      await expect(
        sheet.getByText(guests.parts.waiting_other.replace('{{count, number}}', '3')),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await expect(page.getByText(guests.household.movedUp)).toHaveCount(1);

      // Second way: the owner marks a guest as not coming.
      await stateOf('Bruno').click();
      await page.getByRole('menuitem', { name: guests.reply.declined, exact: true }).click();
      await expect(page.getByText(guests.household.movedUp)).toHaveCount(2);

      // Third way: the owner makes a household smaller.
      await page.getByRole('button', { name: 'Alba Gil', exact: true }).click();
      await page.getByRole('textbox', { name: guests.form.party }).fill('1');
      await page.getByRole('button', { name: guests.form.save }).click();
      await expect(page.getByText(guests.household.movedUp)).toHaveCount(3);

      // Fourth way: the owner deletes a household.
      await page.getByRole('button', { name: 'Celia Gil', exact: true }).click();
      await page.getByRole('button', { name: guests.form.delete }).click();
      await expect(page.getByText(guests.household.movedUp)).toHaveCount(4);
      for (const name of ['Dora', 'Elia', 'Fran', 'Gala']) await isComing(name);
      await expectUsable(page);
      await page.getByRole('heading', { level: 3, name: 'Dora' }).getByRole('button').click();
      const told = guests.household.movedUpOn.split('{{date}}')[0] ?? '';
      await expect(page.getByRole('dialog').getByText(told)).toBeVisible();

      const phone = await browser.newContext({ viewport: { width: 375, height: 812 } });
      const theirs = await phone.newPage();
      await setLanguage(theirs, language);
      await theirs.goto(link);
      await expect(theirs.getByText(rsvp.movedUp)).toBeVisible();
      await expectUsable(theirs);
      await phone.close();
    },
  );
}
