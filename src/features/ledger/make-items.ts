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
 * Returns the item after a payment or refund. An existing instalment is marked as paid. For an amount without
 * an instalment, a paid instalment is added.
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

/** Finds the item of a vendor by name, ignoring case and accents. */
const itemNamed = (items: readonly StoredItem[], name: string): StoredItem | null =>
  items.find(({ vendor_name }) => fold(vendor_name) === fold(name)) ?? null;

/** Returns the change that a quick entry causes: a new instalment of an existing vendor, or a new item. */
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
  // The price of an item without instalments counts as due within a year. A later date therefore needs an
  // instalment.
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

/** Returns the item with one payment postponed to another day. */
export const postponed = (item: StoredItem, { entry }: Due, date: string): StoredItem =>
  entry
    ? {
        ...item,
        payments: item.payments.map((one) => (one.id === entry.id ? { ...one, due_date: date } : one)),
      }
    : { ...item, payment_date: date };

/**
 * Merges instalments one by one. My value wins where I changed it; otherwise the other person's value is
 * kept. An instalment stays removed if one person removed it and the other didn't change it.
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

/**
 * Three-way merge of an item and each of its instalments. My value wins where I changed it; otherwise the
 * other person's value is kept.
 */
export const mergeItem = (base: StoredItem, theirs: StoredItem, mine: StoredItem): StoredItem => ({
  ...mergeFields(base, theirs, mine),
  payments: mergedPayments(base.payments, theirs.payments, mine.payments),
});
