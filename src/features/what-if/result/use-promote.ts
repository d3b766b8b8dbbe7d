import { useCallback } from 'react';
import { editedPlan, PLANS, type Plan, type PlanEdit } from '@/data/plans';
import { useChangeRows } from '@/parts/rows/use-change-rows';

/** Changes the plan in one go; `said` names what was done, in a toast that can undo it. */
export function usePromote(plan: Plan): (edit: PlanEdit, said: string) => void {
  const change = useChangeRows(PLANS, plan.id);
  return useCallback(
    (edit, said) => change([{ before: plan, after: editedPlan(plan, edit) }], said),
    [change, plan],
  );
}
