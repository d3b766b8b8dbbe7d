import type { Cents } from '@/domain/money';
import { CATEGORIES } from '@/domain/plan/facts';
import { allocatedTotal } from '@/domain/plan-allocation/stored-allocation';
import { costIn } from '@/domain/what-if/scenario';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { CATEGORY_HUES } from '@/parts/allocation/category-hues';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { usePlanContext } from '@/parts/module/plan-context';
import { cx } from '@/ui/class-names';
import type { Evaluated } from '../evaluated';
import { whole } from '../left-text';

interface Bar {
  id: string;
  name: string;
  /** Costs in the order of `CATEGORIES`. */
  costs: readonly Cents[];
  cost: Cents;
  total: Cents;
}

interface PictureProps {
  evaluated: readonly Evaluated[];
}

/** Bars with each scenario's cost by category, all on one scale, with a mark at the scenario's total. */
export function ComparisonPicture({ evaluated }: PictureProps) {
  const { t } = useTranslation('whatif');
  const { plan } = usePlanContext();
  const label = useCategoryLabel();
  const money = (cents: Cents) => formatMoney(whole(cents), plan.currency);
  const stored = CATEGORIES.map((category) => {
    const choice = plan.categories.find((one) => one.category === category);
    return choice?.selected ? (choice.allocated_amount ?? 0) : 0;
  });
  const bars: Bar[] = [
    { id: 'plan', name: t('plan'), costs: stored, cost: allocatedTotal(plan.categories), total: plan.budget },
    ...evaluated.flatMap(({ scenario: { id, name }, result }) =>
      result.ok
        ? {
            id,
            name,
            costs: CATEGORIES.map((category) => costIn(result, category)),
            cost: result.cost,
            total: result.facts.budget,
          }
        : [],
    ),
  ];
  const longest = Math.max(1, ...bars.flatMap(({ cost, total }) => [cost, total]));
  const share = (cents: Cents) => `${((100 * cents) / longest).toFixed(2)}%`;
  const used = CATEGORIES.filter((_, i) => bars.some(({ costs }) => (costs[i] ?? 0) > 0));
  return (
    <figure className="card p-4 sm:p-5">
      <figcaption className="text-sm text-ink-muted">{t('compare.picture')}</figcaption>
      <ul className="mt-3 flex flex-col gap-3">
        {bars.map(({ id, name, costs, cost, total }) => (
          <li key={id}>
            <p className="flex flex-wrap justify-between gap-x-4 text-sm">
              <span className="min-w-0 font-medium break-words">{name}</span>
              <span className="tabular">{money(cost)}</span>
            </p>
            <div
              role="img"
              aria-label={t('compare.pictureOf', { name, cost: money(cost), total: money(total) })}
              className="relative mt-1 h-7"
            >
              <span className="absolute inset-y-0.5 left-0 flex w-full overflow-hidden rounded-md">
                {CATEGORIES.map((category, i) => {
                  const amount = costs[i] ?? 0;
                  return (
                    amount > 0 && (
                      <span
                        key={category}
                        style={{ width: share(amount) }}
                        className={cx(
                          'h-full shrink-0 border-surface not-last:border-r',
                          CATEGORY_HUES[category].solid,
                        )}
                      />
                    )
                  );
                })}
              </span>
              <span
                style={{ left: share(total) }}
                className="absolute -inset-y-0.5 w-0.5 -translate-x-full rounded-full bg-ink ring-2 ring-surface"
              />
            </div>
          </li>
        ))}
      </ul>
      <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
        {used.map((category) => (
          <li key={category} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={cx('size-2.5 rounded-full', CATEGORY_HUES[category].solid)} />
            <span>{label(category)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
