import type { Cents } from './money';
import { CURRENCY_OF, PRICES, type PriceCurrency } from './pricing.data';
import type { PlanTier } from './tiers';

export const BILLING_PERIODS = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof BILLING_PERIODS)[number];

type TierPrice = {
  /** What a month comes to. */
  readonly per_month: Cents;
  /** What is paid at once when a year is; null when months are. */
  readonly per_year: Cents | null;
};

/** null where the price is quoted. */
export function tierPrice(tier: PlanTier, currency: PriceCurrency, period: BillingPeriod): TierPrice | null {
  const price = PRICES[tier]?.[currency];
  if (!price) return null;
  return period === 'monthly'
    ? { per_month: price.monthly, per_year: null }
    : { per_month: Math.round(price.yearly / 12), per_year: price.yearly };
}

/** What paying by the year saves at least, as a part of twelve months' price, 0 to 1. */
export function yearlySaving(currency: PriceCurrency): number {
  const savings = Object.values(PRICES).flatMap((prices) => {
    const price = prices?.[currency];
    return price && price.monthly > 0 ? [1 - price.yearly / (12 * price.monthly)] : [];
  });
  return savings.length > 0 ? Math.min(...savings) : 0;
}

/** The currency of the first country that the reader's languages name (es-MX is Mexico); null when none has a price. */
export function priceCurrencyFor(languages: readonly string[]): PriceCurrency | null {
  for (const language of languages) {
    const country = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/u.exec(language)?.[1];
    const currency = country && CURRENCY_OF[country];
    if (currency) return currency;
  }
  return null;
}
