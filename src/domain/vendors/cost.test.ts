import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf, type Setting } from './cost';
import { costCurves, crossings, guestSpan } from './curve';
import { EMPTY_TERMS, PRICE_BASES, type QuoteTerms } from './quote';

const cents = fc.integer({ min: 0, max: 10_000_00 });
const rate = fc.constantFrom(0, 1000, 1600, 2100);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const terms: fc.Arbitrary<QuoteTerms> = fc
  .record({
    basis: fc.constantFrom(...PRICE_BASES),
    price: cents,
    minimum_guests: maybe(fc.integer({ min: 0, max: 300 })),
    unit_capacity: maybe(fc.integer({ min: 1, max: 60 })),
    units: maybe(fc.integer({ min: 1, max: 9 })),
    hours_included: maybe(fc.integer({ min: 0, max: 12 })),
    extra_hour: maybe(cents),
    extra_hour_per_guest: fc.boolean(),
    travel: maybe(cents),
    extras: maybe(cents),
    guarantee: maybe(cents),
    tax_included: maybe(fc.boolean()),
    tax_rate: maybe(rate),
    service_included: maybe(fc.boolean()),
    service_rate: maybe(rate),
    service_taxed: fc.boolean(),
  })
  .map((given) => ({ ...EMPTY_TERMS, ...given }));
const setting: fc.Arbitrary<Setting> = fc.record({
  guests: fc.integer({ min: 1, max: 500 }),
  hours: maybe(fc.double({ min: 0, max: 20, noNaN: true })),
  tax_rate: maybe(rate),
});
const totalOf = (quote: QuoteTerms, at: Setting) => costOf(quote, at)?.total ?? Number.NaN;

const photo: QuoteTerms = {
  ...EMPTY_TERMS,
  price: 180_000,
  hours_included: 8,
  extra_hour: 15_000,
  travel: 10_000,
  extras: 5_000,
  guarantee: 50_000,
  service_included: false,
  service_rate: 1000,
  tax_included: false,
  tax_rate: 2100,
};
const event: Setting = { guests: 120, hours: 9.25, tax_rate: 2100 };

describe('costOf', () => {
  it('adds hours, travel and extras, service on price and hours, and tax on all of it', () => {
    const { parts, total, extra_hours, guarantee } = costOf(photo, event) ?? expect.fail();
    expect(parts).toEqual({
      price: 180_000,
      hours: 30_000,
      travel: 10_000,
      extras: 5_000,
      service: 21_000,
      tax: 51_660,
    });
    expect([total, extra_hours, guarantee]).toEqual([297_660, 2, 50_000]);
  });

  it('leaves the service out of the tax where it is said to be untaxed', () => {
    expect(costOf({ ...photo, service_taxed: false }, event)?.parts.tax).toBe(47_250);
  });

  it('bills the minimum of guests, and buses by what they hold', () => {
    const plate: QuoteTerms = {
      ...EMPTY_TERMS,
      basis: 'guest',
      price: 9_000,
      minimum_guests: 150,
      tax_included: true,
    };
    expect(costOf(plate, event)).toMatchObject({ total: 1_350_000, minimum_binds: true });
    const bus: QuoteTerms = {
      ...EMPTY_TERMS,
      basis: 'unit',
      price: 42_000,
      unit_capacity: 55,
      tax_included: true,
    };
    expect(costOf(bus, event)).toMatchObject({ total: 126_000, times: 3 });
  });

  it('counts a tax of which nothing is said on top, and says what it would be without', () => {
    expect(costOf({ ...EMPTY_TERMS, price: 100_000 }, event)).toMatchObject({
      total: 121_000,
      lowest: 100_000,
    });
  });

  it('is null without a price, and knows the hours that have none', () => {
    expect(costOf(EMPTY_TERMS, event)).toBeNull();
    expect(costOf({ ...photo, extra_hour: null }, event)?.unpriced_hours).toBe(2);
  });

  it('adds up to its parts, in whole cents', () => {
    fc.assert(
      fc.property(terms, setting, (quote, at) => {
        const cost = costOf(quote, at) ?? expect.fail();
        expect(Object.values(cost.parts).reduce((a, b) => a + b, 0)).toBe(cost.total);
        expect(Number.isInteger(cost.total)).toBe(true);
        expect(cost.lowest).toBeLessThanOrEqual(cost.total);
      }),
    );
  });

  it('never falls with guests or hours, and rises with each guest above the minimum', () => {
    fc.assert(
      fc.property(terms, setting, (quote, at) => {
        const more = { ...at, guests: at.guests + 1 };
        expect(totalOf(quote, more)).toBeGreaterThanOrEqual(totalOf(quote, at));
        const longer = { ...at, hours: (at.hours ?? 0) + 1 };
        expect(totalOf(quote, longer)).toBeGreaterThanOrEqual(totalOf(quote, at));
        if (quote.basis === 'guest' && (quote.price ?? 0) > 0 && at.guests >= (quote.minimum_guests ?? 0))
          expect(totalOf(quote, more)).toBeGreaterThan(totalOf(quote, at));
        if (quote.basis === 'guest' && at.guests < (quote.minimum_guests ?? 0))
          expect(totalOf(quote, more)).toBe(totalOf(quote, at));
      }),
    );
  });

  it('comes to the same for one quote in two forms', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), rate, setting, (price, tax, at) => {
        // Whole currency units whose tax is whole cents.
        const net: QuoteTerms = { ...EMPTY_TERMS, price: price * 100, tax_included: false, tax_rate: tax };
        const gross: QuoteTerms = {
          ...net,
          price: price * 100 + (price * tax) / 100,
          tax_included: true,
        };
        expect(totalOf(gross, at)).toBe(totalOf(net, at));
        const perGuest: QuoteTerms = { ...net, basis: 'guest' };
        const whole: QuoteTerms = { ...net, price: price * 100 * at.guests };
        expect(totalOf(perGuest, at)).toBe(totalOf(whole, at));
        const untaxed = { ...net, service_included: false, service_rate: 1000, service_taxed: false };
        const both = { ...gross, service_included: false, service_rate: 1000, service_taxed: false };
        expect(Math.abs(totalOf(both, at) - totalOf(untaxed, at))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('costs nothing more for a guarantee', () => {
    fc.assert(
      fc.property(terms, setting, cents, (quote, at, guarantee) => {
        expect(totalOf({ ...quote, guarantee }, at)).toBe(totalOf(quote, at));
      }),
    );
  });
});

describe('crossings', () => {
  const fixed: QuoteTerms = { ...EMPTY_TERMS, price: 1_000_000, tax_included: true };
  const plate: QuoteTerms = { ...EMPTY_TERMS, basis: 'guest', price: 8_500, tax_included: true };

  it('tell from how many guests on another quote is cheaper', () => {
    const offers = [
      { id: 'plate', terms: plate },
      { id: 'fixed', terms: fixed },
    ];
    expect(crossings(costCurves(offers, event, guestSpan(120)))).toEqual([
      { guests: 118, cheaper: 'fixed', dearer: 'plate' },
    ]);
  });

  it('are where the order turns round, and nowhere else', () => {
    fc.assert(
      fc.property(terms, terms, setting, (a, b, at) => {
        const span = guestSpan(Math.min(at.guests, 150));
        const found = crossings(
          costCurves(
            [
              { id: 'a', terms: a },
              { id: 'b', terms: b },
            ],
            at,
            span,
          ),
        );
        for (const { guests, cheaper } of found) {
          const [now, other] = cheaper === 'a' ? [a, b] : [b, a];
          expect(totalOf(now, { ...at, guests })).toBeLessThan(totalOf(other, { ...at, guests }));
          expect(totalOf(now, { ...at, guests: guests - 1 })).toBeGreaterThanOrEqual(
            totalOf(other, { ...at, guests: guests - 1 }),
          );
        }
        const side = (guests: number) =>
          Math.sign(totalOf(a, { ...at, guests }) - totalOf(b, { ...at, guests }));
        if (found.length === 0) expect(side(span.from) * side(span.to)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
