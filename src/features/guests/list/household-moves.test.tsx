import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/../tests/builders/accessible';
import { onPlanPage, patience, undo } from '@/../tests/builders/plan-page';
import { newPlan, renderAt } from '@/../tests/builders/plans';
import { storedRows, storeRows } from '@/../tests/builders/rows';
import { setUpUser } from '@/../tests/builders/user';
import { GUESTS, HOUSEHOLDS } from '@/data/guests';
import type { Guest } from '@/domain/guests/guest';
import { paths } from '@/lib/paths';
import { guests as texts } from '@/locales/en/guests';
import { ModulePages } from '../../../../tests/builders/module-pages';
import { newGuest, newHousehold } from '../make-guests';

const person = setUpUser();
const given = onPlanPage(['guests', 'modules'], () => newPlan({ guest_count: 120, country: 'ES' }));

/** Opens the list with two guests who have the same last name but separate households. */
async function open(fields: Partial<Guest>) {
  const households = [newHousehold('Ana Gil'), newHousehold('Eva Gil')];
  await storeRows(
    HOUSEHOLDS,
    given.plan.id,
    households.map((after) => ({ before: null, after })),
  );
  const guests = ['Ana', 'Eva'].map((name, i) =>
    newGuest({ name, last_name: 'Gil', household_id: households[i]?.id ?? null, ...fields }),
  );
  await storeRows(
    GUESTS,
    given.plan.id,
    guests.map((after) => ({ before: null, after })),
  );
  renderAt(paths.guestList(given.plan.id), <ModulePages module="guests" />);
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading)/ }, patience);
}
const places = async () => new Set((await storedRows(GUESTS, given.plan.id)).map((one) => one.household_id));

test('dragging the last guest out of a household deletes that household', async () => {
  await open({});
  const data = new Map<string, string>();
  const dataTransfer = {
    get types() {
      return [...data.keys()];
    },
    setData: (type: string, text: string) => data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
    setDragImage: () => undefined,
  };
  const at = (text: string) => screen.getByRole('heading', { level: 3, name: text });
  fireEvent.dragStart(screen.getByTitle(texts.action.drag.replace('{{name}}', 'Eva Gil')), { dataTransfer });
  const over = createEvent.dragOver(at('Ana Gil'), { dataTransfer });
  fireEvent(at('Ana Gil'), over);
  expect(over.defaultPrevented).toBe(true);
  expect(at('Ana Gil').closest('[data-over]')).toBeTruthy();
  fireEvent.drop(at('Ana Gil'), { dataTransfer });
  expect(document.querySelector('[data-over]')).toBeNull();
  await waitFor(async () => expect((await places()).size).toBe(1), patience);
  expect(await storedRows(HOUSEHOLDS, given.plan.id)).toHaveLength(1);

  undo();
  await waitFor(async () => expect((await places()).size).toBe(2), patience);
});

test('the suggestion to join guests with the same last name and address can be ignored', async () => {
  await open({ address: 'Calle Sol 1' });
  await screen.findByRole('heading', { name: texts.alike.title }, patience);
  await expectAccessible();
  await person.click(screen.getByRole('button', { name: /^Leave .*Ana Gil/ }));
  expect(screen.queryByRole('heading', { name: texts.alike.title })).toBeNull();
});

test('accepting a suggested household puts its guests into one household', async () => {
  await open({ address: 'Calle Sol 1' });
  await screen.findByRole('heading', { name: texts.alike.title }, patience);
  await person.click(screen.getByRole('button', { name: /^Apply .*Ana Gil/ }));
  await waitFor(async () => expect((await places()).size).toBe(1), patience);
  await waitFor(() => expect(screen.queryByRole('heading', { name: texts.alike.title })).toBeNull());
});
