import type { StoredItem } from '@/data/ledger';
import { mergeFields } from '@/data/sync/noun';
import { fold } from '@/domain/fold';
import { lastPaymentDay } from '@/domain/ledger/item-schema';
import type { Due } from '@/domain/ledger/ledger';
import type { LedgerEntry } from '@/domain/ledger/ledger-item';
import { EMPTY_ITEM } from '@/domain/ledger/ledger-item';
import type { QuickEntry } from '@/domain/ledger/quick-entry';
import type { Category } from '@/domain/plan/facts';
import { sameJson } from '@/domain/same-json';

const newId = (): string => crypto.randomUUID();

export const newItem = (category: Category = 'miscellaneous'): StoredItem => ({
  ...EMPTY_ITEM,
  id: newId(),
  version: 0,
  category,
});

export const newEntry = (due_date: string, amount: number): LedgerEntry => ({
  id: newId(),
  kind: 'payment',
  amount,
  due_date,
  paid_date: null,
  payer: null,
});

/**
 * Returns the item with this amount paid or refunded: in its entry, or in a new one for the part without
 * instalments.
 */
export function settled(item: StoredItem, { entry, amount, date }: Due, today: string): StoredItem {
  if (entry)
    return {
      ...item,
      payments: item.payments.map((one) => (one.id === entry.id ? { ...one, paid_date: today } : one)),
    };
  return {
    ...item,
    payments: [...item.payments, { ...newEntry(date ?? today, amount), paid_date: today }],
  };
}

/** Finds an entry's item by name, ignoring case and accents. */
const itemNamed = (items: readonly StoredItem[], name: string): StoredItem | null =>
  items.find(({ vendor_name }) => fold(vendor_name) === fold(name)) ?? null;

/** Returns the change of a line: an instalment of an existing vendor, or a new item. */
export function fromQuickEntry(
  entry: QuickEntry,
  items: readonly StoredItem[],
  today: string,
): { before: StoredItem | null; after: StoredItem } {
  const before = itemNamed(items, entry.vendor_name);
  const instalment: LedgerEntry = {
    ...newEntry(entry.date ?? today, entry.amount),
    kind: entry.kind,
    paid_date: entry.paid ? (entry.date ?? today) : null,
  };
  if (before) return { before, after: { ...before, payments: [...before.payments, instalment] } };
  // An item's price is due within a year from today; later days need an instalment.
  const instalments = entry.paid || (entry.date && entry.date > lastPaymentDay(today)) ? [instalment] : [];
  const item = { ...newItem(entry.category ?? 'miscellaneous'), vendor_name: entry.vendor_name };
  if (entry.kind !== 'payment') {
    const planned_amount = entry.kind === 'refund' ? 0 : entry.amount;
    return { before: null, after: { ...item, planned_amount, payments: [instalment] } };
  }
  return {
    before: null,
    after: {
      ...item,
      planned_amount: entry.amount,
      actual_amount: entry.amount,
      payment_date: instalments.length > 0 ? null : entry.date,
      payments: instalments,
    },
  };
}

/** Returns the item with one due payment on another day. */
export const postponed = (item: StoredItem, { entry }: Due, date: string): StoredItem =>
  entry
    ? {
        ...item,
        payments: item.payments.map((one) => (one.id === entry.id ? { ...one, due_date: date } : one)),
      }
    : { ...item, payment_date: date };

/**
 * Merges instalments one by one: my instalment where I changed it, otherwise the other person's. An
 * instalment that one side removed and the other left unchanged stays removed.
 */
function mergedPayments(
  base: readonly LedgerEntry[],
  theirs: readonly LedgerEntry[],
  mine: readonly LedgerEntry[],
): LedgerEntry[] {
  const of = (all: readonly LedgerEntry[], id: string) => all.find((one) => one.id === id);
  const ids = [...new Set([...theirs, ...mine].map(({ id }) => id))];
  return ids.flatMap((id) => {
    const [before, their, my] = [of(base, id), of(theirs, id), of(mine, id)];
    return (sameJson(my, before) ? their : my) ?? [];
  });
}

/** Three-way merge: my value where I changed it, otherwise the other person's, down to the instalments. */
export const mergeItem = (base: StoredItem, theirs: StoredItem, mine: StoredItem): StoredItem => ({
  ...mergeFields(base, theirs, mine),
  payments: mergedPayments(base.payments, theirs.payments, mine.payments),
});
