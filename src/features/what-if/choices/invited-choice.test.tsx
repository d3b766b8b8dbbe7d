import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onPlanPage, patience } from '@/../tests/builders/plan-page';
import { renderAt } from '@/../tests/builders/plans';
import { storedRows, storeRows } from '@/../tests/builders/rows';
import { setUpUser } from '@/../tests/builders/user';
import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import { SCENARIOS } from '@/data/scenarios';
import { EMPTY_GUEST, EMPTY_HOUSEHOLD } from '@/domain/guests/guest';
import type { Scenario } from '@/domain/what-if/overrides';
import { paths } from '@/lib/paths';
import WhatIfPage from '../what-if-page';

const person = setUpUser();
const given = onPlanPage(['whatif', 'budget', 'modules']);
const stored = () => storedRows(SCENARIOS, given.plan.id);
const press = (name: RegExp) => person.click(screen.getByRole('button', { name }));

test('a scenario can take its number of guests from the guest list', async () => {
  const { id } = given.plan;
  const [ceremony, dinner] = ['Ceremony', 'Dinner'].map((name, position) => ({
    id: crypto.randomUUID(),
    version: 0,
    name,
    position,
    starts_at: null,
    time_zone: null,
    reply_by: null,
    place: null,
    capacity: null,
  }));
  if (!ceremony || !dinner) throw new Error('two parts');
  const homes = [{}, { parts: [ceremony.id] }, { second_list: 1 }].map((fields, i) => ({
    ...EMPTY_HOUSEHOLD,
    id: crypto.randomUUID(),
    name: `Household ${i}`,
    ...fields,
  }));
  await storeRows(
    EVENT_PARTS,
    id,
    [ceremony, dinner].map((after) => ({ before: null, after })),
  );
  await storeRows(
    HOUSEHOLDS,
    id,
    homes.map((after) => ({ before: null, after })),
  );
  await storeRows(
    GUESTS,
    id,
    homes.map((home, i) => ({
      before: null,
      after: {
        ...EMPTY_GUEST,
        id: crypto.randomUUID(),
        name: 'Ana',
        last_name: 'Gil',
        household_id: home.id,
        party_size: [4, 3, 2][i] ?? 1,
      },
    })),
  );
  const scenario: Scenario = {
    id: crypto.randomUUID(),
    version: 0,
    name: 'Smaller',
    position: 1,
    overrides: {},
  };
  await storeRows(SCENARIOS, id, [{ before: null, after: scenario }]);
  renderAt(`${paths.whatIf(id)}?open=${scenario.id}`, <WhatIfPage />);
  await screen.findByRole('button', { name: /^Without the second list/ }, patience);
  await press(/^Without the second list: 7 /);
  await waitFor(async () => expect((await stored())[0]?.overrides).toEqual({ guest_count: 7 }), patience);
  await press(/^With the second list: 9 /);
  await waitFor(async () => expect((await stored())[0]?.overrides).toEqual({ guest_count: 9 }), patience);
  await press(/^Only those invited to Dinner: 4 /);
  await waitFor(async () => expect((await stored())[0]?.overrides).toEqual({ guest_count: 4 }), patience);
  expect(screen.getByRole('button', { name: /^Only those/ }).getAttribute('aria-pressed')).toBe('true');
});
