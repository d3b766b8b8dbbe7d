import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Cents } from '@/domain/money';
import { SOURCES, type SourceId } from '@/domain/sources.data';
import { formatMoney } from '@/lib/format';
import { authPath, paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { buttonClass } from '@/ui/button';

interface OriginProps {
  place: string;
  currency: string;
  /** Ends of the usual range, or null if unknown. */
  low: Cents | null;
  high: Cents | null;
  cost: SourceId | null;
  basis: SourceId;
}

/** Compares the total with the usual total in that place, and names the sources. */
export const Origin = memo(function Origin({ low, high, place, currency, ...from }: OriginProps) {
  const { t } = useTranslation('allocationdemo');
  const cost = from.cost && SOURCES[from.cost];
  return (
    <div className="min-h-19 border-t border-line pt-3 text-sm text-ink-muted">
      {low !== null && high !== null && cost ? (
        <p>
          <span className="text-ink">
            {t('usual', { place, low: formatMoney(low, currency), high: formatMoney(high, currency) })}
          </span>{' '}
          <span>{t('source', { label: cost.label, year: cost.year })}</span>
        </p>
      ) : (
        <p>{t('noUsual', { place })}</p>
      )}
      <p className="mt-1">
        <span>{t('start', { label: SOURCES[from.basis].label })}</span>{' '}
        <Link to={paths.methods} className="font-medium text-accent-strong underline">
          {t('methods')}
        </Link>
      </p>
    </div>
  );
});

export function Carry({ known, keep }: { known: boolean; keep: () => void }) {
  const { t } = useTranslation('allocationdemo');
  return (
    <Link
      to={known ? paths.newEvent : authPath('sign-up', `?next=${paths.newEvent}`)}
      onClick={keep}
      className={buttonClass('secondary')}
    >
      {t('carry')}
    </Link>
  );
}
