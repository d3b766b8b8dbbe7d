import type { Contribution } from '@/domain/ledger/cash-flow';
import type { CancellationStep, LedgerEntry, LedgerItem } from '@/domain/ledger/ledger-item';
import { centsFromNumeric, numericFromCents } from '@/domain/money';
import { datesKey, figuresKey, movesKey, needsKey, summariesKey } from './derived-keys';
import { rateIn, rateOut } from './rates';
import { defineNoun, type StoredRows } from './sync/noun';

type ItemRow = StoredRows['budget_items'];
type PaymentRow = ItemRow['budget_payments'][number];
type ContributionRow = StoredRows['contributions'];

export interface StoredItem extends LedgerItem {
  readonly version: number;
  /** Event date from which the payment days were computed. Missing until the item is stored. */
  readonly event_on?: string | null;
}
export interface StoredContribution extends Contribution {
  readonly version: number;
  /**
   * Event date from which the contribution's days were computed. Missing until the contribution is stored.
   */
  readonly event_on?: string | null;
}

/** Converts stored cancellation terms. The database has checked their structure. */
function termsOf(value: unknown): CancellationStep[] {
  if (!Array.isArray(value)) return [];
  return value.map(({ cancel_by, fee }: { cancel_by: unknown; fee: unknown }) => ({
    cancel_by: String(cancel_by),
    fee: rateIn(Number(fee)),
  }));
}

const toEntry = ({ id, kind, amount, due_date, paid_date, payer }: PaymentRow): LedgerEntry => ({
  id,
  kind,
  amount: centsFromNumeric(amount),
  due_date,
  paid_date,
  payer,
});

/** Sorts by date and then by id, so that rows with the same date keep their order. */
const inOrder = (a: LedgerEntry, b: LedgerEntry) =>
  a.due_date.localeCompare(b.due_date) || a.id.localeCompare(b.id);

const toItem = (row: ItemRow): StoredItem => ({
  id: row.id,
  version: row.version,
  category: row.category,
  vendor_name: row.vendor_name,
  planned_amount: centsFromNumeric(row.planned_amount),
  actual_amount: row.actual_amount === null ? null : centsFromNumeric(row.actual_amount),
  tax_rate: rateIn(row.tax_rate),
  tax_included: row.tax_included,
  service_rate: rateIn(row.service_rate),
  service_included: row.service_included,
  description: row.description,
  payment_date: row.payment_date,
  payments: row.budget_payments.map(toEntry).sort(inOrder),
  cancellation: termsOf(row.cancellation),
  event_on: row.event_on,
});

const itemToJson = ({ id: _, version, payments, ...item }: StoredItem) => ({
  ...item,
  planned_amount: numericFromCents(item.planned_amount),
  actual_amount: item.actual_amount === null ? null : numericFromCents(item.actual_amount),
  tax_rate: rateOut(item.tax_rate),
  service_rate: rateOut(item.service_rate),
  cancellation: item.cancellation.map(({ cancel_by, fee }) => ({ cancel_by, fee: fee / 100 })),
  budget_payments: payments.map((entry) => ({ ...entry, amount: numericFromCents(entry.amount) })),
});

const toContribution = (row: ContributionRow): StoredContribution => ({
  id: row.id,
  version: row.version,
  contributor: row.contributor,
  amount: centsFromNumeric(row.amount),
  repeats: row.repeats,
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  event_on: row.event_on,
});

const contributionToJson = ({ id: _, version, ...contribution }: StoredContribution) => ({
  ...contribution,
  amount: numericFromCents(contribution.amount),
});

/** Items of the ledger with their instalments, oldest first. */
export const BUDGET_ITEMS = defineNoun({
  table: 'budget_items',
  select: 'budget_items(*, budget_payments(*))',
  toRow: toItem,
  toJson: itemToJson,
  compare: () => 0,
  feeds: (plan_id) => [summariesKey, needsKey, datesKey, figuresKey, movesKey(plan_id)],
  firstShown: true,
});

export const CONTRIBUTIONS = defineNoun({
  table: 'contributions',
  select: 'contributions(*)',
  toRow: toContribution,
  toJson: contributionToJson,
  compare: (a: StoredContribution, b: StoredContribution) =>
    a.starts_on.localeCompare(b.starts_on) || a.id.localeCompare(b.id),
  feeds: () => [summariesKey],
  firstShown: true,
});
