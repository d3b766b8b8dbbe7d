import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ticksOf } from './chart-scale';

test('the marks of an axis are at round amounts', () => {
  expect(ticksOf([0, 14_350_00])).toEqual([0, 5_000_00, 10_000_00]);
  expect(ticksOf([-250_00, 1_520_00])).toEqual([0, 500_00, 1_000_00, 1_500_00]);
  expect(ticksOf([0, 0])).toEqual([0]);
});

test('an axis has at most five marks, all within the range spanned by zero and the amounts', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 }), { minLength: 1 }), (amounts) => {
      const ticks = ticksOf(amounts);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.some((tick) => tick === 0)).toBe(true);
      expect(Math.min(...ticks)).toBeGreaterThanOrEqual(Math.min(0, ...amounts) - 1e-6);
      expect(Math.max(...ticks)).toBeLessThanOrEqual(Math.max(0, ...amounts) + 1e-6);
    }),
  );
});
