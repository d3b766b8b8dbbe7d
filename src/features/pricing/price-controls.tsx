import { useId } from 'react';
import { BILLING_PERIODS, type BillingPeriod, yearlySaving } from '@/domain/pricing';
import { PRICE_CURRENCIES, type PriceCurrency } from '@/domain/pricing.data';
import { currencyName, formatPercent } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import type { PriceView } from './use-prices';

interface PriceControlsProps {
  view: PriceView;
  onPeriod: (period: BillingPeriod) => void;
  onCurrency: (currency: PriceCurrency) => void;
}

export function PriceControls({ view, onPeriod, onCurrency }: PriceControlsProps) {
  const { t } = useTranslation('pricing');
  const id = useId();
  const saving = formatPercent(Math.floor(yearlySaving(view.currency) * 100) / 100, 0);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <fieldset className="flex flex-wrap rounded-3xl border border-line-strong bg-surface p-1">
        <legend className="sr-only">{t('period.legend')}</legend>
        {BILLING_PERIODS.map((period) => (
          <label
            key={period}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full px-4 has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:min-h-9"
          >
            <input
              type="radio"
              name={id}
              checked={view.period === period}
              onChange={() => onPeriod(period)}
              className="sr-only"
            />
            <span>{t(`period.${period}`)}</span>
            {period === 'yearly' && (
              <span className="text-sm opacity-85">{t('period.saving', { saving })}</span>
            )}
          </label>
        ))}
      </fieldset>
      <label className="flex max-w-full flex-wrap items-center gap-2 text-sm text-ink-muted">
        <span>{t('currency')}</span>
        <select
          value={view.currency}
          onChange={({ target }) => {
            const currency = PRICE_CURRENCIES.find((one) => one === target.value);
            if (currency) onCurrency(currency);
          }}
          className="select min-h-11 max-w-full rounded-lg border border-line-strong bg-surface pl-2 text-ink sm:min-h-9"
        >
          {PRICE_CURRENCIES.map((currency) => (
            <option key={currency} value={currency}>
              {`${currency} · ${currencyName(currency)}`}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
