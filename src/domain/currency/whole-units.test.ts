import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ledgerItem, TODAY } from '@/../tests/builders/ledgers';
import { allocate } from '../allocation/allocate';
import { ledger } from '../ledger/ledger';
import { percentOf, priceOf } from '../ledger/ledger-item';
import { recoverable } from '../ledger/recoverable';
import { sumCents, unitOf } from '../money';
import { CURRENCIES } from '../places/places';
import { defaultChoices } from '../plan/facts';
import { exchangedAboveZero, inUnits } from './exchange';

const currency = fc.constantFrom(...CURRENCIES);
const amount = fc.integer({ min: 1, max: 90_000_000 });
const broken = (amounts: readonly number[], code: string) =>
  amounts.filter((one) => one % unitOf(code) !== 0);

it('rounding to whole units changes an amount by at most half a unit', () => {
  fc.assert(
    fc.property(currency, amount, (code, cents) => {
      const whole = inUnits(cents, code);
      expect(broken([whole], code)).toEqual([]);
      expect(Math.abs(whole - cents) * 2).toBeLessThanOrEqual(unitOf(code));
      expect(inUnits(whole, code)).toBe(whole);
    }),
  );
});

it('the rounded parts of a budget add up to the budget', () => {
  fc.assert(
    fc.property(currency, fc.integer({ min: 100_000, max: 900_000_000 }), (code, typed) => {
      const budget = inUnits(typed, code);
      const allocation = allocate({
        event_type: 'wedding',
        kind: null,
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

/** Rounds an item's amounts like the input fields do. */
const itemsIn = (code: string) =>
  fc.array(ledgerItem, { maxLength: 6 }).map((items) =>
    items.map((item, i) => ({
      ...item,
      id: `${i}`,
      planned_amount: inUnits(item.planned_amount, code),
      actual_amount: item.actual_amount === null ? null : inUnits(item.actual_amount, code),
      payments: item.payments.map((entry) => ({
        ...entry,
        amount: exchangedAboveZero(entry.amount, { currency: code, rate: 1 }),
      })),
    })),
  );

it('the ledger’s totals are whole units', () => {
  fc.assert(
    fc.property(
      currency.chain((code) => fc.tuple(fc.constant(code), itemsIn(code))),
      ([code, items]) => {
        const { total, dues } = ledger(items, TODAY, code);
        const { items: _, ...sums } = total;
        const { weeks, cliffs } = recoverable(items, TODAY, '2027-06-12', code);
        expect(
          broken(
            [
              ...Object.values(sums),
              ...dues.map(({ amount: due }) => due),
              ...weeks.map(({ amount: saved }) => saved),
              ...cliffs.map(({ lost }) => lost),
            ],
            code,
          ),
        ).toEqual([]);
        expect(sumCents(dues.map(({ amount: due }) => due)) + total.paid).toBe(total.committed);
      },
    ),
  );
});

it('tax and service are rounded to the nearest whole unit', () => {
  fc.assert(
    fc.property(currency, amount, fc.constantFrom(887.5, 1900, 2100, 812.3, 10), (code, typed, rate) => {
      const price = inUnits(typed, code);
      const part = percentOf(price, rate, code);
      expect(broken([part], code)).toEqual([]);
      expect(Math.abs(part - (price * rate) / 10_000) * 2).toBeLessThanOrEqual(unitOf(code));
      const rates = { tax_rate: rate, tax_included: false, service_rate: 1000, service_included: false };
      const { service, tax, total } = priceOf(price, rates, code);
      expect(broken([service, tax, total], code)).toEqual([]);
      expect(total).toBe(price + service + tax);
    }),
  );
});
