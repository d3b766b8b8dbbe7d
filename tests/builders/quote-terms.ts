import * as fc from 'fast-check';
import { costOf, type QuoteSetting } from '@/domain/vendors/cost';
import { EMPTY_TERMS, PRICE_BASES, type QuoteTerms } from '@/domain/vendors/quote';

export const cents = fc.integer({ min: 0, max: 10_000_00 });
const rate = fc.constantFrom(0, 887.5, 1000, 1600, 2100);
export const wholeRate = fc.constantFrom(0, 1000, 1600, 2100);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
export const terms: fc.Arbitrary<QuoteTerms> = fc
  .record({
    basis: fc.constantFrom(...PRICE_BASES),
    price: cents,
    minimum_guests: maybe(fc.integer({ min: 0, max: 300 })),
    minimum_spend: maybe(fc.integer({ min: 0, max: 2_000_000_00 })),
    guests_included: maybe(fc.integer({ min: 1, max: 300 })),
    extra_guest: maybe(cents),
    child_price: maybe(cents),
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
const CURRENCIES = ['EUR', 'MXN', 'JPY', 'CLP'] as const;
export const setting: fc.Arbitrary<QuoteSetting> = fc
  .record({
    guests: fc.integer({ min: 1, max: 500 }),
    part: maybe(fc.double({ min: 0, max: 1, noNaN: true })),
    hours: maybe(fc.double({ min: 0, max: 20, noNaN: true })),
    tax_rate: maybe(rate),
    currency: fc.constantFrom(...CURRENCIES),
  })
  .map(({ part, ...at }) => ({ ...at, children: part === null ? null : Math.floor(at.guests * part) }));

export const totalOf = (quote: QuoteTerms, at: QuoteSetting) => costOf(quote, at)?.total ?? Number.NaN;
