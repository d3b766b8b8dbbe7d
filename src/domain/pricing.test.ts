import { describe, expect, it } from 'vitest';
import { priceCurrencyFor, tierPrice, yearlySaving } from './pricing';
import { PRICE_CURRENCIES, PRICES } from './pricing.data';
import { PLAN_TIERS } from './tiers';

describe('prices', () => {
  it.each(PRICE_CURRENCIES)(
    'in %s rise with the tier, and a year is dearer than a month but not than twelve',
    (currency) => {
      const priced = PLAN_TIERS.flatMap((tier) => PRICES[tier]?.[currency] ?? []);
      expect(priced.map(({ monthly }) => monthly)).toEqual(
        priced.map(({ monthly }) => monthly).sort((a, b) => a - b),
      );
      for (const { monthly, yearly } of priced) {
        expect(yearly).toBeGreaterThanOrEqual(monthly);
        expect(yearly).toBeLessThanOrEqual(12 * monthly);
        expect(Number.isInteger(monthly) && Number.isInteger(yearly)).toBe(true);
      }
      expect(yearlySaving(currency)).toBeGreaterThan(0.1);
    },
  );

  it('by the year tell both the month and what is paid at once', () => {
    expect(tierPrice('basic', 'EUR', 'yearly')).toEqual({ per_month: 600, per_year: 7200 });
    expect(tierPrice('basic', 'EUR', 'monthly')).toEqual({ per_month: 900, per_year: null });
    expect(tierPrice('enterprise', 'EUR', 'monthly')).toBeNull();
  });

  it.each([
    [['es-MX', 'es'], 'MXN'],
    [['es', 'en-GB'], 'GBP'],
    [['zh-Hans-CN', 'es-ES'], 'EUR'],
    [['pt-BR'], null],
    [['es'], null],
    [[], null],
  ])('follow the country of %j', (languages, currency) => {
    expect(priceCurrencyFor(languages)).toBe(currency);
  });
});
