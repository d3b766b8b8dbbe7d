import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '@/domain/calendar';
import { dayAt, deepest, levels, lineTicks, positionOf, wholeLine, windowOf } from './line-scale';

const day = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays('2026-11-21', days));

describe('the milestone line', () => {
  test('every zoom step of the milestone line shows a period within the whole line', () => {
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 40 }), fc.nat(6), day, (days, zoom, at) => {
        const whole = wholeLine(days);
        for (const one of days) {
          expect(positionOf(whole, one)).toBeGreaterThan(0);
          expect(positionOf(whole, one)).toBeLessThan(1);
        }
        const shown = windowOf(whole, zoom, at);
        expect(shown.from >= whole.from && shown.to <= whole.to).toBe(true);
        expect(daysBetween(shown.from, shown.to)).toBeGreaterThan(0);
        expect(windowOf(whole, 0, at)).toEqual(whole);
        const ticks = lineTicks(shown);
        expect(ticks.length).toBeLessThanOrEqual(15);
        expect(ticks.every(({ day: tick }) => tick > shown.from && tick < shown.to)).toBe(true);
      }),
    );
  });

  test('converting a day to a position on the milestone line and back keeps the day', () => {
    fc.assert(
      fc.property(day, (one) => {
        const window = { from: '2026-11-01', to: '2031-02-01' };
        expect(dayAt(window, positionOf(window, one))).toBe(one);
      }),
    );
  });

  test('the deepest zoom of the milestone line shows two weeks', () => {
    expect(deepest({ from: '2026-11-21', to: '2026-12-01' })).toBe(0);
    expect(deepest({ from: '2026-11-21', to: '2027-09-11' })).toBe(5);
  });

  test('milestones close to each other are drawn on different levels', () => {
    const marks = [0.1, 0.12, 0.5, 0.13, 0.9, 0.95].map((position) => ({ position, first: position > 0.92 }));
    expect(levels(marks, 0.1, 3).map(({ level }) => level)).toEqual([0, 1, 2, 0, 1, 0]);
    expect(levels(marks, 0.1, 2).map(({ level }) => level)).toEqual([0, 1, null, 0, 1, 0]);
    expect(levels(marks, 0.1, 2).map(({ turned }) => turned)).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  test('the end of the line never cuts off a milestone’s label', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (position) => {
        const [placed] = levels([{ position, first: false }], 0.44, 1);
        const from = placed?.turned ? position - 0.44 : position;
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from + 0.44).toBeLessThanOrEqual(1);
      }),
    );
  });
});
