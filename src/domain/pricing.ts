import type { Cents } from './money';
import { countriesTold } from './places/countries-told';
import { CURRENCY_OF, CURRENCY_OF_LANGUAGE, type Offer, PRICES, type PriceCurrency } from './pricing.data';
import type { PlanTier } from './tiers';

export const BILLING_PERIODS = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof BILLING_PERIODS)[number];

export const tierPrice = (offer: Offer, currency: PriceCurrency): Cents => PRICES[offer][currency];

/** Returns the product sold for a tier and period. Null for tiers that are free or individually priced. */
export function offerOf(tier: PlanTier, period: BillingPeriod): Offer | null {
  if (tier === 'basic') return 'basic';
  return tier === 'pro' ? `pro-${period}` : null;
}

/** Returns the saving of one yearly payment compared with twelve monthly ones, as a share from 0 to 1. */
export const yearlySaving = (currency: PriceCurrency): number =>
  1 - PRICES['pro-yearly'][currency] / (12 * PRICES['pro-monthly'][currency]);

/**
 * Returns the currency of the first country in the reader's language settings that has prices (es-MX means
 * Mexico); null if none does.
 */
export function priceCurrencyFor(languages: readonly string[]): PriceCurrency | null {
  const country = countriesTold(languages).find((one) => CURRENCY_OF[one]);
  return country === undefined ? null : (CURRENCY_OF[country] ?? null);
}

export const usualCurrency = (languages: readonly string[], language: 'es' | 'en'): PriceCurrency =>
  priceCurrencyFor(languages) ?? CURRENCY_OF_LANGUAGE[language];

/**
 * Converts the payment service's amounts to hundredths. The service counts in the smallest unit of the
 * currency, and the Chilean peso has no cents.
 */
export const fromServiceUnits = (amount: number, currency: string): Cents =>
  currency === 'CLP' ? amount * 100 : amount;
