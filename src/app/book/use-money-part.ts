import { BUDGET_ITEMS, CONTRIBUTIONS } from '@/data/ledger';
import { useRows } from '@/data/sync/use-rows';
import { itemTotals } from '@/domain/ledger/ledger';
import { CATEGORIES } from '@/domain/plan/facts';
import { faces } from '@/features/ledger/rows';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { usePlanContext } from '@/parts/module/plan-context';
import type { PageBlock } from '@/parts/print/book';
import { describedTable } from './described';

/** Returns the contributions and who gives them: savings, parents, sponsors. */
function useMoneyIn(): readonly PageBlock[] {
  const { plan } = usePlanContext();
  const { t } = useTranslation('ledger');
  const contributions = useRows(CONTRIBUTIONS, plan.id);
  const description = faces.contributions.useDescription(plan.id);
  if (contributions.length === 0) return [];
  return [
    { kind: 'heading', text: t('cash.in') },
    describedTable(description, ['contributor', 'amount', 'repeats', 'starts_on', 'ends_on'], contributions, [
      'amount',
    ]),
  ];
}

/** Returns the ledger by category with instalments and sums, followed by the contributions. */
export function useBudgetPart(): readonly PageBlock[] {
  const { plan } = usePlanContext();
  const { t } = useTranslation('book');
  const items = useRows(BUDGET_ITEMS, plan.id);
  const description = faces.budget_items.useDescription(plan.id);
  const label = useCategoryLabel();
  const money = (cents: number) => formatMoney(cents, plan.currency);
  const sums = (of: readonly (typeof items)[number][]) =>
    of
      .map((item) => itemTotals(item, plan.currency))
      .reduce((sum, { expected, paid }) => ({ expected: sum.expected + expected, paid: sum.paid + paid }), {
        expected: 0,
        paid: 0,
      });
  const moneyIn = useMoneyIn();
  if (items.length === 0) return moneyIn;
  const byCategory = CATEGORIES.flatMap((category) => {
    const of = items.filter((item) => item.category === category);
    return of.length > 0 ? [{ category, of }] : [];
  });
  const all = sums(items);
  return [
    {
      kind: 'table',
      head: [t('budget.category'), t('budget.expected'), t('budget.paid')],
      figures: [1, 2],
      hasTotal: true,
      rows: [
        ...byCategory.map(({ category, of }) => {
          const { expected, paid } = sums(of);
          return [label(category), money(expected), money(paid)];
        }),
        [t('total'), money(all.expected), money(all.paid)],
      ],
    },
    ...byCategory.flatMap(({ category, of }): PageBlock[] => [
      { kind: 'heading', text: label(category) },
      describedTable(
        description,
        ['vendor_name', 'planned_amount', 'actual_amount', 'payments', 'payment_date', 'description'],
        of,
        ['planned_amount', 'actual_amount'],
        items,
      ),
    ]),
    ...moneyIn,
  ];
}
