import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/../tests/builders/accessible';
import { onPlanPage, patience, undo } from '@/../tests/builders/plan-page';
import { newPlan, renderAt } from '@/../tests/builders/plans';
import { storedRows, storeRows } from '@/../tests/builders/rows';
import { setUpUser } from '@/../tests/builders/user';
import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import { paths } from '@/lib/paths';
import { guests as texts } from '@/locales/en/guests';
import { modules } from '@/locales/en/modules';
import { ModulePages } from '../../../../tests/builders/module-pages';
import { newGuest, newHousehold, newPart } from '../make-guests';

const person = setUpUser();
const given = onPlanPage(['guests', 'modules'], () => newPlan({ guest_count: 30, country: 'ES' }));

test('the second list suggests inviting a household for which there is enough room', async () => {
  const { id } = given.plan;
  const homes = [
    newHousehold('Gil'),
    newHousehold('Large', { second_list: 1 }),
    newHousehold('Small', { second_list: 2 }),
  ];
  await storeRows(EVENT_PARTS, id, [{ before: null, after: newPart(id, 'Dinner') }]);
  await storeRows(
    HOUSEHOLDS,
    id,
    homes.map((after) => ({ before: null, after })),
  );
  const sizes = [16, 20, 2];
  await storeRows(
    GUESTS,
    id,
    homes.map((home, i) => ({
      before: null,
      after: newGuest({
        name: 'Ana',
        last_name: home.name,
        household_id: home.id,
        party_size: sizes[i] ?? 1,
        travels_from: 'local',
        replies: i === 0 ? { [id]: { status: 'accepted' } } : {},
      }),
    })),
  );
  const ranks = async () =>
    Object.fromEntries((await storedRows(HOUSEHOLDS, id)).map((one) => [one.name, one.second_list]));
  renderAt(paths.guestList(id), <ModulePages module="guests" />);
  const invite = await screen.findByRole(
    'button',
    { name: texts.second.invite.replace('{{name}}', 'Small') },
    patience,
  );
  await expectAccessible();
  await person.click(screen.getByText(texts.second.all_other.replace('{{count, number}}', '2')));
  await person.click(screen.getByRole('button', { name: texts.second.up.replace('{{name}}', 'Small') }));
  await waitFor(async () => expect(await ranks()).toEqual({ Gil: null, Large: 2, Small: 1 }), patience);
  await person.click(invite);
  await waitFor(async () => expect(await ranks()).toEqual({ Gil: null, Large: 2, Small: null }), patience);
  undo();
  await waitFor(async () => expect(await ranks()).toEqual({ Gil: null, Large: 2, Small: 1 }), patience);
});

test('two households that got the same rank on two devices can be put in order', async () => {
  const { id } = given.plan;
  const homes = [newHousehold('Gil', { second_list: 1 }), newHousehold('Ruiz', { second_list: 1 })];
  await storeRows(
    HOUSEHOLDS,
    id,
    homes.map((after) => ({ before: null, after })),
  );
  await storeRows(
    GUESTS,
    id,
    homes.map((home) => ({
      before: null,
      after: newGuest({ name: 'Ana', last_name: home.name, household_id: home.id }),
    })),
  );
  renderAt(paths.guestList(id), <ModulePages module="guests" />);
  await person.click(
    await screen.findByText(texts.second.all_other.replace('{{count, number}}', '2'), {}, patience),
  );
  const up = (name: string) =>
    screen.getByRole('button', { name: texts.second.up.replace('{{name}}', name) });
  const last = up('Gil').getAttribute('aria-disabled') ? 'Ruiz' : 'Gil';
  await person.click(up(last));
  await waitFor(
    async () =>
      expect((await storedRows(HOUSEHOLDS, id)).find(({ second_list }) => second_list === 1)?.name).toBe(
        last,
      ),
    patience,
  );
  expect((await storedRows(HOUSEHOLDS, id)).map(({ second_list }) => second_list).sort()).toEqual([1, 2]);
});

test('several selected households can be added to the end of the second list', async () => {
  const { id } = given.plan;
  const homes = [newHousehold('Gil'), newHousehold('Paz'), newHousehold('Sol', { second_list: 4 })];
  await storeRows(EVENT_PARTS, id, [{ before: null, after: newPart(id, 'Dinner') }]);
  await storeRows(
    HOUSEHOLDS,
    id,
    homes.map((after) => ({ before: null, after })),
  );
  await storeRows(
    GUESTS,
    id,
    homes.map((home) => ({
      before: null,
      after: newGuest({ name: 'Ana', last_name: home.name, household_id: home.id }),
    })),
  );
  const ranks = async () =>
    (await storedRows(HOUSEHOLDS, id)).map((one) => one.second_list).sort((a, b) => Number(a) - Number(b));
  const bulk = async (action: string) => {
    await person.click(screen.getByRole('button', { name: texts.bulk.household }));
    await person.click(await screen.findByRole('menuitem', { name: action }));
  };
  renderAt(paths.guestList(id), <ModulePages module="guests" />);
  await person.click(await screen.findByRole('button', { name: modules.select.start }, patience));
  await person.click(screen.getByRole('button', { name: modules.select.all }));
  await bulk(texts.bulk.later);
  await waitFor(async () => expect(await ranks()).toEqual([4, 5, 6]), patience);
  await bulk(texts.bulk.first);
  await waitFor(async () => expect(await ranks()).toEqual([null, null, null]), patience);
});
