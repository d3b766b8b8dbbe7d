import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar';
import type { Need } from './needs';
import { ranked, worstOf } from './rank';

const today = '2026-11-20';
const plan = (id: string, days = 100) => ({ id, event_date: addDays(today, days) });

const overdue = (on: string): Need => ({
  key: 'overdue',
  severity: 'high',
  on,
  amount: 1,
  payments: 1,
});
const unscheduled = (severity: 'high' | 'medium', on: string): Need => ({
  key: 'unscheduled',
  severity,
  on,
  days: 1,
  on_days: [],
});
const past: Need = {
  key: 'concern',
  severity: 'low',
  on: '2026-01-01',
  concern: { key: 'datePast', severity: 'low', days: 9 },
};

const order = (...all: Parameters<typeof ranked>[0]) => ranked(all, today).map(({ plan: { id } }) => id);

test('needs are sorted by severity first and by lateness second', () => {
  expect(
    order(
      { plan: plan('a'), need: past },
      { plan: plan('b'), need: unscheduled('medium', '2026-11-01') },
      { plan: plan('c'), need: unscheduled('high', '2026-12-02') },
      { plan: plan('d'), need: unscheduled('high', '2026-12-01') },
      { plan: plan('e'), need: overdue('2026-11-19') },
    ),
  ).toEqual(['e', 'd', 'c', 'b', 'a']);
});

test('among late needs, overdue money comes first', () => {
  expect(
    order(
      { plan: plan('a', 5), need: unscheduled('high', '2026-10-01') },
      { plan: plan('c', 90), need: overdue('2026-11-01') },
      { plan: plan('b', 9), need: overdue('2026-11-19') },
      { plan: plan('d', 3), need: unscheduled('high', today) },
    ),
  ).toEqual(['b', 'c', 'd', 'a']);
});

test('the order of the needs doesn’t depend on the order of the events', () => {
  const some = [
    overdue('2026-11-19'),
    overdue('2026-11-02'),
    unscheduled('medium', '2026-11-19'),
    unscheduled('high', '2026-11-19'),
    past,
  ].flatMap((need) => ['a', 'b'].map((id) => ({ plan: plan(id), need })));
  const first = ranked(some, today);
  fc.assert(
    fc.property(fc.shuffledSubarray(some, { minLength: some.length }), (shuffled) => {
      expect(ranked(shuffled, today)).toEqual(first);
    }),
  );
});

test('an event shows the severity of its worst need', () => {
  expect(worstOf([])).toBeNull();
  expect(worstOf([past])).toBeNull();
  expect(worstOf([past, unscheduled('medium', today)])).toBe('medium');
  expect(worstOf([unscheduled('medium', today), overdue(today)])).toBe('high');
});
