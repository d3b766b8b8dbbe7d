import { startTransition, useEffect, useState } from 'react';
import { type BillingPeriod, priceCurrencyFor } from '@/domain/pricing';
import { CURRENCY_OF_LANGUAGE, type PriceCurrency } from '@/domain/pricing.data';
import { currentLanguage } from '@/lib/i18n';

export interface PriceView {
  period: BillingPeriod;
  currency: PriceCurrency;
}

/**
 * Period and currency of the shown prices. Yearly prices in the language's usual currency are the default
 * until the browser's country is known.
 */
export function usePrices() {
  const [period, setPeriod] = useState<BillingPeriod>('yearly');
  const [chosen, setChosen] = useState<PriceCurrency | null>(null);
  // The country is known only in the browser, not during prerendering. The transition keeps slow devices
  // responsive.
  useEffect(() => startTransition(() => setChosen(priceCurrencyFor(navigator.languages))), []);
  const view: PriceView = { period, currency: chosen ?? CURRENCY_OF_LANGUAGE[currentLanguage()] };
  return { view, setPeriod, setCurrency: setChosen };
}
