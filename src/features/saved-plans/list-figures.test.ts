import { expect, test } from 'vitest';
import { listFigures } from './list-figures';

const today = '2026-11-20';
const needs = { overdue: null, due: 0, next: null, task: null, replies: null };
const next = { date: '2026-12-01', amount: 5, vendor_name: 'DJ', item: 'item' };

test('a plan’s next date is its earliest payment, reply, task or event date', () => {
  const plan = { event_date: '2026-12-24' };
  const nextOf = (change: object) => listFigures(plan, { ...needs, ...change }, today).next;
  expect(listFigures(plan, undefined, today)).toEqual({
    overdue: 0,
    due: 0,
    next: { date: '2026-12-24', what: 'event' },
  });
  expect(nextOf({ next })).toEqual({ date: '2026-12-01', what: 'payment' });
  expect(nextOf({ next, task: '2026-11-20' })).toEqual({ date: today, what: 'task' });
  const replies = { by: '2026-11-30', part: 'part', people: 3 };
  expect(nextOf({ next, replies })).toEqual({ date: '2026-11-30', what: 'reply' });
  // A reply deadline in the past isn't shown as the next date.
  expect(nextOf({ replies: { ...replies, by: '2026-11-19' } })).toEqual({
    date: '2026-12-24',
    what: 'event',
  });
});

test('a past event shows overdue money instead of a next date', () => {
  const overdue = { amount: 900, payments: 1, since: '2026-10-01' };
  expect(listFigures({ event_date: '2026-11-19' }, { ...needs, overdue, due: 7 }, today)).toEqual({
    overdue: 900,
    due: 7,
    next: null,
  });
});
