import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setting, terms, totalOf } from '@/../tests/builders/quote-terms';
import type { QuoteSetting } from './cost';
import { costCurves, crossings, guestSpan } from './curve';
import { EMPTY_TERMS, type QuoteTerms } from './quote';

const event: QuoteSetting = { guests: 120, children: null, hours: 9.25, tax_rate: 2100, currency: 'EUR' };

describe('crossings', () => {
  const fixed: QuoteTerms = { ...EMPTY_TERMS, price: 1_000_000, tax_included: true };
  const plate: QuoteTerms = { ...EMPTY_TERMS, basis: 'guest', price: 8_500, tax_included: true };

  it('crossings returns the guest count from which the dearer of two quotes is cheaper', () => {
    const offers = [
      { id: 'plate', terms: plate },
      { id: 'fixed', terms: fixed },
    ];
    expect(crossings(costCurves(offers, event, guestSpan(120)))).toEqual([
      { guests: 118, cheaper: 'fixed', dearer: 'plate' },
    ]);
  });

  it('for any two quotes, crossings returns each guest count at which their cost order swaps', () => {
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
