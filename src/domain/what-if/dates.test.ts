import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { date } from '../../../tests/builders/scenarios';
import { datePrice } from '../allocation/season';
import { isValidDate, weekday } from '../calendar';
import { cheaperDates, possibleMonths, sameWeekday } from './dates';

describe('other dates for the event', () => {
  it('the day suggested in another month has the same weekday as the event’s date', () => {
    expect(sameWeekday('2027-06-12', '2027-09')).toBe('2027-09-11');
    expect(sameWeekday('2027-05-29', '2027-06')).toBe('2027-06-26');
    fc.assert(
      fc.property(date, date, (from, to) => {
        const day = sameWeekday(from, to.slice(0, 7));
        expect([isValidDate(day), day.slice(0, 7), weekday(day)]).toEqual([
          true,
          to.slice(0, 7),
          weekday(from),
        ]);
      }),
    );
  });

  it('every month suggested for another event date is in the future', () => {
    const months = possibleMonths('2026-11-21', '2027-09-11');
    expect([months[0], months.at(-1)]).toEqual(['2026-12', '2029-03']);
    expect(possibleMonths('2026-11-21', '2020-01-01').at(-1)).toBe('2028-05');
  });

  it('a date suggested as cheaper costs less than the event’s date', () => {
    expect(cheaperDates('2027-06-12', 'ES', '2026-11-21').length).toBeGreaterThan(1);
    fc.assert(
      fc.property(date, fc.constantFrom('ES', 'AR'), (day, country) => {
        for (const other of cheaperDates(day, country, '2026-11-21')) {
          expect(datePrice(other, country)).toBeLessThan(datePrice(day, country));
          expect(other > '2026-11-21').toBe(true);
        }
      }),
    );
  });
});
