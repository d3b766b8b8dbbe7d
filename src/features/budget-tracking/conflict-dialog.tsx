import { useTranslation } from 'react-i18next';
import { BUDGET_ITEMS, type StoredItem } from '@/data/ledger';
import type { Plan } from '@/data/plans';
import { useRowConflicts } from '@/data/use-row-conflicts';
import { itemStanding } from '@/domain/budget/ledger';
import { formatDate, formatMoney } from '@/lib/format';
import { useCategoryLabel } from '@/parts/category-mark';
import { RowConflictDialog } from '@/parts/row-conflict-dialog';
import { together } from './make-items';
import { paidText } from './paid-text';
import { useChangeItems } from './use-change-rows';

/** Opens when a change met somebody else's: both are shown, and the reader decides what stays. */
export function ConflictDialog({ plan, stored }: { plan: Plan; stored: readonly StoredItem[] }) {
  const { t } = useTranslation('ledger');
  const label = useCategoryLabel();
  const change = useChangeItems(plan.id);
  const conflicts = useRowConflicts(BUDGET_ITEMS, plan.id, stored);
  if (!conflicts) return null;
  const money = (cents: number) => formatMoney(cents, plan.currency);
  const words = (item: StoredItem | null) => {
    if (!item) return null;
    const { paid, expected } = itemStanding(item);
    return [
      item.vendor_name,
      label(item.category),
      paidText(t, { paid, total: expected, money }),
      item.payment_date && formatDate(item.payment_date, 'medium'),
      ...item.payments.map(
        (entry) => `${formatDate(entry.paid_date ?? entry.due_date, 'medium')}: ${money(entry.amount)}`,
      ),
      item.description,
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return <RowConflictDialog conflicts={conflicts} words={words} together={together} onChange={change} />;
}
