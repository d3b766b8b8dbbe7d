import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_BUDGET, sumCents } from '../money';
import { apportion } from './apportion';

const weight = fc.oneof(fc.constant(0), fc.double({ min: 1e-6, max: 1e6, noNaN: true }));
const weights = fc.array(weight, { minLength: 1, maxLength: 12 });
const whole = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 2, maxLength: 9 });
const RUNS = { numRuns: 400 };

describe('apportion', () => {
  it('apportion rounds all parts without changing their total', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_BUDGET }), weights, (total, list) => {
        const sum = list.reduce((a, b) => a + b, 0);
        fc.pre(sum > 0);
        const parts = apportion(total, list, 1);
        // A divisor method rounds all parts together. Each additional part can move a part half a step
        // further away from its exact share.
        const most = (list.length + 1) / 2 + 1e-4;
        return (
          sumCents(parts) === total &&
          parts.every((part, i) => part >= 0 && Math.abs(part - (total * (list[i] ?? 0)) / sum) < most)
        );
      }),
      RUNS,
    );
  });

  it('apportion gives the rounding remainder to the largest part', () => {
    expect(apportion(1_000, [1, 1, 1], 100)).toEqual([400, 300, 300]);
    expect(apportion(1_037, [1, 3, 1], 100)).toEqual([200, 637, 200]);
    expect(apportion(50, [1, 2], 100)).toEqual([0, 50]);
    expect(apportion(0, [1, 2], 1)).toEqual([0, 0]);
  });

  it('apportion returns zero for a weight of zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), weights, (total, list) => {
        fc.pre(list.some((weight) => weight > 0));
        return apportion(total, [0, ...list], 10)[0] === 0;
      }),
    );
  });

  it('raising one weight never lowers the part that apportion returns for that weight', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        whole,
        fc.integer({ min: 1, max: 1_000 }),
        (total, list, more) => {
          const [first = 0, ...rest] = list;
          const [before = 0] = apportion(total, list, 10);
          const [after = 0] = apportion(total, [first + more, ...rest], 10);
          return after >= before;
        },
      ),
      RUNS,
    );
  });

  it('setting one weight to zero never lowers another part returned by apportion', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), whole, (total, list) => {
        const before = apportion(total, list, 1);
        const after = apportion(total, [0, ...list.slice(1)], 1);
        return after.every((part, i) => i === 0 || part >= (before[i] ?? 0));
      }),
      RUNS,
    );
  });

  it('apportion refuses weights that aren’t numbers or are all zero', () => {
    for (const list of [[], [0, 0], [Number.NaN]]) expect(() => apportion(10, list, 1)).toThrow(RangeError);
  });
});
