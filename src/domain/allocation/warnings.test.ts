import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocated, wedding, withChoices, withLock } from '@/../tests/builders/allocation-inputs';
import { EVENT_TYPES, LOCATION_TYPES } from '../plan/facts';
import type { AllocationInput, Warning } from './allocation';

const warning = (of: AllocationInput, key: Warning['key']) =>
  allocated(of).warnings.find((one) => one.key === key);

describe('warnings', { timeout: 30_000 }, () => {
  it('a usual event at its usual cost has no warnings', () => {
    expect(allocated(wedding()).warnings).toEqual([]);
  });

  it('warnings mention a lock that leaves too little for other categories', () => {
    const starving = withLock(wedding(), 'venue', 1_100_000);
    expect(warning(starving, 'lockStarves')).toEqual({
      key: 'lockStarves',
      left: 900_000,
      usual: 1_740_000,
      categories: 8,
    });
    expect(warning(withLock(wedding(), 'venue', 900_000), 'lockStarves')).toBeUndefined();
  });

  it('warnings mention categories that get nothing without being locked at zero', () => {
    expect(warning(withLock(wedding(), 'venue', 2_000_000), 'emptyLines')).toMatchObject({
      categories: expect.arrayContaining(['catering', 'music']),
    });
    expect(warning(withLock(wedding(), 'venue', 0), 'emptyLines')).toBeUndefined();
    expect(warning(wedding({ budget: 3 }), 'emptyLines')).toMatchObject({ categories: { length: 7 } });
  });

  it('warnings mention a budget far below or above the usual range', () => {
    const band = { low: 1_420_000, typical: 2_370_000, high: 3_320_000 };
    expect(warning(wedding({ budget: 1_400_000 }), 'budgetBelowUsual')).toMatchObject(band);
    expect(warning(wedding({ budget: 1_500_000 }), 'budgetBelowUsual')).toBeUndefined();
    expect(warning(wedding({ budget: 3_500_000 }), 'budgetAboveUsual')).toMatchObject(band);
    expect(warning(wedding({ budget: 3_300_000 }), 'budgetAboveUsual')).toBeUndefined();
  });

  it('warnings compare the budget with the usual cost only if a survey exists', () => {
    const baptism = wedding({
      event_type: 'other',
      name: 'Bautizo de Vega',
      budget: 3_000_000,
      guest_count: 40,
    });
    expect(allocated(baptism).basis.cost?.method).toBe('parts');
    expect(allocated(baptism).usual?.high).toBeLessThan(3_000_000);
    expect(warning(baptism, 'budgetAboveUsual')).toBeUndefined();
    expect(warning({ ...baptism, budget: 10_000 }, 'budgetBelowUsual')).toBeUndefined();
  });

  it('warnings compare the budget with the usual cost of the selected categories', () => {
    const small = wedding({ budget: 200_000 });
    const music = withChoices(small, (choice) => ({ ...choice, selected: choice.category === 'music' }));
    expect(warning(small, 'budgetBelowUsual')).toBeDefined();
    expect(warning(music, 'budgetBelowUsual')).toBeUndefined();
  });

  it('warnings suggest a contingency of 7 % if it is below 5 %', () => {
    expect(warning(withLock(wedding(), 'miscellaneous', 80_000), 'contingencyLow')).toEqual({
      key: 'contingencyLow',
      percent: 4,
      kept: 80_000,
      advised: 140_000,
    });
    expect(warning(withLock(wedding(), 'miscellaneous', 100_000), 'contingencyLow')).toBeUndefined();
    const without = withChoices(wedding(), (choice) => ({
      ...choice,
      selected: choice.category !== 'miscellaneous',
    }));
    expect(warning(without, 'contingencyMissing')).toEqual({ key: 'contingencyMissing', advised: 140_000 });
    expect(allocated(without).contingency).toBe(0);
  });

  /** Warnings about the engine's own suggestions would teach people to ignore warnings. */
  it('the suggested allocation never warns of a low contingency', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EVENT_TYPES),
        fc.constantFrom(...LOCATION_TYPES),
        fc.constantFrom('ES', 'US', 'MX', 'CO'),
        fc.integer({ min: 1, max: 1000 }),
        (event_type, location_type, country, guest_count) =>
          warning(wedding({ event_type, location_type, country, guest_count }), 'contingencyLow') ===
          undefined,
      ),
      { numRuns: 150 },
    );
  });
});
