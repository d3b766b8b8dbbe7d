import type { Cents } from './money';
import type { PlanTier } from './tiers';

/**
 * What the tiers cost: configuration, to be set by whoever runs the site. One price a currency rather than one
 * converted daily, so that it stays round and the same from visit to visit.
 */
export type Price = {
  /** Paid month by month. */
  readonly monthly: Cents;
  /** Paid once, for twelve months. */
  readonly yearly: Cents;
};

export const PRICE_CURRENCIES = ['EUR', 'USD', 'GBP', 'MXN', 'COP', 'CLP', 'PEN'] as const;
export type PriceCurrency = (typeof PRICE_CURRENCIES)[number];

const price = (monthly: number, yearly: number): Price => ({
  monthly: monthly * 100,
  yearly: yearly * 100,
});
const free = price(0, 0);

/** null is quoted to each customer. */
export const PRICES: Readonly<Record<PlanTier, Readonly<Record<PriceCurrency, Price>> | null>> = {
  free: { EUR: free, USD: free, GBP: free, MXN: free, COP: free, CLP: free, PEN: free },
  basic: {
    EUR: price(9, 72),
    USD: price(9, 72),
    GBP: price(8, 64),
    MXN: price(159, 1_290),
    COP: price(35_000, 280_000),
    CLP: price(8_500, 68_000),
    PEN: price(32, 256),
  },
  pro: {
    EUR: price(29, 264),
    USD: price(29, 264),
    GBP: price(25, 228),
    MXN: price(499, 4_500),
    COP: price(115_000, 1_044_000),
    CLP: price(27_000, 246_000),
    PEN: price(109, 990),
  },
  enterprise: null,
};

/** Countries whose own money has a price; the rest see the currency of their language. */
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
