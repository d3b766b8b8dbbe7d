import { startTransition, useEffect, useState } from 'react';
import { type BillingPeriod, priceCurrencyFor } from '@/domain/pricing';
import { CURRENCY_OF_LANGUAGE, type PriceCurrency } from '@/domain/pricing.data';
import { currentLanguage } from '@/lib/i18n';

export interface PriceView {
  period: BillingPeriod;
  currency: PriceCurrency;
}

/** State of the shown prices: by the year in the language's currency until the browser's country is known. */
export function usePrices() {
  const [period, setPeriod] = useState<BillingPeriod>('yearly');
  const [chosen, setChosen] = useState<PriceCurrency | null>(null);
  // Known only in the browser, not at prerendering. In a transition, because a slow device is busy with the
  // rest of the page.
  useEffect(() => startTransition(() => setChosen(priceCurrencyFor(navigator.languages))), []);
  const view: PriceView = { period, currency: chosen ?? CURRENCY_OF_LANGUAGE[currentLanguage()] };
  return { view, setPeriod, setCurrency: setChosen };
}
