import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/../tests/builders/accessible';
import { onPlanPage, patience, undo } from '@/../tests/builders/plan-page';
import { newPlan, renderAt } from '@/../tests/builders/plans';
import { storedRows, storeRows } from '@/../tests/builders/rows';
import { row } from '@/../tests/builders/timeline';
import { setUpUser } from '@/../tests/builders/user';
import { EVENT_PARTS, GUESTS } from '@/data/guests';
import { BUDGET_ITEMS } from '@/data/ledger';
import { TIMELINE } from '@/data/timeline';
import { EMPTY_ITEM } from '@/domain/ledger/ledger-item';
import { instantOf } from '@/domain/timeline/zone';
import { paths } from '@/lib/paths';
import { guests as texts } from '@/locales/en/guests';
import { ModulePages } from '../../../../tests/builders/module-pages';
import { newGuest, newPart } from '../make-guests';

const person = setUpUser();
const given = onPlanPage(['guests', 'modules'], () => newPlan({ guest_count: 120, country: 'ES' }));

async function openInvitations() {
  const { id } = given.plan;
  const celebration = newPart(id, 'Celebration');
  await storeRows(EVENT_PARTS, id, [{ before: null, after: celebration }]);
  const ana = newGuest({ name: 'Ana', last_name: 'Ruiz', household_id: null });
  await storeRows(GUESTS, id, [{ before: null, after: ana }]);
  renderAt(paths.guestList(id), <ModulePages module="guests" />);
  await person.click(await screen.findByRole('link', { name: texts.cards.title }, patience));
  return celebration;
}
const part = async () => (await storedRows(EVENT_PARTS, given.plan.id))[0];

test('an invitation without a time suggests the run sheet’s time and the booked venue', async () => {
  const { id, event_date } = given.plan;
  const starts_at = instantOf('Europe/Madrid', event_date, 18 * 60);
  await storeRows(TIMELINE, id, [
    {
      before: null,
      after: row(0, 30, { id: crypto.randomUUID(), version: 0, event_on: event_date, starts_at }),
    },
  ]);
  const venue = {
    ...EMPTY_ITEM,
    id: crypto.randomUUID(),
    version: 0,
    category: 'venue' as const,
    vendor_name: 'Finca Los Olivos',
    actual_amount: 900_000,
  };
  await storeRows(BUDGET_ITEMS, id, [{ before: null, after: venue }]);
  await openInvitations();
  const take = await screen.findByRole('button', { name: texts.partHint.take }, patience);
  expect(screen.getByText(/6:00 PM · Finca Los Olivos$/)).toBeTruthy();
  await expectAccessible();
  await person.click(take);
  await waitFor(() => expect(screen.queryByRole('button', { name: texts.partHint.take })).toBeNull());
  await waitFor(
    async () =>
      expect(await part()).toMatchObject({
        name: 'Celebration',
        place: 'Finca Los Olivos',
        time_zone: 'Europe/Madrid',
        starts_at: expect.stringContaining(new Date(starts_at * 60_000).toISOString().slice(0, 16)),
      }),
    patience,
  );
  undo();
  await waitFor(async () => expect(await part()).toMatchObject({ starts_at: null, place: null }), patience);
});

test('without a run sheet, the person can enter an invitation’s time by hand', async () => {
  await openInvitations();
  await screen.findByText(texts.partHint.empty, {}, patience);
  expect(screen.queryByRole('button', { name: texts.partHint.take })).toBeNull();
  await person.click(screen.getByRole('button', { name: texts.partHint.write }));
  expect(await screen.findByRole('dialog', { name: texts.parts.title })).toBeTruthy();
});
