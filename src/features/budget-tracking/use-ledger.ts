import { useMutationState, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  BUDGET_ITEMS,
  CONTRIBUTIONS,
  ledgerQuery,
  type StoredContribution,
  type StoredItem,
} from '@/data/ledger';
import { PLAN_UPDATE, withPending } from '@/data/plan-pending';
import { type PlanChange, planQuery } from '@/data/plans';
import { type RowEdit, withChanges } from '@/data/row-changes';

/** A plan's money with what is on its way laid over it, and the plan as it stands by now. */
export function useLedger(id: string) {
  const query = useQuery(ledgerQuery(id));
  // The plan may have been changed on its own page since the ledger was read.
  const { data: newer } = useQuery({ ...planQuery(id), enabled: false });
  const itemEdits = useMutationState({
    filters: { mutationKey: BUDGET_ITEMS.key, status: 'pending' },
    select: ({ state }) => state.variables as RowEdit<StoredItem>,
  });
  const contributionEdits = useMutationState({
    filters: { mutationKey: CONTRIBUTIONS.key, status: 'pending' },
    select: ({ state }) => state.variables as RowEdit<StoredContribution>,
  });
  const planChanges = useMutationState({
    filters: { mutationKey: PLAN_UPDATE, status: 'pending' },
    select: ({ state }) => state.variables as PlanChange,
  });
  const { data } = query;
  const plan = useMemo(() => {
    if (!data) return data;
    return withPending(newer && newer.version > data.plan.version ? newer : data.plan, planChanges);
  }, [data, newer, planChanges]);
  const items = useMemo(
    () =>
      withChanges(
        data?.items ?? [],
        itemEdits.filter(({ plan_id }) => plan_id === id).flatMap(({ changes }) => changes),
      ),
    [data, itemEdits, id],
  );
  const contributions = useMemo(
    () =>
      withChanges(
        data?.contributions ?? [],
        contributionEdits.filter(({ plan_id }) => plan_id === id).flatMap(({ changes }) => changes),
      ),
    [data, contributionEdits, id],
  );
  return { query, plan: plan?.deleted_at ? null : plan, items, contributions };
}
