import { Link, useSearchParams } from 'react-router-dom';
import type { CategoryTotal } from '@/domain/analytics/analytics';
import type { Category } from '@/domain/plan/facts';
import { formatMoney, formatPercent } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { CATEGORY_HUES } from '@/parts/allocation/category-hues';
import { CategoryMark, useCategoryLabel } from '@/parts/allocation/category-mark';
import { cx } from '@/ui/class-names';
import { analyticsAddress } from '../analytics-state';

interface CategorySharesProps {
  rows: readonly CategoryTotal[];
  currency: string;
  /** True to show the currency's name, because there are blocks in other currencies. */
  isNamed: boolean;
}

const cell = 'tabular py-2 pl-2 text-right sm:pl-4 align-middle whitespace-nowrap';
/**
 * Columns that depend on the card's width, not the window's. Next to another card, this card is half as wide.
 */
const wide = 'hidden @xl:table-cell print:table-cell';

/** Each category's share of the planned amounts and of the expected amounts of the events. */
export function CategoryShares({ rows, currency, isNamed }: CategorySharesProps) {
  const { t } = useTranslation('analytics');
  const [params] = useSearchParams();
  /** Returns this page's address with a filter for the money of one category. */
  const only = (category: Category) => {
    const state = analyticsAddress.read(params);
    const chosen = { ...state, view: 'all' as const, category, ...(isNamed ? { currency } : {}) };
    return `${paths.analytics()}?${new URLSearchParams(analyticsAddress.write(chosen))}`;
  };
  const label = useCategoryLabel();
  const most = Math.max(...rows.map((row) => Math.max(row.planned_share, row.expected_share ?? 0)));
  const width = (share: number) => ({ width: `${most > 0 ? (100 * share) / most : 0}%` });
  const head =
    'pb-2 pl-2 text-right align-bottom text-sm font-medium break-words hyphens-auto text-ink-muted sm:pl-4';
  return (
    <section className="card @container p-5 sm:p-6">
      <table className="w-full border-collapse">
        <caption className="pb-4 text-left">
          <h2 className="text-xl">{t('categories.title')}</h2>
          <span className="mt-1 block text-sm text-ink-muted">{t('categories.text')}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col" className="w-full pb-2 text-left align-bottom text-sm font-medium text-ink-muted">
              {t('categories.category')}
            </th>
            <th scope="col" className={cx(head, wide)}>
              {t('categories.planned')}
            </th>
            <th scope="col" className={head}>
              {t('categories.planShare')}
            </th>
            <th scope="col" className={cx(head, wide)}>
              {t('categories.expected')}
            </th>
            <th scope="col" className={head}>
              {t('categories.costShare')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ category, planned, expected, planned_share, expected_share }) => (
            <tr key={category} className="border-t border-line">
              <th scope="row" className="py-2 text-left font-medium">
                <span className="flex items-center gap-2.5">
                  <CategoryMark category={category} small />
                  <span className="min-w-0 flex-1">
                    <Link
                      to={only(category)}
                      className="inline-flex min-h-6 items-center wrap-anywhere hyphens-auto underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-accent-strong hover:decoration-solid print:no-underline"
                    >
                      {label(category)}
                    </Link>
                    <span aria-hidden="true" className="mt-1 flex max-w-60 flex-col gap-0.5">
                      <span
                        className={cx('h-1.5 rounded-full opacity-40', CATEGORY_HUES[category].solid)}
                        style={width(planned_share)}
                      />
                      <span
                        className={cx('h-1.5 rounded-full', CATEGORY_HUES[category].solid)}
                        style={width(expected_share ?? 0)}
                      />
                    </span>
                  </span>
                </span>
              </th>
              <td className={cx(cell, wide)}>{formatMoney(planned, currency)}</td>
              <td className={cell}>{formatPercent(planned_share)}</td>
              <td className={cx(cell, wide)}>{formatMoney(expected, currency)}</td>
              <td className={cell}>{expected_share === null ? '–' : formatPercent(expected_share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
