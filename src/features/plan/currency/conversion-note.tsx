import type { Conversion } from '@/domain/currency/conversion';
import { currencyName, formatDate, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';

/** Significant digits that suffice for a rate and its inverse. */
const DIGITS = 6;

/** Rate and date of a plan's conversion; empty without one. */
export function ConversionNote({ conversion, currency }: { conversion: Conversion; currency: string }) {
  const { t } = useTranslation('budget');
  const turned = conversion.rate < 1;
  const [one, other] = turned ? [currency, conversion.from] : [conversion.from, currency];
  return (
    <p className="text-sm text-ink-muted">
      {t('currency.note', {
        from: currencyName(conversion.from),
        one,
        other,
        rate: formatNumber(turned ? 1 / conversion.rate : conversion.rate, DIGITS),
        date: formatDate(conversion.on, 'medium'),
      })}
    </p>
  );
}
