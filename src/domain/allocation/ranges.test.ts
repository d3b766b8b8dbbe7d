import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocated, input, wedding, withChoices, withLock } from '@/../tests/builders/allocation-inputs';
import { sumCents } from '../money';
import { allocationStep } from './allocation-step';

describe('ranges', { timeout: 30_000 }, () => {
  it('the limits of each range are in ascending order and don’t exceed the total', () => {
    fc.assert(
      fc.property(input, (of) =>
        allocated(of).lines.every(
          ({ low, typical, high }) => low >= 0 && low <= typical && typical <= high && high <= of.budget,
        ),
      ),
      { numRuns: 150 },
    );
  });

  it('each range extends at least 15 % below and above the typical amount', () => {
    fc.assert(
      fc.property(input, (of) => {
        const unit = allocationStep(of.budget, of.currency);
        return allocated(of).lines.every(
          ({ low, typical, high }) =>
            typical === of.budget ||
            (low <= typical * 0.85 + unit && (high >= typical * 1.15 - unit * 1.5 || high === of.budget)),
        );
      }),
      { numRuns: 150 },
    );
  });

  it('ranges depend on the facts, but not on ranks or locked amounts', () => {
    const ranges = (of: Parameters<typeof allocated>[0]) =>
      allocated(of).lines.map(({ low, typical, high }) => ({ low, typical, high }));
    const ranked = withChoices(wedding(), (choice) => ({
      ...choice,
      priority: choice.category === 'music' ? 1 : 2,
    }));
    expect(ranges(ranked)).toEqual(ranges(wedding()));
    expect(ranges(withLock(wedding(), 'music', 1))).toEqual(ranges(wedding()));
    expect(ranges(wedding({ guest_count: 40 }))).not.toEqual(ranges(wedding()));
  });

  it('without ranks, each amount of a usual event lies in its range', () => {
    for (const { amount, low, high } of allocated(wedding()).lines) {
      expect(amount).toBeGreaterThanOrEqual(low);
      expect(amount).toBeLessThanOrEqual(high);
    }
  });

  it('the photo range of a usual Spanish wedding equals the surveyed range', () => {
    const photo = allocated(wedding()).lines.find((line) => line.category === 'photo-and-video');
    expect(photo).toMatchObject({ low: 108_000, typical: 160_000, high: 234_000 });
  });
});

describe('usual amounts', () => {
  it('at any budget, the usual amounts add up to the usual total', () => {
    for (const budget of [100_000, 2_000_000, 90_000_000]) {
      const { usual, lines } = allocated(wedding({ budget }));
      expect(usual).toMatchObject({ typical: 2_370_000, covers: expect.closeTo(1, 10) });
      // Each amount is rounded to three significant figures, which changes it by at most half a percent.
      const sum = sumCents(lines.map((line) => line.usual ?? 0));
      expect(Math.abs(sum - 2_371_600)).toBeLessThanOrEqual(0.005 * 2_371_600);
    }
  });

  it('usual amounts cover only selected categories', () => {
    const without = withChoices(wedding(), (choice) => ({
      ...choice,
      selected: choice.category !== 'catering',
    }));
    const { usual } = allocated(without);
    expect(usual?.covers).toBeCloseTo(0.6);
    expect(usual?.typical).toBe(1_420_000);
  });

  it('usual amounts are null if no usual cost is known for the country', () => {
    const { usual, lines, basis } = allocated(wedding({ country: 'VE', currency: 'USD' }));
    expect([usual, basis.cost, ...lines.map((line) => line.usual)]).toEqual(Array(11).fill(null));
  });
});
