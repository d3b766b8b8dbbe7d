import type { StoredItem } from '@/data/ledger';
import { firstDay, lastDue } from '@/domain/ledger/item-schema';
import { MAX_AMOUNT } from '@/domain/ledger/ledger-item';
import type { QuickEntry } from '@/domain/ledger/quick-entry';
import { formatDate, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { usePlanContext } from '@/parts/module/plan-context';
import { fromQuickEntry } from './make-items';

/** Returns the translation key of the reason why an entry can't be added. */
export function problemOf({ date, amount, paid }: QuickEntry, today: string, event_date: string) {
  if (date === '') return 'problem.dateRequired';
  if (date && (date < firstDay(today) || date > lastDue(today, event_date))) return 'quick.outOfYear';
  if (paid && date && date > today) return 'problem.datePaidAhead';
  return amount > MAX_AMOUNT ? 'problem.amountRange' : null;
}

/**
 * Returns a function that describes an entry: name, category, amount, direction, date, and whether it is
 * paid.
 */
export function useEntryWords(items: readonly StoredItem[]) {
  const { t } = useTranslation('ledger');
  const { plan, today } = usePlanContext();
  const label = useCategoryLabel();
  return (entry: QuickEntry): string => {
    const { before, after } = fromQuickEntry(entry, items, today);
    // Describes the row as it will be stored. An instalment without a date is due today.
    const added = after.payments.length > (before?.payments.length ?? 0) ? after.payments.at(-1) : null;
    const date = entry.date ?? added?.due_date;
    const on = { date: date ? formatDate(date, 'medium') : '' };
    const amount = formatMoney(entry.amount, plan.currency);
    const refund = entry.kind === 'refund';
    return [
      entry.vendor_name,
      label(after.category),
      refund ? t('quick.refund', { amount }) : amount,
      entry.kind === 'deposit' ? t('quick.deposit') : null,
      refund
        ? t(entry.paid ? 'quick.receivedOn' : date ? 'quick.expectedOn' : 'quick.notReceived', on)
        : t(entry.paid ? 'quick.paidOn' : date ? 'quick.dueOn' : 'quick.noDate', on),
      before ? t('quick.asPayment', { name: before.vendor_name }) : t('quick.asItem'),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
