import type { Conversion } from '@/domain/currency/conversion';
import { currencyName, formatDate, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';

/** Number of significant digits that keeps a rate and its inverse precise enough. */
const DIGITS = 6;

/** Rate and date of a plan's conversion. Renders nothing if the plan was never converted. */
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
