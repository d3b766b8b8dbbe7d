/**
 * Prices including tax, in the payment service's smallest unit. A test keeps them equal to those of the
 * pricing page (src/domain/pricing.data.ts).
 */
export type Offer = 'basic' | 'pro-monthly' | 'pro-yearly';
export type Currency = 'EUR' | 'USD' | 'GBP' | 'MXN' | 'COP' | 'CLP' | 'PEN';

/** Prices in whole units of the currency. */
const PRICES: Readonly<Record<Offer, Readonly<Record<Currency, number>>>> = {
  basic: { EUR: 72, USD: 72, GBP: 64, MXN: 1_290, COP: 280_000, CLP: 68_000, PEN: 256 },
  'pro-monthly': { EUR: 29, USD: 29, GBP: 25, MXN: 499, COP: 115_000, CLP: 27_000, PEN: 109 },
  'pro-yearly': { EUR: 264, USD: 264, GBP: 228, MXN: 4_500, COP: 1_044_000, CLP: 246_000, PEN: 990 },
};

/** Currencies of `PRICES` for which the payment service has no smaller unit (docs.stripe.com/currencies). */
const WHOLE: readonly string[] = ['CLP'];

export const offers = Object.keys(PRICES) as Offer[];
export const currencies = Object.keys(PRICES.basic) as Currency[];

/** Number of the payment service's smallest units in one unit of the currency. */
export const unitsOf = (currency: string): number => (WHOLE.includes(currency) ? 1 : 100);

export const priceOf = (offer: Offer, currency: Currency): number =>
  PRICES[offer][currency] * unitsOf(currency);

export const tierOf = (offer: Offer): 'basic' | 'pro' => (offer === 'basic' ? 'basic' : 'pro');
