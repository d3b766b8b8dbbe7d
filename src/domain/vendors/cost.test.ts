import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, setting, terms, totalOf, wholeRate } from '@/../tests/builders/quote-terms';
import { costOf, type QuoteSetting } from './cost';
import { EMPTY_TERMS, type QuoteTerms } from './quote';

const sumOf = (parts: Readonly<Record<string, number>>) => Object.values(parts).reduce((a, b) => a + b, 0);

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
const event: QuoteSetting = { guests: 120, children: null, hours: 9.25, tax_rate: 2100, currency: 'EUR' };
const plated: QuoteTerms = { ...EMPTY_TERMS, basis: 'guest', price: 9_500, tax_included: true };

describe('costOf', () => {
  it('costOf adds extra hours, travel, extras, service and tax to the price of a quote', () => {
    const { parts, total, extra_hours, guarantee } = costOf(photo, event) ?? expect.fail();
    expect(parts).toEqual({
      price: 180_000,
      children: 0,
      guests: 0,
      minimum: 0,
      hours: 30_000,
      travel: 10_000,
      extras: 5_000,
      service: 21_000,
      tax: 51_660,
    });
    expect([total, extra_hours, guarantee]).toEqual([297_660, 2, 50_000]);
  });

  it('costOf adds no tax to a service charge that isn’t taxed', () => {
    expect(costOf({ ...photo, service_taxed: false }, event)?.parts.tax).toBe(47_250);
  });

  it('costOf rounds the billed quantity up to the minimum or to whole units', () => {
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

  it('costOf adds the usual tax to a quote that doesn’t mention tax', () => {
    expect(costOf({ ...EMPTY_TERMS, price: 100_000 }, event)).toMatchObject({
      total: 121_000,
      lowest: 100_000,
    });
  });

  it('costOf returns null for a quote without a price', () => {
    expect(costOf(EMPTY_TERMS, event)).toBeNull();
    expect(costOf({ ...photo, extra_hour: null }, event)?.unpriced_hours).toBe(2);
  });

  it('costOf returns a total that equals the sum of its parts in whole cents', () => {
    fc.assert(
      fc.property(terms, setting, (quote, at) => {
        const cost = costOf(quote, at) ?? expect.fail();
        expect(sumOf(cost.parts)).toBe(cost.total);
        for (const amount of Object.values(cost.parts)) expect(Number.isSafeInteger(amount)).toBe(true);
        expect(cost.lowest).toBeLessThanOrEqual(cost.total);
      }),
    );
  });

  it('the result of costOf never falls when the number of guests or hours rises', () => {
    fc.assert(
      fc.property(terms, setting, (quote, at) => {
        const more = { ...at, guests: at.guests + 1 };
        expect(totalOf(quote, more)).toBeGreaterThanOrEqual(totalOf(quote, at));
        if (quote.child_price !== null && quote.child_price <= (quote.price ?? 0) && at.children)
          expect(totalOf({ ...quote, extra_guest: null }, { ...at, currency: 'EUR' })).toBeLessThanOrEqual(
            totalOf({ ...quote, extra_guest: null }, { ...at, currency: 'EUR', children: at.children - 1 }),
          );
        const longer = { ...at, hours: (at.hours ?? 0) + 1 };
        expect(totalOf(quote, longer)).toBeGreaterThanOrEqual(totalOf(quote, at));
        const further = quote.guests_included !== null && quote.extra_guest !== null;
        const binds = (costOf(quote, at)?.parts.minimum ?? 0) > 0;
        if (
          quote.basis === 'guest' &&
          (quote.price ?? 0) >= 100 &&
          at.guests >= (quote.minimum_guests ?? 0) &&
          !further &&
          !binds
        )
          expect(totalOf(quote, more)).toBeGreaterThan(totalOf(quote, at));
        if (quote.basis === 'guest' && at.guests < (quote.minimum_guests ?? 0))
          expect(totalOf(quote, more)).toBe(totalOf(quote, at));
      }),
    );
  });

  it('costOf never returns less than the minimum spend', () => {
    fc.assert(
      fc.property(terms, setting, (quote, at) => {
        const { parts, total } = costOf(quote, at) ?? expect.fail();
        const { price, children, guests, minimum } = parts;
        expect(price + children + guests + minimum).toBeGreaterThanOrEqual(quote.minimum_spend ?? 0);
        expect(total).toBeGreaterThanOrEqual(quote.minimum_spend ?? 0);
        if (price + children + guests >= (quote.minimum_spend ?? 0)) expect(minimum).toBe(0);
      }),
    );
  });

  it('costOf returns whole amounts for a currency without cents', () => {
    fc.assert(
      fc.property(terms, setting, (quote, at) => {
        const { parts, lowest } = costOf(quote, { ...at, currency: 'JPY' }) ?? expect.fail();
        for (const amount of [...Object.values(parts), lowest]) expect(amount % 100).toBe(0);
      }),
    );
  });

  it('costOf raises a quote’s price to its minimum spend before adding service and tax', () => {
    const quote: QuoteTerms = {
      ...plated,
      minimum_spend: 1_500_000,
      service_included: false,
      service_rate: 1_000,
      tax_included: false,
      tax_rate: 887.5,
    };
    const { parts, total } = costOf(quote, event) ?? expect.fail();
    expect(parts).toMatchObject({ price: 1_140_000, minimum: 360_000, service: 150_000, tax: 146_438 });
    expect(total).toBe(1_796_438);
    expect(costOf(quote, { ...event, guests: 160 })?.parts).toMatchObject({ price: 1_520_000, minimum: 0 });
  });

  it('costOf charges extra for each guest above the number included in the price', () => {
    const room: QuoteTerms = {
      ...EMPTY_TERMS,
      price: 800_000,
      guests_included: 100,
      extra_guest: 6_500,
      tax_included: true,
    };
    expect(costOf(room, event)).toMatchObject({ total: 930_000, parts: { guests: 130_000 } });
    expect(costOf(room, { ...event, guests: 90 })?.total).toBe(800_000);
    expect(costOf({ ...room, extra_guest: null }, event)).toMatchObject({
      total: 800_000,
      unpriced_guests: 20,
    });
    expect(costOf({ ...plated, guests_included: 100, extra_guest: 7_000 }, event)?.parts).toMatchObject({
      price: 950_000,
      guests: 140_000,
    });
  });

  it('costOf charges the children’s price for a known number of children', () => {
    const quote: QuoteTerms = { ...plated, child_price: 4_500 };
    expect(costOf(quote, { ...event, children: 20 })).toMatchObject({
      total: 1_040_000,
      parts: { price: 950_000, children: 90_000 },
      unknown_children: false,
    });
    expect(costOf(quote, event)).toMatchObject({ total: 1_140_000, unknown_children: true });
    // Children count towards the minimum number of guests.
    expect(costOf({ ...quote, minimum_guests: 130 }, { ...event, children: 20 })?.total).toBe(1_135_000);
  });

  it('a quote with a lower price can have a higher total', () => {
    const low: QuoteTerms = { ...EMPTY_TERMS, price: 700_000, guests_included: 80, extra_guest: 9_000 };
    const high: QuoteTerms = { ...EMPTY_TERMS, price: 850_000 };
    expect(totalOf(low, event)).toBeGreaterThan(totalOf(high, event));
    const spend: QuoteTerms = { ...plated, price: 8_000, minimum_spend: 1_200_000 };
    expect(totalOf(spend, event)).toBeGreaterThan(totalOf(plated, event));
  });

  it('costOf returns the same total whether the price is stated with or without tax', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), wholeRate, setting, (price, tax, anywhere) => {
        const at = { ...anywhere, currency: 'EUR' };
        // Prices in whole euros and taxes in whole percent give exact cents, so nothing is rounded.
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

  it('costOf doesn’t count a refundable guarantee as a cost', () => {
    fc.assert(
      fc.property(terms, setting, cents, (quote, at, guarantee) => {
        expect(totalOf({ ...quote, guarantee }, at)).toBe(totalOf(quote, at));
      }),
    );
  });
});
