import { useMemo } from 'react';
import type { StoredItem } from '@/data/ledger';
import { formatDate, formatMoney, formatPercent } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { dateColumn, moneyColumn, textColumn } from '@/parts/rows/columns';
import type { RowDescription } from '@/parts/rows/row-description';

/** A budget item in words, field by field. */
export function useItemDescription(currency: string): RowDescription<StoredItem> {
  const { t } = useTranslation('ledger');
  const label = useCategoryLabel();
  return useMemo(() => {
    const money = (cents: number) => formatMoney(cents, currency);
    const date = (day: string) => formatDate(day, 'medium');
    return {
      title: (item) => item.vendor_name,
      limit: t('limit'),
      columns: [
        textColumn('vendor_name', t('form.vendor')),
        { key: 'category', label: t('form.category'), text: (item) => label(item.category) },
        moneyColumn('planned_amount', t('form.planned'), currency),
        moneyColumn('actual_amount', t('form.agreed'), currency),
        { key: 'tax_rate', label: t('form.tax'), text: (item) => formatPercent(item.tax_rate / 10_000) },
        {
          key: 'service_rate',
          label: t('form.service'),
          text: (item) => formatPercent(item.service_rate / 10_000),
        },
        {
          key: 'payments',
          label: t('payments.title'),
          text: ({ payments }) =>
            payments
              .map(
                (entry) =>
                  `${t(`payments.kinds.${entry.kind}`)} ${money(entry.amount)}, ${date(entry.due_date)}${
                    entry.paid_date ? ` (${t('payments.paid')} ${date(entry.paid_date)})` : ''
                  }`,
              )
              .join(' · ') || null,
        },
        dateColumn('payment_date', t('form.rest')),
        textColumn('description', t('form.description')),
      ],
    };
  }, [t, label, currency]);
}
