import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../calendar';
import { datesOf, daysUntil, eventDays, lastDay, nearestDay, overDays, withDays } from './event-days';

const event = (event_type: 'corporate' | 'wedding', duration: number | null) =>
  lastDay({ event_type, event_date: '2027-12-31', duration });

test('the last day of a conference depends on its duration in hours', () => {
  expect(event('corporate', 33)).toBe('2028-01-01');
  expect(event('corporate', 72)).toBe('2028-01-02');
  expect(event('corporate', 24)).toBe('2027-12-31');
  expect(event('corporate', null)).toBe('2027-12-31');
  expect(event('wedding', 60)).toBe('2027-12-31');
});

test('an event’s hours are rounded up to days, at most three', () => {
  expect([null, 1, 24, 25, 48, 49, 72, 500].map(eventDays)).toEqual([1, 1, 1, 2, 2, 3, 3, 3]);
});

const DATE = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2190-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const DAYS = fc.integer({ min: 1, max: 3 });
const HOURS = fc.option(fc.integer({ min: 1, max: 72 }));
const plan = fc.record({ date: DATE, days: DAYS, typed: HOURS }).map(({ date, days, typed }) => ({
  event_type: 'wedding' as const,
  event_date: date,
  ...overDays(date, days, typed),
}));

/** Checks an end date: it is one or two days after the start date, and the duration is 24 hours per day. */
function expectSound({ event_date, event_end_date, duration }: Parameters<typeof datesOf>[0]) {
  if (!event_end_date) return;
  const after = daysBetween(event_date, event_end_date);
  expect([1, 2]).toContain(after);
  expect(duration).toBe(24 * (after + 1));
}

test('an event’s days run from its date to its end date', () => {
  fc.assert(
    fc.property(DATE, DAYS, HOURS, (date, days, typed) => {
      const facts = { event_type: 'wedding' as const, event_date: date, ...overDays(date, days, typed) };
      expectSound(facts);
      expect(datesOf(facts)).toEqual(Array.from({ length: days }, (_, i) => addDays(date, i)));
      expect(daysUntil(date, facts.event_end_date)).toBe(days);
      if (days === 1) expect(facts.duration).toBe(typed);
    }),
  );
});

test('moving an event keeps its number of days', () => {
  fc.assert(
    fc.property(plan, DATE, DAYS, HOURS, (before, date, days, typed) => {
      const apply = (changes: Partial<typeof before>) => ({ ...before, ...withDays(before, changes) });
      const moved = apply({ event_date: date });
      expectSound(moved);
      expect(datesOf(moved)).toHaveLength(datesOf(before).length);
      const longer = apply(overDays(before.event_date, days, before.duration));
      expectSound(longer);
      expect(datesOf(longer)).toHaveLength(days);
      const hours = apply({ duration: typed });
      if (typed !== before.duration)
        expect([hours.duration, hours.event_end_date ?? null]).toEqual([typed, null]);
      expectSound(apply({ event_date: date, ...overDays(date, days, null) }));
    }),
  );
});

test('an end date outside the two days after the event’s date is ignored', () => {
  for (const end of ['2027-12-30', '2027-12-31', '2028-01-03', 'soon', '', null, undefined])
    expect(daysUntil('2027-12-31', end)).toBe(1);
});

test('days left are counted to the nearest day of the event', () => {
  const facts = {
    event_type: 'other' as const,
    event_date: '2027-12-31',
    ...overDays('2027-12-31', 3, null),
  };
  const counted = ['2027-12-01', '2027-12-31', '2028-01-01', '2028-01-02', '2028-01-09'];
  expect(counted.map((today) => nearestDay(facts, today))).toEqual([
    '2027-12-31',
    '2027-12-31',
    '2028-01-01',
    '2028-01-02',
    '2028-01-02',
  ]);
});
