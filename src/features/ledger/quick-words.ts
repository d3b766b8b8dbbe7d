import type { StoredItem } from '@/data/ledger';
import type { Plan } from '@/data/plans';
import { firstDay, lastDay } from '@/domain/budget/item-schema';
import { MAX_AMOUNT } from '@/domain/budget/ledger-item';
import type { QuickEntry } from '@/domain/budget/quick-entry';
import { formatDate, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/category-mark';
import { fromQuickEntry } from './make-items';

/** Why an entry can't be added as it is, as a key of texts. */
export function problemOf(entry: QuickEntry, today: string) {
  const { date, amount, price, paid } = entry;
  if (date && (date < firstDay(today) || date > lastDay(today))) return 'quick.outOfYear';
  if (paid && date && date > today) return 'problem.datePaidAhead';
  return amount > MAX_AMOUNT || (price ?? 0) > MAX_AMOUNT ? 'problem.amountRange' : null;
}

/** Says an entry in words: whose, which category, how much and which way, paid or not, and when. */
export function useEntryWords(plan: Plan, items: readonly StoredItem[], today: string) {
  const { t } = useTranslation('ledger');
  const label = useCategoryLabel();
  const money = (amount: number) => formatMoney(amount, plan.currency);
  return (entry: QuickEntry): string => {
    const { before, after } = fromQuickEntry(entry, items, today);
    const date = entry.date ?? (entry.paid ? today : null);
    const on = { date: date ? formatDate(date, 'medium') : '' };
    const refund = entry.kind === 'refund';
    return [
      entry.vendor_name,
      label(after.category),
      refund ? t('quick.refund', { amount: money(entry.amount) }) : money(entry.amount),
      entry.kind === 'deposit' ? t('quick.deposit') : null,
      entry.price === null ? null : t('quick.ofPrice', { price: money(entry.price) }),
      refund
        ? t(entry.paid ? 'quick.receivedOn' : date ? 'quick.expectedOn' : 'quick.notReceived', on)
        : t(entry.paid ? 'quick.paidOn' : date ? 'quick.dueOn' : 'quick.noDate', on),
      before ? t('quick.asPayment', { name: before.vendor_name }) : t('quick.asItem'),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
