import { expect, test } from 'vitest';
import type { Plan } from '@/data/plans';
import type { Risk } from '@/domain/plan/risks';
import { comparePressing, type PlanHealth } from './plan-health';

const health = (name: string, budget: number, ...risks: Risk[]): PlanHealth => ({
  plan: { name, budget } as Plan,
  concerns: [],
  risks,
});

test('ranks plans by how grave, how soon and how much of their money it is', () => {
  const ranked = [
    health('late tasks', 100, { key: 'lateTasks', severity: 'medium', tasks: 9 }),
    health('over by a tenth', 100_000, { key: 'overBudget', severity: 'high', amount: 10_000 }),
    health('short in May', 100, { key: 'short', severity: 'high', date: '2027-05-01', amount: 90 }),
    health('over by a half', 100, { key: 'overBudget', severity: 'high', amount: 50 }),
    health('overdue', 1_000_000, { key: 'overdue', severity: 'high', amount: 1, payments: 1 }),
    health('short in March', 100, { key: 'short', severity: 'high', date: '2027-03-01', amount: 1 }),
  ].sort(comparePressing);
  expect(ranked.map(({ plan }) => plan.name)).toEqual([
    'overdue',
    'short in March',
    'short in May',
    'over by a half',
    'over by a tenth',
    'late tasks',
  ]);
});
