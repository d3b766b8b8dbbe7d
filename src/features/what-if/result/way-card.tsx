import type { PlanState } from '@/domain/plan/facts';
import type { Way } from '@/domain/what-if/reach';
import { capitalized, formatDate, formatDifference, formatMoney, formatNumber } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { CategoryMark, useCategoryLabel } from '@/parts/allocation/category-mark';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/disclosure';
import { Tag } from '@/ui/states';
import { whole } from '../left-text';

interface WayCardProps {
  facts: PlanState;
  way: Way;
  /** True for the way that gives up least. */
  first: boolean;
  onTry: () => void;
  onKeep: () => void;
}

const lower = (text: string): string => text.charAt(0).toLocaleLowerCase(currentLanguage()) + text.slice(1);

/**
 * A way to reach a lower total, and what the categories lose by it. The most important category comes first.
 */
export function WayCard({ facts, way, first, onTry, onKeep }: WayCardProps) {
  const { t } = useTranslation(['whatif', 'common']);
  const label = useCategoryLabel();
  const guests = facts.guest_count - way.guest_count;
  const hours = (facts.duration ?? 0) - (way.duration ?? 0);
  const fewer = (count: number, to: number) => ({ count, to: formatNumber(to) });
  const moves = [
    ...way.removed.map((category) => t('reach.removed', { category: lower(label(category)) })),
    ...(way.location_type === facts.location_type
      ? []
      : [lower(t(`common:locationType.${way.location_type}`))]),
    ...(way.event_date === facts.event_date ? [] : [formatDate(way.event_date, 'medium')]),
    ...(hours > 0 ? [t('reach.hours', fewer(hours, way.duration ?? 0))] : []),
    ...(guests > 0 ? [t('reach.guests', fewer(guests, way.guest_count))] : []),
  ];
  const lost = way.losses.filter(({ before, after }) => whole(before) !== whole(after));
  return (
    <li className="rounded-card border border-line bg-paper p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 font-serif text-lg leading-snug font-medium break-words">
          {capitalized(moves.join(', '))}
        </p>
        {first && <Tag tone="positive">{t('reach.first')}</Tag>}
      </div>
      <p className="tabular text-sm text-ink-muted">
        {t('reach.comes', { total: formatMoney(whole(way.total), facts.currency) })}
      </p>
      <Disclosure title={t('reach.costs')} className="mt-1" summaryClassName="text-sm font-medium sm:min-h-8">
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {lost.map(({ category, before, after, removed }) => (
            <li key={category} className="flex items-center gap-2 py-1 text-sm">
              <CategoryMark category={category} small />
              <span className="min-w-0 flex-1 truncate">{label(category)}</span>
              <span className="tabular whitespace-nowrap">
                {`${removed ? `${t('reach.out')} · ` : ''}${formatDifference(whole(after) - whole(before), facts.currency)}`}
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" look="secondary" onClick={onTry}>
          {t('reach.try')}
        </Button>
        <Button size="small" look="quiet" onClick={onKeep}>
          {t('reach.keep')}
        </Button>
      </div>
    </li>
  );
}
