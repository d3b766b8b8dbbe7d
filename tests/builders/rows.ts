import { QueryClient } from '@tanstack/react-query';
import { editedPlan, type NewPlan, PLANS, type Plan, plannedPlan, type StoredPlanEdit } from '@/data/plans';
import type { Noun, Row, RowChange, RowTable } from '@/data/sync/noun';
import { planDocumentQuery } from '@/data/sync/plan-document';
import { rowsKey } from '@/data/sync/rows-key';
import { saveRows, toSaveChange } from '@/data/sync/save-rows';

/** Stores rows directly, without the outbox, as if another device had done it. */
export async function storeRows<T extends RowTable, R extends Row>(
  noun: Noun<T, R>,
  plan_id: string,
  changes: readonly RowChange<R>[],
): Promise<R[]> {
  const sent = changes.map((change) => toSaveChange({ ...change, table: noun.table }, noun, undefined));
  const saved = await saveRows(plan_id, sent);
  return saved.flatMap(({ row }) => (row ? noun.toRow(row as never) : []));
}

export async function storedRows<R extends Row>(
  noun: Noun<RowTable, R>,
  plan_id: string,
): Promise<readonly R[]> {
  const client = new QueryClient();
  const { queryFn, queryKey } = planDocumentQuery(plan_id, noun.table === PLANS.table ? [] : [noun]);
  await client.fetchQuery({ queryKey, queryFn: queryFn as never });
  return client.getQueryData<readonly R[]>(rowsKey(plan_id, noun.table)) ?? [];
}

export async function createPlan(plan: NewPlan): Promise<Plan> {
  const [stored] = await storeRows(PLANS, plan.id, [{ before: null, after: plannedPlan(plan) }]);
  if (!stored) throw new Error('The plan was not stored');
  return stored;
}

export async function updatePlan(plan: Plan, edit: StoredPlanEdit): Promise<Plan> {
  const [stored] = await storeRows(PLANS, plan.id, [{ before: plan, after: editedPlan(plan, edit) }]);
  return stored ?? plan;
}

export const storedPlan = async (id: string): Promise<Plan | null> =>
  (await storedRows(PLANS, id)).find((plan) => plan.id === id) ?? null;
