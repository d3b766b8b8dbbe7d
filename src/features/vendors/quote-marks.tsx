import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import type { Offered } from './use-comparison';

export function QuoteMarks({ offer }: { offer: Offered }) {
  const { t } = useTranslation('vendors');
  const { quote, stage, expired } = offer;
  return (
    <>
      {expired && quote.valid_until && (
        <span className="block text-sm font-semibold text-attention">
          {t('expired', { date: formatDate(quote.valid_until, 'medium') })}
        </span>
      )}
      {quote.stage === 'booked' && stage !== 'booked' && (
        <span className="block text-sm font-semibold text-attention">{t('reopened')}</span>
      )}
    </>
  );
}
