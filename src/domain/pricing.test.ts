import { describe, expect, it } from 'vitest';
import {
  currencies,
  offers,
  priceOf as priceSent,
  unitsOf,
} from '../../supabase/functions/_shared/prices.ts';
import { offerOf, priceCurrencyFor, tierPrice, yearlySaving } from './pricing';
import { PRICE_CURRENCIES, PRICES } from './pricing.data';
import { PLAN_TIERS } from './tiers';

describe('prices', () => {
  it.each(PRICE_CURRENCIES)(
    'a year of Pro in %s costs at most as much as twelve months of Pro',
    (currency) => {
      const [basic, month, year] = [
        tierPrice('basic', currency),
        tierPrice('pro-monthly', currency),
        tierPrice('pro-yearly', currency),
      ];
      expect(year).toBeGreaterThan(basic);
      expect(year).toBeGreaterThanOrEqual(month);
      expect(year).toBeLessThanOrEqual(12 * month);
      for (const price of [basic, month, year]) expect(Number.isInteger(price / 100)).toBe(true);
      expect(yearlySaving(currency)).toBeGreaterThan(0.1);
    },
  );

  it('the prices shown equal the prices sent to the payment service', () => {
    expect(currencies).toEqual([...PRICE_CURRENCIES]);
    expect(offers).toEqual(Object.keys(PRICES));
    for (const offer of offers)
      for (const currency of currencies)
        expect(priceSent(offer, currency)).toBe((tierPrice(offer, currency) / 100) * unitsOf(currency));
  });

  it('Pro has a price per billing period, Basic has one price', () => {
    expect(PLAN_TIERS.map((tier) => offerOf(tier, 'yearly'))).toEqual([null, 'basic', 'pro-yearly', null]);
    expect(offerOf('basic', 'monthly')).toBe('basic');
    expect(offerOf('pro', 'monthly')).toBe('pro-monthly');
  });

  it.each([
    [['es-MX', 'es'], 'MXN'],
    [['es', 'en-GB'], 'GBP'],
    [['zh-Hans-CN', 'es-ES'], 'EUR'],
    [['pt-BR'], null],
    [['es'], null],
    [[], null],
  ])('the currency of prices depends on the browser’s languages %j', (languages, currency) => {
    expect(priceCurrencyFor(languages)).toBe(currency);
  });
});
