import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isValidDate, weekday } from './calendar';

const DAY = 86_400_000;

/** Dates of the years 0001 to 9999, formatted by JavaScript's Date. */
const date = fc
  .integer({ min: Date.UTC(2000, 0, 1) / DAY - 700_000, max: Date.UTC(9990, 0, 1) / DAY })
  .map((day) => new Date(day * DAY).toISOString().slice(0, 10));

describe('the calendar', () => {
  it('the calendar computes the same days as JavaScript’s Date', () => {
    fc.assert(
      fc.property(date, date, (a, b) => {
        const days = (Date.parse(b) - Date.parse(a)) / DAY;
        return (
          daysBetween(a, b) === days &&
          addDays(a, days) === b &&
          weekday(a) === ((new Date(a).getUTCDay() + 6) % 7) + 1
        );
      }),
      { numRuns: 400 },
    );
  });

  it.each(['2028-02-29', '2000-02-29', '2026-12-31', '0001-01-01', '9999-12-31'])(
    'the calendar accepts the date %s',
    (text) => {
      expect(isValidDate(text)).toBe(true);
    },
  );

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '2026-1-1',
    '26-01-01',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '2026-01-01\n',
    '',
    'hoy',
  ])('the calendar refuses the date %j', (text) => {
    expect(isValidDate(text)).toBe(false);
    expect(() => addDays(text, 1)).toThrow(RangeError);
  });

  it('the calendar counts days forwards and backwards across 29 February', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2026-03-01', '2026-02-28')).toBe(-1);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('the week begins on Monday', () => {
    expect(['2026-03-02', '2026-03-07', '2026-03-08'].map(weekday)).toEqual([1, 6, 7]);
  });

  it('the calendar refuses days outside its valid range', () => {
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
    expect(() => addDays('0001-01-01', -1)).toThrow(RangeError);
  });
});
