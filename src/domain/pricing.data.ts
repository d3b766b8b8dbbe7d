import type { Cents } from './money';

/**
 * Prices of the tiers, tax included. The site's owner sets them here and in
 * `supabase/functions/_shared/prices.ts`. Each currency has a fixed price, so that prices are round and don't
 * follow exchange rates.
 */
export const PRICE_CURRENCIES = ['EUR', 'USD', 'GBP', 'MXN', 'COP', 'CLP', 'PEN'] as const;
export type PriceCurrency = (typeof PRICE_CURRENCIES)[number];

export type Offer = 'basic' | 'pro-monthly' | 'pro-yearly';

const prices = (units: Record<PriceCurrency, number>): Record<PriceCurrency, Cents> => {
  const cents = { ...units };
  for (const currency of PRICE_CURRENCIES) cents[currency] *= 100;
  return cents;
};

export const PRICES: Readonly<Record<Offer, Readonly<Record<PriceCurrency, Cents>>>> = {
  basic: prices({ EUR: 72, USD: 72, GBP: 64, MXN: 1_290, COP: 280_000, CLP: 68_000, PEN: 256 }),
  'pro-monthly': prices({ EUR: 29, USD: 29, GBP: 25, MXN: 499, COP: 115_000, CLP: 27_000, PEN: 109 }),
  'pro-yearly': prices({ EUR: 264, USD: 264, GBP: 228, MXN: 4_500, COP: 1_044_000, CLP: 246_000, PEN: 990 }),
};

/** Countries in whose currency we have prices. Everyone else sees the currency of their language. */
export const CURRENCY_OF: Readonly<Partial<Record<string, PriceCurrency>>> = {
  GB: 'GBP',
  MX: 'MXN',
  CO: 'COP',
  CL: 'CLP',
  PE: 'PEN',
  US: 'USD',
  PR: 'USD',
  EC: 'USD',
  SV: 'USD',
  PA: 'USD',
  ...Object.fromEntries(
    'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'
      .split(' ')
      .map((country) => [country, 'EUR' as const]),
  ),
};

export const CURRENCY_OF_LANGUAGE = { es: 'EUR', en: 'USD' } as const satisfies Record<string, PriceCurrency>;
