import { useCallback } from 'react';
import { editedPlan, PLANS, type Plan, type StoredPlanEdit } from '@/data/plans';
import { useChangeRows } from '@/parts/rows/use-change-rows';

export type Edit = StoredPlanEdit;

/** Returns a function that changes a plan. `said` is the text of the undo toast. */
export function useChangePlan(): (plan: Plan, edit: Edit, said?: string) => void {
  const change = useChangeRows(PLANS, null);
  return useCallback(
    (plan, edit, said) => change([{ before: plan, after: editedPlan(plan, edit) }], said),
    [change],
  );
}
