import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allocated,
  freeInput,
  input,
  wedding,
  withChoices,
  withLock,
} from '@/../tests/builders/allocation-inputs';
import type { Category } from '../plan/facts';
import { SOURCES } from '../sources.data';
import type { AllocationInput } from './allocation';

const reasonsFor = (of: AllocationInput, category: Category) =>
  allocated(of).lines.find((line) => line.category === category)?.reasons ?? [];

const reason = (of: AllocationInput, category: Category, key: string) =>
  reasonsFor(of, category).find((one) => one.key === key);

describe('reasons', { timeout: 30_000 }, () => {
  it('the points of all reasons add up to the final share minus the base share', () => {
    fc.assert(
      fc.property(input, (of) =>
        allocated(of).lines.every((line) => {
          const sum = line.reasons.reduce((total, one) => total + Math.round(one.points * 10), 0);
          return sum === Math.round(line.share * 1000) - Math.round(line.base_share * 1000);
        }),
      ),
      { numRuns: 200 },
    );
  });

  it('the reasons add up even if rounding changes a share', () => {
    for (let budget = 2_001; budget < 2_200; budget++) {
      for (const line of allocated(wedding({ budget, guest_count: 140, duration: 8 })).lines) {
        const sum = line.reasons.reduce((total, one) => total + Math.round(one.points * 10), 0);
        expect(sum).toBe(Math.round(line.share * 1000) - Math.round(line.base_share * 1000));
      }
    }
  });

  it('reasons are sorted by size without zeros or repetitions', () => {
    fc.assert(
      fc.property(input, (of) =>
        allocated(of).lines.every(({ reasons }) => {
          const sizes = reasons.map((one) => Math.abs(one.points));
          const sorted = sizes.toSorted((a, b) => b - a);
          return (
            sizes.every((size, i) => size > 0 && size === sorted[i]) &&
            new Set(reasons.map((one) => one.key)).size === reasons.length &&
            reasons.every((one) => one.source in SOURCES)
          );
        }),
      ),
      { numRuns: 100 },
    );
  });

  it('a usual event without ranks has no reasons', () => {
    for (const line of allocated(wedding()).lines) expect(line.reasons).toEqual([]);
  });

  it('the reason about an unusual number of guests names the source of the usual number', () => {
    expect(reason(wedding({ guest_count: 200 }), 'catering', 'moreGuests')).toEqual({
      key: 'moreGuests',
      points: expect.any(Number),
      values: { guests: 200, usual: 121 },
      source: 'bodas-net-2024',
    });
    expect(reason(wedding({ guest_count: 200 }), 'catering', 'moreGuests')?.points).toBeGreaterThan(3);
    expect(reason(wedding({ guest_count: 40 }), 'catering', 'fewerGuests')?.points).toBeLessThan(-3);
  });

  it('the share of transportation rises with the number of travellers', () => {
    const american = (guest_count: number) =>
      reasonsFor(
        wedding({ country: 'US', currency: 'USD', location_type: 'destination', guest_count }),
        'transportation',
      );
    expect(american(20).find((one) => one.key === 'fewTravel')?.points).toBeLessThan(0);
    expect(american(900).find((one) => one.key === 'manyTravel')?.points).toBeGreaterThan(0);
    fc.assert(
      fc.property(input, (of) =>
        // A difference of 0.1 percentage points is due to rounding.
        reasonsFor(of, 'transportation').every(
          ({ key, points }) =>
            (key !== 'fewTravel' || points <= 0.1) && (key !== 'manyTravel' || points >= -0.1),
        ),
      ),
      { numRuns: 100 },
    );
  });

  it('reasons mention expensive and cheap regions', () => {
    expect(reason(wedding({ region: 'ES-AS', guest_count: 91 }), 'catering', 'dearerRegion')).toMatchObject({
      values: { region: 'ES-AS', percent: 48 },
      source: 'bodas-net-regions-2023',
    });
    expect(
      reason(wedding({ region: 'ES-MC', guest_count: 164 }), 'attire', 'cheaperRegion')?.points,
    ).toBeGreaterThan(0);
  });

  it('reasons mention the place and the duration', () => {
    expect(reason(wedding({ location_type: 'home' }), 'venue', 'home')?.points).toBeLessThan(-3);
    expect(reason(wedding({ location_type: 'outdoor' }), 'miscellaneous', 'outdoor')?.points).toBeGreaterThan(
      1,
    );
    expect(
      reason(wedding({ location_type: 'destination' }), 'transportation', 'destination')?.points,
    ).toBeGreaterThan(4);
    expect(reason(wedding({ duration: 12 }), 'drinks', 'longerEvent')?.points).toBeGreaterThan(1);
    expect(reason(wedding({ duration: 4 }), 'drinks', 'shorterEvent')?.values).toEqual({
      hours: 4,
      usual: 9,
    });
  });

  it('in the reasons, categories of equal rank all get the best of their positions', () => {
    const ranked = withChoices(wedding(), (choice) => ({
      ...choice,
      priority: choice.category === 'music' ? 1 : choice.category === 'drinks' ? 3 : 2,
    }));
    expect(reason(ranked, 'music', 'rankedHigh')).toMatchObject({ values: { rank: 1, of: 9 } });
    // The venue loses more to the category above it than it gains from the category below it.
    expect(reason(ranked, 'venue', 'rankedLow')).toMatchObject({ values: { rank: 2, of: 9 } });
    expect(reason(ranked, 'drinks', 'rankedLow')).toMatchObject({ values: { rank: 9, of: 9 } });
  });

  it('reasons mention no rank for unranked categories', () => {
    const one = withChoices(wedding(), (choice) => ({
      ...choice,
      priority: choice.category === 'music' ? 1 : null,
    }));
    expect(reason(one, 'music', 'rankedHigh')).toMatchObject({ values: { rank: 1 } });
    expect(reason(one, 'venue', 'unranked')?.values).toEqual({});
    expect(reason(one, 'venue', 'rankedLow')).toBeUndefined();
  });

  it('reasons mention excluded categories and locked amounts', () => {
    const without = withChoices(wedding(), (choice) => ({
      ...choice,
      selected: choice.category !== 'venue',
    }));
    expect(reason(without, 'catering', 'leftOut')).toMatchObject({ points: 6, values: { count: 1 } });
    const locked = withLock(wedding(), 'venue', 1_000_000);
    expect(reason(locked, 'venue', 'locked')).toMatchObject({ points: 37, values: { amount: 1_000_000 } });
    expect(reason(locked, 'music', 'othersLocked')).toMatchObject({
      values: { count: 1, amount: 1_000_000 },
    });
  });

  it('for a large total, the reason about rounding is worth at most 0.3 points', () => {
    expect(reason(wedding({ budget: 3 }), 'venue', 'rounding')).toBeDefined();
    fc.assert(
      fc.property(freeInput, (of) =>
        allocated({ ...of, currency: 'EUR', budget: Math.max(100_000, of.budget) }).lines.every((line) =>
          line.reasons.every((one) => one.key !== 'rounding' || Math.abs(one.points) <= 0.3),
        ),
      ),
      { numRuns: 200 },
    );
  });
});
