import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Contribution } from '@/domain/budget/cash-flow';
import type { CancellationStep, LedgerEntry, LedgerItem } from '@/domain/budget/ledger-item';
import { centsFromNumeric, numericFromCents } from '@/domain/money';
import type { Database } from '@/lib/database.types';
import { dataClient } from '@/lib/supabase';
import { KEPT_OFFLINE } from './offline';
import { readPlanWith } from './plan-document';
import type { Plan } from './plans';
import { unwrap } from './request';
import { changesToJson, type RowKind, registerRows, type SentChange } from './row-changes';

type Tables = Database['public']['Tables'];
type PaymentRow = Tables['budget_payments']['Row'];
export type ItemRow = Tables['budget_items']['Row'] & { budget_payments: PaymentRow[] };
export type ContributionRow = Tables['contributions']['Row'];

export interface StoredItem extends LedgerItem {
  readonly version: number;
}
export interface StoredContribution extends Contribution {
  readonly version: number;
}

/** All that the pages of a plan's money show, read in one round trip. */
export interface PlanLedger {
  readonly plan: Plan;
  readonly items: readonly StoredItem[];
  readonly contributions: readonly StoredContribution[];
}

/** The database keeps terms as a list whose shape it has checked; percent there, hundredths of it here. */
function termsOf(value: unknown): CancellationStep[] {
  if (!Array.isArray(value)) return [];
  return value.map(({ cancel_by, fee }: { cancel_by: unknown; fee: unknown }) => ({
    cancel_by: String(cancel_by),
    fee: Math.round(Number(fee) * 100),
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

/** The earliest first, equal days in a settled order: what is shown must not jump about. */
const inOrder = (a: LedgerEntry, b: LedgerEntry) =>
  a.due_date.localeCompare(b.due_date) || a.id.localeCompare(b.id);

export const toItem = (row: ItemRow): StoredItem => ({
  id: row.id,
  version: row.version,
  category: row.category,
  vendor_name: row.vendor_name,
  planned_amount: centsFromNumeric(row.planned_amount),
  actual_amount: row.actual_amount === null ? null : centsFromNumeric(row.actual_amount),
  tax_rate: centsFromNumeric(row.tax_rate),
  tax_included: row.tax_included,
  service_rate: centsFromNumeric(row.service_rate),
  service_included: row.service_included,
  description: row.description,
  payment_date: row.payment_date,
  payments: row.budget_payments.map(toEntry).sort(inOrder),
  cancellation: termsOf(row.cancellation),
});

const itemToJson = ({ id: _, version, ...item }: StoredItem) => ({
  ...item,
  planned_amount: numericFromCents(item.planned_amount),
  actual_amount: item.actual_amount === null ? null : numericFromCents(item.actual_amount),
  tax_rate: numericFromCents(item.tax_rate),
  service_rate: numericFromCents(item.service_rate),
  cancellation: item.cancellation.map(({ cancel_by, fee }) => ({ cancel_by, fee: fee / 100 })),
  payments: item.payments.map((entry) => ({ ...entry, amount: numericFromCents(entry.amount) })),
});

export const toContribution = (row: ContributionRow): StoredContribution => ({
  id: row.id,
  version: row.version,
  contributor: row.contributor,
  amount: centsFromNumeric(row.amount),
  repeats: row.repeats,
  starts_on: row.starts_on,
  ends_on: row.ends_on,
});

const contributionToJson = ({ id: _, version, ...contribution }: StoredContribution) => ({
  ...contribution,
  amount: numericFromCents(contribution.amount),
});

/** The plan with its money; null when there is no such plan for this person. */
export const ledgerQuery = (id: string) =>
  queryOptions({
    queryKey: ['ledger', id],
    gcTime: KEPT_OFFLINE,
    queryFn: async (context): Promise<PlanLedger | null> => {
      const read = await readPlanWith<{ budget_items: ItemRow[]; contributions: ContributionRow[] }>(
        context,
        id,
        'budget_items(*, budget_payments(*)), contributions(*)',
      );
      if (!read) return null;
      const { plan, rows } = read;
      return {
        plan,
        items: rows.budget_items.map(toItem),
        contributions: rows.contributions.map(toContribution),
      };
    },
  });

/** What the pages have read, with newer rows in their place. */
const replace = (client: QueryClient, plan_id: string, rows: Partial<PlanLedger>): void => {
  client.setQueryData(ledgerQuery(plan_id).queryKey, (known) => known && { ...known, ...rows });
};

/** One transaction, safe to repeat. Throws 409 on a stale version, 402 at the limit, 403 and 404 for what is not the reader's. */
async function saveItems(plan_id: string, changes: readonly SentChange<StoredItem>[]): Promise<StoredItem[]> {
  const { db } = await dataClient();
  const rows = unwrap(
    await db.rpc('save_budget_items', {
      plan_id,
      changes: changesToJson(changes, 'item', itemToJson),
    }),
  );
  return (rows as unknown as ItemRow[]).map(toItem);
}

async function saveContributions(
  plan_id: string,
  changes: readonly SentChange<StoredContribution>[],
): Promise<StoredContribution[]> {
  const { db } = await dataClient();
  const rows = unwrap(
    await db.rpc('save_contributions', {
      plan_id,
      changes: changesToJson(changes, 'contribution', contributionToJson),
    }),
  );
  return (rows as unknown as ContributionRow[]).map(toContribution);
}

export const BUDGET_ITEMS: RowKind<StoredItem> = {
  key: ['plan', 'rows', 'budget-items'],
  send: saveItems,
  read: (client, plan_id) => client.getQueryData(ledgerQuery(plan_id).queryKey)?.items,
  write: (client, plan_id, items) => replace(client, plan_id, { items }),
  screen: (plan_id) => ledgerQuery(plan_id).queryKey,
};

export const CONTRIBUTIONS: RowKind<StoredContribution> = {
  key: ['plan', 'rows', 'contributions'],
  send: saveContributions,
  read: (client, plan_id) => client.getQueryData(ledgerQuery(plan_id).queryKey)?.contributions,
  write: (client, plan_id, contributions) => replace(client, plan_id, { contributions }),
  screen: (plan_id) => ledgerQuery(plan_id).queryKey,
};

/** Lets what was written without a connection be sent later. */
export function registerLedger(client: QueryClient): void {
  registerRows(client, BUDGET_ITEMS);
  registerRows(client, CONTRIBUTIONS);
}
