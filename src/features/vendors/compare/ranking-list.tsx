import type { Position } from '@/domain/vendors/ranking';
import { formatList, formatMoney, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { QuoteMarks } from '../quote-marks';
import type { Comparison } from '../use-comparison';

interface RankingListProps {
  comparison: Comparison;
  onOpen: (id: string) => void;
}

/** Minimum difference in points at which a criterion is mentioned. */
const TOLD = 0.5;

/** Returns a function that explains a quote's rank by the criteria in which it is ahead or behind. */
function useWhy() {
  const { t } = useTranslation('vendors');
  return ({ scores }: Position, alone: boolean): string => {
    if (alone) return t('ranking.alone');
    const told = scores.toSorted((a, b) => Math.abs(b.ahead) - Math.abs(a.ahead));
    const named = (ahead: boolean) =>
      told
        .filter((score) => (ahead ? score.ahead >= TOLD : score.ahead <= -TOLD))
        .slice(0, 3)
        .map(({ criterion, ahead: points }) =>
          t('ranking.points', {
            what: t(`criterion.${criterion}`),
            points: formatNumber(Math.abs(points), 1),
          }),
        );
    const [ahead, behind] = [named(true), named(false)];
    if (ahead.length === 0 && behind.length === 0) return t('ranking.even');
    return [
      ...(ahead.length > 0 ? [t('ranking.ahead', { what: formatList(ahead) })] : []),
      ...(behind.length > 0 ? [t('ranking.behind', { what: formatList(behind) })] : []),
    ].join(' ');
  };
}

/** Quotes in the recommended order, with reasons. Unavailable quotes come below. */
export function RankingList({ comparison, onOpen }: RankingListProps) {
  const { t } = useTranslation('vendors');
  const { plan } = usePlanContext();
  const why = useWhy();
  const { positions, excluded } = comparison.ranking;
  const find = (id: string) => comparison.compared.find(({ quote }) => quote.id === id);
  return (
    <>
      <ol className="flex flex-col divide-y divide-line border-y border-line">
        {positions.map((position, place) => {
          const offer = find(position.id);
          if (!offer?.cost) return null;
          const unknown = position.scores.filter(({ known }) => !known);
          return (
            <li
              key={position.id}
              className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-baseline gap-x-2 py-3"
            >
              <span className="font-serif text-xl text-accent-strong">{formatNumber(place + 1)}</span>
              <button
                type="button"
                onClick={() => onOpen(position.id)}
                className="min-h-8 text-left font-semibold break-words hover:text-accent-strong"
              >
                {offer.quote.vendor_name}
              </button>
              <span className="tabular text-right font-semibold">
                {formatMoney(offer.cost.total, plan.currency)}
              </span>
              <p className="col-span-2 col-start-2 text-sm text-ink-muted">
                {offer.stage === 'booked' && (
                  <strong className="text-positive">{`${t('stage.booked')}. `}</strong>
                )}
                <QuoteMarks offer={offer} />
                <span>{t('ranking.score', { points: formatNumber(position.points) })}</span>{' '}
                <span>{why(position, positions.length === 1)}</span>{' '}
                {position.close && place + 1 < positions.length && <span>{t('ranking.close')}</span>}
                {unknown.length > 0 && (
                  <span>{` ${t('ranking.unknown', { what: formatList(unknown.map(({ criterion }) => t(`criterion.${criterion}`))) })}`}</span>
                )}
              </p>
            </li>
          );
        })}
      </ol>
      {excluded.map(({ id, fails }) => (
        <p key={id} className="text-sm text-ink-muted">
          <strong className="text-ink">{find(id)?.quote.vendor_name}</strong>
          <span>{`: ${formatList(fails.map((fail) => t(`condition.${fail}`)))}`}</span>
        </p>
      ))}
    </>
  );
}
