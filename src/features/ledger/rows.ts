import { useMemo } from 'react';
import { BUDGET_ITEMS, CONTRIBUTIONS, type StoredContribution, type StoredItem } from '@/data/ledger';
import { formatDate, formatMoney, formatPercent } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { useCurrency } from '@/parts/plan/use-currency';
import { dateColumn, moneyColumn, nestedColumn, searched, textColumn } from '@/parts/rows/columns';
import { face } from '@/parts/rows/face';
import type { RowDescription } from '@/parts/rows/row-description';
import { mergeItem } from './make-items';

function useItemDescription(plan_id: string): RowDescription<StoredItem> {
  const currency = useCurrency(plan_id);
  const { t } = useTranslation('ledger');
  const label = useCategoryLabel();
  return useMemo(() => {
    const money = (cents: number) => formatMoney(cents, currency);
    const date = (day: string) => formatDate(day, 'medium');
    const rate = (value: number, note: string | false) =>
      [formatPercent(value / 10_000, 3), value > 0 && note].filter(Boolean).join(' · ');
    const payments = (item: StoredItem) =>
      item.payments.map(({ kind, amount, due_date, paid_date, payer }) => {
        const paid = paid_date ? ` (${t('payments.paid')} ${date(paid_date)})` : '';
        const by = payer ? ` · ${payer}` : '';
        return `${t(`payments.kinds.${kind}`)} ${money(amount)}, ${date(due_date)}${paid}${by}`;
      });
    return {
      title: (item) => item.vendor_name,
      limit: t('limit'),
      columns: [
        searched(textColumn('vendor_name', t('form.vendor'))),
        searched({ key: 'category', label: t('form.category'), text: (item) => label(item.category) }),
        moneyColumn('planned_amount', t('form.planned'), currency),
        moneyColumn('actual_amount', t('form.agreed'), currency),
        {
          key: 'tax_rate',
          label: t('form.tax'),
          text: (item) => rate(item.tax_rate, item.tax_included && t('form.taxIncluded')),
          csv: (item) => ({ figure: item.tax_rate / 100, decimals: 3 }),
        },
        {
          key: 'service_rate',
          label: t('form.service'),
          text: (item) => rate(item.service_rate, item.service_included && t('form.serviceIncluded')),
          csv: (item) => ({ figure: item.service_rate / 100, decimals: 3 }),
        },
        {
          ...nestedColumn('payments', t('payments.title'), payments),
          search: (item) => item.payments.map(({ payer }) => payer ?? '').join(' '),
        },
        dateColumn('payment_date', t('form.rest')),
        nestedColumn('cancellation', t('terms.title'), (item) =>
          item.cancellation.map(
            ({ cancel_by, fee }) => `${t('terms.by')} ${date(cancel_by)}: ${formatPercent(fee / 10_000, 3)}`,
          ),
        ),
        searched(textColumn('description', t('form.description'))),
      ],
    };
  }, [t, label, currency]);
}

function useContributionDescription(plan_id: string): RowDescription<StoredContribution> {
  const currency = useCurrency(plan_id);
  const { t } = useTranslation('ledger');
  return useMemo(
    () => ({
      title: (one) => one.contributor,
      limit: t('limit'),
      href: () => paths.budgetItems(plan_id, { view: 'cash' }),
      columns: [
        textColumn('contributor', t('contribution.who')),
        moneyColumn('amount', t('contribution.amount'), currency),
        {
          key: 'repeats',
          label: t('contribution.repeats'),
          text: (one) => t(`contribution.repeat.${one.repeats}`),
        },
        dateColumn('starts_on', t('contribution.on')),
        dateColumn('ends_on', t('contribution.until')),
      ],
    }),
    [t, plan_id, currency],
  );
}

export const faces = {
  budget_items: face(BUDGET_ITEMS, useItemDescription, { merge: mergeItem }),
  contributions: face(CONTRIBUTIONS, useContributionDescription),
};
