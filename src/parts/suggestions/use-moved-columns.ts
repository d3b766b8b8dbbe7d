import { useMemo } from 'react';
import type { StoredItem } from '@/data/ledger';
import type { TablesThat } from '@/domain/follows/follows';
import type { VendorQuote } from '@/domain/vendors/vendor';
import { formatDate, formatMoney, formatPercent } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '../module/plan-context';
import { headed } from '../rows/file-columns';
import type { Column } from '../rows/row-description';
import type { NarrowColumns } from './suggestions-panel';

/**
 * Returns the columns with a row's dates. Their labels fit a list with several kinds of rows. Three columns
 * are this list's own: it shows only the payments that can move, and asks again for a confirmed date.
 */
export function useMovedColumns(): NarrowColumns<TablesThat<'date', 'proposed'>> {
  const { t } = useTranslation('follows');
  const { currency } = usePlanContext().plan;
  return useMemo(() => {
    const date = (day: string) => formatDate(day, 'medium');
    const payments: Column<StoredItem> = {
      key: 'payments',
      label: t('instalments'),
      text: (item) =>
        item.payments
          .filter(({ paid_date }) => paid_date === null)
          .map(({ amount, due_date }) =>
            t('instalment', { amount: formatMoney(amount, currency), date: date(due_date) }),
          )
          .join(', ') || null,
    };
    const cancellation: Column<StoredItem> = {
      key: 'cancellation',
      label: t('terms'),
      text: (item) =>
        item.cancellation
          .map(({ cancel_by, fee }) => t('term', { fee: formatPercent(fee / 10_000), date: date(cancel_by) }))
          .join(', ') || null,
    };
    const free: Column<VendorQuote> = {
      key: 'free_on_date',
      label: t('free'),
      text: ({ free_on_date: is }) => (is === null ? t('askAgain') : t(is ? 'yes' : 'no')),
    };
    return {
      event_parts: (columns) => headed(columns, { starts_at: t('begins'), reply_by: t('answers') }),
      budget_items: (columns) => [payments, ...headed(columns, { payment_date: t('rest') }), cancellation],
      contributions: (columns) => headed(columns, { starts_on: t('comes'), ends_on: t('last') }),
      vendor_quotes: () => [free],
      tasks: (columns) => headed(columns, { recommended_completion_date: t('due') }),
      timeline_items: (columns) => headed(columns, { starts_at: t('begins') }),
    };
  }, [t, currency]);
}
