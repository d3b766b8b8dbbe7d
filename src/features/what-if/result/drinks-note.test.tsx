import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onPlanPage, patience } from '@/../tests/builders/plan-page';
import { renderAt } from '@/../tests/builders/plans';
import { storeRows } from '@/../tests/builders/rows';
import { DRINKS_PREFERENCES } from '@/data/drinks';
import { SCENARIOS } from '@/data/scenarios';
import { noPreferences } from '@/domain/drinks/no-preferences';
import type { Scenario } from '@/domain/what-if/overrides';
import { paths } from '@/lib/paths';
import WhatIfPage from '../what-if-page';

const given = onPlanPage(['whatif', 'budget', 'modules']);

test('a scenario with fewer guests shows the lower cost of the drinks list', async () => {
  const { id } = given.plan;
  const half: Scenario = {
    id: crypto.randomUUID(),
    version: 0,
    name: 'Half',
    position: 1,
    overrides: { guest_count: Math.round(given.plan.guest_count / 2) },
  };
  await storeRows(SCENARIOS, id, [{ before: null, after: half }]);
  await storeRows(DRINKS_PREFERENCES, id, [{ before: null, after: noPreferences(given.plan) }]);
  renderAt(`${paths.whatIf(id)}?open=${half.id}`, <WhatIfPage />);
  const text = (await screen.findByText(/^With these details it would come to about/, {}, patience))
    .textContent;
  const [less = 0, now = 0] = [...(text ?? '').matchAll(/€([\d,]+)/g)].map(([, amount = '']) =>
    Number(amount.replace(/,/g, '')),
  );
  expect(less).toBeGreaterThan(now * 0.4);
  expect(less).toBeLessThan(now * 0.6);
  expect(screen.getByRole('link', { name: 'See the drinks list' }).getAttribute('href')).toBe(
    paths.drinksWizard(id),
  );
});
