import { expect, test } from 'vitest';
import type { CategoryChoice } from './facts';
import { type PlanToday, risksOf } from './risks';

const given = (category: CategoryChoice['category'], allocated_amount: number, selected = true) => ({
  category,
  selected,
  priority: null,
  locked: false,
  allocated_amount,
});
const PLAN = {
  budget: 1_000,
  categories: [given('venue', 600), given('music', 400), given('attire', 50, false)],
};
const CALM: PlanToday = {
  committed: 1_000,
  expected: { venue: 600, music: 400 },
  overdue: 0,
  overdue_count: 0,
  short: null,
  late_tasks: 0,
  tight_tasks: 0,
};

test('a plan with all figures within the limits has no risks', () => {
  expect(risksOf(CALM, PLAN)).toEqual([]);
  expect(risksOf({ ...CALM, expected: {} }, PLAN)).toEqual([]);
});

test('all risks of a plan are listed, the most urgent first', () => {
  expect(
    risksOf(
      {
        committed: 1_200,
        expected: { venue: 601, music: 500, attire: 20 },
        overdue: 300,
        overdue_count: 2,
        short: { date: '2027-05-03', amount: 90 },
        late_tasks: 3,
        tight_tasks: 1,
      },
      PLAN,
    ),
  ).toEqual([
    { key: 'overdue', severity: 'high', amount: 300, payments: 2 },
    { key: 'overBudget', severity: 'high', amount: 200 },
    { key: 'short', severity: 'high', date: '2027-05-03', amount: 90 },
    // A category that isn't selected counts as having no amount, even if one is stored.
    { key: 'overCategories', severity: 'medium', amount: 121, categories: ['music', 'attire', 'venue'] },
    { key: 'lateTasks', severity: 'medium', tasks: 3 },
    { key: 'tightTasks', severity: 'low', tasks: 1 },
  ]);
});
