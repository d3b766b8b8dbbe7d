import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onPlanPage, patience, undo } from '@/../tests/builders/plan-page';
import { newPlan, renderAt } from '@/../tests/builders/plans';
import { storedPlan, storeRows } from '@/../tests/builders/rows';
import { setUpUser } from '@/../tests/builders/user';
import { EVENT_PARTS, GUESTS } from '@/data/guests';
import { paths } from '@/lib/paths';
import { guests as texts } from '@/locales/en/guests';
import { ModulePages } from '../../../../tests/builders/module-pages';
import { newGuest, newPart } from '../make-guests';

const person = setUpUser();
const given = onPlanPage(['guests', 'modules'], () => newPlan({ guest_count: 120, country: 'ES' }));

test('applying the forecast changes the plan’s number of guests', async () => {
  const { id } = given.plan;
  const part = newPart(id, 'Dinner');
  await storeRows(EVENT_PARTS, id, [{ before: null, after: part }]);
  const accepted = { [id]: { status: 'accepted' as const } };
  await storeRows(GUESTS, id, [
    {
      before: null,
      after: newGuest({
        name: 'Ana',
        last_name: 'Gil',
        party_size: 20,
        travels_from: 'local',
        replies: accepted,
      }),
    },
    {
      before: null,
      after: newGuest({
        name: 'Leo',
        last_name: 'Gil',
        age_group: 'child',
        replies: accepted,
        allergens: ['nuts'],
      }),
    },
    { before: null, after: newGuest({ name: 'Eva', last_name: 'Gil', diets: ['vegan'], replies: accepted }) },
    {
      before: null,
      after: newGuest({ name: 'Zoë', last_name: 'Gil', party_size: 4, travels_from: 'abroad' }),
    },
  ]);
  renderAt(paths.guestList(id), <ModulePages module="guests" />);
  // Only 26 of 120 guests are on the list. Until the list is marked as complete, the forecast covers only
  // these 26.
  await screen.findByRole('heading', { name: /^Expect \d+ of the 26 on your list$/ }, patience);
  expect(screen.queryByRole('button', { name: /^Plan for/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: texts.forecast.complete }));
  const title = await screen.findByRole('heading', { name: /^Expect \d+ people$/ }, patience);
  const expected = Number(title.textContent?.match(/\d+/)?.[0]);
  expect(expected).toBeGreaterThan(18);
  expect(expected).toBeLessThan(26);
  expect(screen.getByText(/8 times in 10 it’s between \d+ and \d+/)).toBeTruthy();
  expect((await storedPlan(id))?.guest_count).toBe(120);
  await person.click(screen.getByRole('button', { name: `Plan for ${expected}` }));
  await waitFor(async () => expect((await storedPlan(id))?.guest_count).toBe(expected), patience);
  undo();
  await waitFor(async () => expect((await storedPlan(id))?.guest_count).toBe(120), patience);

  await person.click(screen.getByRole('button', { name: 'More' }));
  await person.click(await screen.findByRole('menuitem', { name: texts.kitchen.start }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Kitchen sheet: Dinner' })).toBeTruthy();
  const cell = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) }).textContent;
  expect(cell(texts.kitchen.standard)).toBe(`${texts.kitchen.standard}20`);
  expect(cell(texts.diet['childrens-menu'])).toBe(`${texts.diet['childrens-menu']}1`);
  expect(cell(texts.diet.vegan)).toBe(`${texts.diet.vegan}1`);
  expect(cell(texts.kitchen.total)).toBe(`${texts.kitchen.total}22`);
  await person.click(screen.getByRole('button', { name: texts.kitchen.inSpanish }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hoja de cocina: Dinner' })).toBeTruthy();
});
