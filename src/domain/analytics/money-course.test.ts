import { describe, expect, test } from 'vitest';
import type { HistoryChange } from '../ledger/history';
import { byMonth, moneyCourse } from './money-course';

const NOTHING = { budget: 0, allocated: 0, planned: 0, expected: 0, committed: 0, paid: 0 };
const change = (day: string, moves: Partial<HistoryChange['moves']>): HistoryChange => ({
  day,
  category: 'music',
  item_id: null,
  vendor_name: null,
  changed_by: null,
  moves: { ...NOTHING, ...moves },
});

describe('moneyCourse', () => {
  test('moneyCourse’s daily changes add up to today’s amounts', () => {
    const course = moneyCourse(
      {
        opening: [{ category: 'music', moves: { ...NOTHING, allocated: 100 } }],
        changes: [
          change('2026-10-01', { committed: 50 }),
          change('2026-10-01', { committed: 20, paid: 10 }),
          change('2026-10-20', { allocated: -30 }),
          change('2026-11-21', { paid: 60 }),
        ],
      },
      { planned: 70, committed: 75, paid: 60 },
      '2026-11-21',
    );
    expect(course).toEqual([
      { date: '2026-10-01', planned: 100, committed: 70, paid: 10 },
      { date: '2026-10-20', planned: 70, committed: 70, paid: 10 },
      { date: '2026-11-21', planned: 70, committed: 75, paid: 60 },
    ]);
    expect(byMonth(course).map(({ date }) => date)).toEqual(['2026-10-20', '2026-11-21']);
  });
});
