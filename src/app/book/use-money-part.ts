import { BUDGET_ITEMS } from '@/data/ledger';
import type { Plan } from '@/data/plans';
import { useRows } from '@/data/sync/use-rows';
import { itemTotals } from '@/domain/ledger/ledger';
import { CATEGORIES } from '@/domain/plan/facts';
import { faces as ledgerFaces } from '@/features/ledger/rows';
import { faces as planFaces } from '@/features/plan/rows';
import { formatMoney, formatPercent } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import type { Block } from '@/parts/pdf/book';
import { describedTable } from './described';

/** What the event is, and how its budget is split. */
export function useFactsPart(plan: Plan): readonly Block[] {
  const { t } = useTranslation('book');
  const { columns } = planFaces.event_plans.useDescription(plan.id);
  const label = useCategoryLabel();
  const money = (cents: number) => formatMoney(cents, plan.currency);
  const split = plan.categories.filter(({ selected, allocated_amount }) => selected && allocated_amount);
  const total = split.reduce((sum, { allocated_amount }) => sum + (allocated_amount ?? 0), 0);
  const share = (cents: number | null) => (total > 0 ? (cents ?? 0) / total : 0);
  const facts = columns.flatMap((column) => {
    const text = column.text(plan);
    return text ? [[column.label, text]] : [];
  });
  return [
    { kind: 'table', head: [t('facts.what'), t('facts.is')], rows: facts },
    ...(split.length === 0
      ? []
      : [
          { kind: 'heading', text: t('facts.split') } as const,
          {
            kind: 'bars',
            rows: split.map(({ category, allocated_amount }) => ({
              label: label(category),
              text: `${money(allocated_amount ?? 0)} · ${formatPercent(share(allocated_amount), 0)}`,
              share: share(allocated_amount),
            })),
          } as const,
        ]),
  ];
}

/** The ledger by category, with its instalments and its sums. */
export function useBudgetPart(plan: Plan): readonly Block[] {
  const { t } = useTranslation('book');
  const items = useRows(BUDGET_ITEMS, plan.id);
  const description = ledgerFaces.budget_items.useDescription(plan.id);
  const label = useCategoryLabel();
  const money = (cents: number) => formatMoney(cents, plan.currency);
  const sums = (of: readonly (typeof items)[number][]) =>
    of
      .map((item) => itemTotals(item, plan.currency))
      .reduce((sum, { expected, paid }) => ({ expected: sum.expected + expected, paid: sum.paid + paid }), {
        expected: 0,
        paid: 0,
      });
  if (items.length === 0) return [];
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
    ...byCategory.flatMap(({ category, of }): Block[] => [
      { kind: 'heading', text: label(category) },
      describedTable(
        description,
        ['vendor_name', 'planned_amount', 'actual_amount', 'payments', 'payment_date', 'description'],
        of,
        ['planned_amount', 'actual_amount'],
      ),
    ]),
  ];
}
