import type { StoredItem } from '@/data/ledger';
import type { Plan } from '@/data/plans';
import { firstDay, lastDay } from '@/domain/ledger/item-schema';
import { MAX_AMOUNT, MAX_RATE } from '@/domain/ledger/ledger-item';
import type { QuickEntry } from '@/domain/ledger/quick-entry';
import { formatDate, formatMoney, formatPercent } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { itemOfEntry } from './quick-item';

/** Why an entry can't be added as it is, as a key of texts. */
export function problemOf(entry: QuickEntry, today: string) {
  const { date, amount, price, paid } = entry;
  const outside = (day: string) => day < firstDay(today) || day > lastDay(today);
  if ([date, entry.rest_date].some((day) => day && outside(day))) return 'quick.outOfYear';
  if (paid && date && date > today) return 'problem.datePaidAhead';
  return amount > MAX_AMOUNT || (price ?? 0) > MAX_AMOUNT ? 'problem.amountRange' : null;
}

/** Says an entry in words: whose, which category, how much and which way, paid or not, and when. */
export function useEntryWords(plan: Plan, items: readonly StoredItem[], today: string) {
  const { t } = useTranslation('ledger');
  const label = useCategoryLabel();
  const money = (amount: number) => formatMoney(amount, plan.currency);
  return (entry: QuickEntry): string => {
    const { before, after } = itemOfEntry(entry, items, today);
    // As it will stand: an instalment without a day is due today.
    const added = after.payments.length > (before?.payments.length ?? 0) ? after.payments.at(-1) : null;
    const date = added ? added.due_date : entry.date;
    const on = { date: date ? formatDate(date, 'medium') : '' };
    const refund = entry.kind === 'refund';
    return [
      entry.vendor_name,
      label(after.category),
      refund ? t('quick.refund', { amount: money(entry.amount) }) : money(entry.amount),
      entry.kind === 'deposit' ? t('quick.deposit') : null,
      entry.price === null ? null : t('quick.ofPrice', { price: money(entry.price) }),
      entry.tax_rate ? t('quick.plusTax', { rate: formatPercent(entry.tax_rate / MAX_RATE, 2) }) : null,
      refund
        ? t(entry.paid ? 'quick.receivedOn' : date ? 'quick.expectedOn' : 'quick.notReceived', on)
        : t(entry.paid ? 'quick.paidOn' : date ? 'quick.dueOn' : 'quick.noDate', on),
      entry.rest_date ? t('quick.restOn', { date: formatDate(entry.rest_date, 'medium') }) : null,
      before ? t('quick.asPayment', { name: before.vendor_name }) : t('quick.asItem'),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
