import { memo, useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SOURCES, type SourceId } from '@/domain/budget/sources.data';
import type { Cents } from '@/domain/money';
import { formatMoney } from '@/lib/format';
import { authPath, paths } from '@/lib/paths';
import { buttonClass } from '@/ui/button';
import { type Live, useLive, writeText } from '@/ui/live';
import type { SplitFigures } from './split-figures';

/** Between two sentences while a slider moves, ms. */
const PAUSE = 200;

interface UsualProps {
  low: Cents;
  high: Cents;
  place: string;
  currency: string;
  /** The split while a slider moves. */
  live: Live<SplitFigures>;
}

function Usual({ low, high, place, currency, live }: UsualProps) {
  const { t } = useTranslation('split');
  const words = useCallback(
    (least: Cents, most: Cents) =>
      t('usual', { place, low: formatMoney(least, currency), high: formatMoney(most, currency) }),
    [t, place, currency],
  );
  const written = useRef(0);
  const write = useCallback(
    (element: HTMLElement, { origin }: SplitFigures) => {
      if (origin.low === null || origin.high === null) return;
      // A sentence is read more slowly than a slider moves, and lays out all that is around it.
      const now = performance.now();
      if (now - written.current < PAUSE) return;
      written.current = now;
      writeText(element, words(origin.low, origin.high));
    },
    [words],
  );
  return (
    <span ref={useLive(live, write)} className="text-ink">
      {words(low, high)}
    </span>
  );
}

interface OriginProps extends Pick<UsualProps, 'place' | 'currency' | 'live'> {
  /** null where nothing is known. */
  low: Cents | null;
  high: Cents | null;
  cost: SourceId | null;
  basis: SourceId;
}

/** How the total compares with what is usual there, and where both come from. */
export const Origin = memo(function Origin({ low, high, place, currency, live, ...from }: OriginProps) {
  const { t } = useTranslation('split');
  const cost = from.cost && SOURCES[from.cost];
  return (
    <div className="min-h-19 border-t border-line pt-3 text-sm text-ink-muted">
      {low !== null && high !== null && cost ? (
        <p>
          <Usual low={low} high={high} place={place} currency={currency} live={live} />{' '}
          {t('source', { label: cost.label, year: cost.year })}
        </p>
      ) : (
        <p>{t('noUsual', { place })}</p>
      )}
      <p className="mt-1">
        {t('start', { label: SOURCES[from.basis].label })}{' '}
        <Link to={paths.methods} className="font-medium text-accent-strong underline">
          {t('methods')}
        </Link>
      </p>
    </div>
  );
});

/** The way on with what was tried. */
export const Carry = memo(function Carry({ known, keep }: { known: boolean; keep: () => void }) {
  const { t } = useTranslation('split');
  return (
    <Link
      to={known ? paths.newEvent : authPath('sign-up', `?next=${paths.newEvent}`)}
      onClick={keep}
      className={buttonClass('secondary')}
    >
      {t('carry')}
    </Link>
  );
});
