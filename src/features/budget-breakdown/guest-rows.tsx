import { perGuest } from '@/domain/ledger/breakdown';
import type { Category } from '@/domain/plan/facts';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { CATEGORY_HUES } from '@/parts/allocation/category-hues';
import { CategoryMark, useCategoryLabel } from '@/parts/allocation/category-mark';
import { usePlanContext } from '@/parts/module/plan-context';
import { cx } from '@/ui/class-names';
import { FigureLink } from './figure-link';
import type { ViewProps } from './view-props';

type GuestRowsProps = Pick<ViewProps, 'parts' | 'measure'> & {
  onOpen: (category: Category) => void;
};

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/** A bar for each category's cost per guest, with a mark at the usual cost for such events. */
export function GuestRows({ parts, measure, onOpen }: GuestRowsProps) {
  const { t } = useTranslation('breakdown');
  const label = useCategoryLabel();
  const { guest_count, currency } = usePlanContext().plan;
  const rows = parts.lines.map((line) => {
    const usual = parts.suggestion?.lines.find(({ category }) => category === line.category)?.usual ?? null;
    return {
      category: line.category,
      yours: perGuest(line.figures[measure], guest_count),
      usual: usual === null ? null : Math.round(perGuest(usual, guest_count) / 100) * 100,
    };
  });
  const top = Math.max(1, ...rows.flatMap(({ yours, usual }) => [yours, usual ?? 0]));
  return (
    <section aria-labelledby="guest-categories">
      <h2 id="guest-categories" className="mb-2 text-xl">
        {t('guests.byCategory')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map(({ category, yours, usual }) => (
          <li
            key={category}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 sm:grid-cols-[14rem_minmax(0,1fr)_7rem] print:break-inside-avoid"
          >
            <span className="flex items-center gap-2.5 font-medium">
              <CategoryMark category={category} small />
              <span>{label(category)}</span>
            </span>
            <span className="max-sm:order-3 max-sm:col-span-2">
              <span aria-hidden="true" className="relative block h-4">
                <span className="absolute inset-x-0 top-1.5 h-1 rounded-full bg-line" />
                <span
                  className={cx(
                    'absolute top-0.5 left-0 h-3 rounded-full transition-[width] duration-200',
                    CATEGORY_HUES[category].solid,
                  )}
                  style={{ width: percent(Math.max(0, yours) / top) }}
                />
                {usual !== null && (
                  <span
                    className="absolute -top-0.5 h-5 w-1 -translate-x-1/2 rounded-full border border-surface bg-ink"
                    style={{ left: percent(usual / top) }}
                  />
                )}
              </span>
              {usual !== null && (
                <span className="tabular text-sm text-ink-muted">
                  {t('guests.usualOf', { amount: formatMoney(usual, currency) })}
                </span>
              )}
            </span>
            <span className="text-right font-semibold">
              <FigureLink
                name={label(category)}
                measure={measure}
                amount={yours}
                onOpen={() => onOpen(category)}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
