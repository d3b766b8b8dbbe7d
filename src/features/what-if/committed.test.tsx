import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BUDGET_ITEMS, type StoredItem } from '@/data/ledger';
import { SCENARIOS } from '@/data/scenarios';
import { EMPTY_ITEM } from '@/domain/ledger/ledger-item';
import type { Scenario } from '@/domain/what-if/overrides';
import { paths } from '@/lib/paths';
import { whatif } from '@/locales/en/whatif';
import { onPlanPage, patience } from '../../../tests/builders/plan-page';
import { renderAt } from '../../../tests/builders/plans';
import { storeRows } from '../../../tests/builders/rows';
import WhatIfPage from './what-if-page';

const given = onPlanPage(['whatif', 'budget', 'modules']);

test('a scenario with fewer guests keeps the amount agreed with the caterer', async () => {
  const after: StoredItem = {
    ...EMPTY_ITEM,
    id: crypto.randomUUID(),
    version: 0,
    category: 'catering',
    vendor_name: 'Caterer',
    actual_amount:
      given.plan.categories.find(({ category }) => category === 'catering')?.allocated_amount ?? 0,
  };
  await storeRows(BUDGET_ITEMS, given.plan.id, [{ before: null, after }]);
  const fewer: Scenario = {
    id: crypto.randomUUID(),
    version: 0,
    name: 'Smaller',
    position: 1,
    overrides: { guest_count: 60 },
  };
  await storeRows(SCENARIOS, given.plan.id, [{ before: null, after: fewer }]);
  renderAt(`${paths.whatIf(given.plan.id)}?open=${fewer.id}`, <WhatIfPage />);
  expect(
    await screen.findByText(/^Catering: you still owe the €[\d,.]+ you’ve agreed to/, {}, patience),
  ).toBeTruthy();
  // If applied to the plan, the scenario would leave catering with less than its committed amount.
  const panel = screen.getByRole('region', { name: whatif.promote.title });
  expect(
    await within(panel).findByText(
      /^Catering: the plan would give it €[\d,.]+, less than the €/,
      {},
      patience,
    ),
  ).toBeTruthy();
});
