import { expect, test } from 'vitest';
import { type Plan, plannedPlan } from '@/data/plans';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import { noPreferences } from '@/domain/drinks/no-preferences';
import type { DrinksPreferences } from '@/domain/drinks/preferences';
import { joinChanges } from '@/parts/rows/join-changes';
import { faces } from './rows';

const plan: Plan = plannedPlan({
  id: '5d0f7c3e-0000-4000-8000-000000000001',
  facts: {
    name: 'Boda de Ana',
    event_type: 'wedding',
    event_date: '2028-06-10',
    budget: 3_000_000,
    currency: 'EUR',
    duration: null,
    guest_count: 100,
    country: 'ES',
    region: 'ES-AN',
    city: 'Sevilla',
    location_type: 'indoor',
    couple_type: 'groom-and-bride',
    kind: null,
  },
  categories: [],
});
const usual = noPreferences(plan);
const suggested = (stored: DrinksPreferences | null, change: Partial<DrinksPreferences>): OutboxChange => ({
  table: 'drinks_preferences',
  before: stored,
  after: { ...usual, ...stored, ...change },
});

test.each([
  ['nobody has stored yet', null],
  ['is stored', { ...usual, version: 3 }],
])('accepting several suggestions together applies all of them (for a row that %s)', (_, stored) => {
  const joined = joinChanges(plan, faces, [
    suggested(stored, { choices: { adults: 90 } }),
    suggested(stored, { halal: 'some', choices: { halal_guests: 4 } }),
    suggested(stored, { choices: { moments: { meal: { hours: 3 } } } }),
    suggested(stored, { choices: { moments: { bar: { hours: 5 } } } }),
  ]);
  expect(joined).toMatchObject([
    {
      before: stored,
      after: {
        halal: 'some',
        choices: { adults: 90, halal_guests: 4, moments: { meal: { hours: 3 }, bar: { hours: 5 } } },
      },
    },
  ]);
});
