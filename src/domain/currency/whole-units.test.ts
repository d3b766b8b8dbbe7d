import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allocate } from '../allocation/allocate';
import { sumCents } from '../money';
import { CURRENCIES } from '../places/places';
import { defaultChoices } from '../plan/facts';
import { unitOf } from '../vendors/percent';
import { inUnits } from './exchange';

const currency = fc.constantFrom(...CURRENCIES);
const amount = fc.integer({ min: 1, max: 90_000_000 });
const broken = (amounts: readonly number[], code: string) =>
  amounts.filter((one) => one % unitOf(code) !== 0);

it('an amount is written in whole units of its currency, and near what it was', () => {
  fc.assert(
    fc.property(currency, amount, (code, cents) => {
      const whole = inUnits(cents, code);
      expect(broken([whole], code)).toEqual([]);
      expect(Math.abs(whole - cents) * 2).toBeLessThanOrEqual(unitOf(code));
      expect(inUnits(whole, code)).toBe(whole);
    }),
  );
});

it('the parts of a budget have no parts of a unit, and add up to it', () => {
  fc.assert(
    fc.property(currency, fc.integer({ min: 100_000, max: 900_000_000 }), (code, typed) => {
      const budget = inUnits(typed, code);
      const allocation = allocate({
        event_type: 'wedding',
        variant: null,
        budget,
        currency: code,
        guest_count: 90,
        duration: 8,
        location_type: 'indoor',
        country: 'ES',
        region: null,
        categories: defaultChoices('wedding'),
      } as Parameters<typeof allocate>[0]);
      if (!allocation.ok) return;
      const amounts = allocation.lines.map((line) => line.amount);
      expect(broken(amounts, code)).toEqual([]);
      expect(sumCents(amounts)).toBe(budget);
    }),
    { numRuns: 60 },
  );
});
