import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slices } from './slices';

const amounts = fc.array(fc.integer({ min: 0, max: 10_000_000_000 }), { minLength: 1, maxLength: 9 });

describe('the slices of a ring chart', () => {
  it('ring slices never overlap or exceed the ring', () => {
    fc.assert(
      fc.property(amounts, (given) => {
        const result = slices(given);
        let before = 0;
        for (const [i, slice] of result.entries()) {
          expect(slice.length).toBeGreaterThanOrEqual(0);
          if ((given[i] ?? 0) === 0) expect(slice.length).toBe(0);
          else expect(slice.length).toBeGreaterThan(0);
          expect(slice.start).toBeGreaterThanOrEqual(before - 1e-9);
          if (slice.length > 0) before = slice.start + slice.length;
        }
        expect(before).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  it('a single amount fills the whole ring', () => {
    expect(slices([0, 500])[1]).toMatchObject({ start: 0, length: 1, middle: 0.5 });
  });

  it('a ring without amounts has no slices', () => {
    expect(slices([0, 0]).map((slice) => slice.length)).toEqual([0, 0]);
  });
});
