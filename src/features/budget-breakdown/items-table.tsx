import { useMemo } from 'react';
import { isFirm } from '@/domain/ledger/ledger';
import type { Category } from '@/domain/plan/facts';
import { formatMoney, formatPercent } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { CategoryMark, useCategoryLabel } from '@/parts/allocation/category-mark';
import { usePlanContext } from '@/parts/module/plan-context';
import { FigureLink } from './figure-link';
import { usePartName } from './part-name';
import type { Part } from './parts-of';
import type { ViewProps } from './view-props';

type ItemsTableProps = Pick<ViewProps, 'parts' | 'measure'> & {
  onOpen: (category: Category) => void;
};

/** Returns one row per item, largest first, not grouped by category. */
function rowsOf({ parts, measure }: Pick<ItemsTableProps, 'parts' | 'measure'>): Part[] {
  return parts.lines
    .flatMap((line): Part[] => {
      const { category } = line;
      const rest =
        measure === 'suggested'
          ? line.figures.suggested
          : measure === 'planned'
            ? line.figures.planned - line.itemised
            : 0;
      return [
        ...line.items.map(
          ({ item, figures }): Part => ({
            key: item.id,
            category,
            amount: figures[measure],
            kind: 'item',
            name: item.vendor_name,
            count: 1,
            firm: isFirm(figures),
          }),
        ),
        { key: `${category}-rest`, category, amount: rest, kind: 'rest', name: null, count: 0, firm: false },
      ];
    })
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => b.amount - a.amount || a.key.localeCompare(b.key));
}

export function ItemsTable({ parts, measure, onOpen }: ItemsTableProps) {
  const { t } = useTranslation('breakdown');
  const { plan } = usePlanContext();
  const label = useCategoryLabel();
  const nameOf = usePartName();
  const rows = useMemo(() => rowsOf({ parts, measure }), [parts, measure]);
  const total = parts.total[measure];
  if (rows.length === 0) return null;
  return (
    <table className="w-full border-collapse">
      <caption className="pb-3 text-left font-serif text-xl font-medium">{t('table.caption')}</caption>
      <thead>
        <tr className="text-sm text-ink-muted">
          <th scope="col" className="pb-2 text-left font-medium">
            {t('table.item')}
          </th>
          <th scope="col" className="pb-2 pl-4 text-right font-medium max-sm:hidden">
            {t('table.share')}
          </th>
          <th scope="col" className="pb-2 pl-4 text-right font-medium text-accent-strong">
            {t(`measure.${measure}`)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((part) => (
          <tr key={part.key} className="border-t border-line print:break-inside-avoid">
            <th scope="row" className="py-1.5 text-left font-medium">
              <span className="flex items-center gap-2.5">
                <CategoryMark category={part.category} small />
                <span className="min-w-0 break-words">
                  <span>{nameOf(part)}</span>
                  <span className="block text-sm font-normal text-ink-muted">{label(part.category)}</span>
                </span>
              </span>
            </th>
            <td className="tabular py-1.5 pl-4 text-right text-ink-muted max-sm:hidden">
              {formatPercent(total > 0 ? part.amount / total : 0)}
            </td>
            <td className="py-1.5 pl-4 text-right font-semibold">
              <FigureLink
                name={nameOf(part)}
                measure={measure}
                amount={part.amount}
                onOpen={() => onOpen(part.category)}
              />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot className="print:table-row-group">
        <tr className="border-t-2 border-line-strong font-semibold">
          <th scope="row" className="py-2.5 text-left">
            {t('table.total')}
          </th>
          <td className="max-sm:hidden" />
          <td className="tabular py-2.5 pl-4 text-right whitespace-nowrap">
            {formatMoney(total, plan.currency)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
