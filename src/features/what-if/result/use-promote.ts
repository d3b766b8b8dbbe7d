import { useCallback } from 'react';
import { editedPlan, PLANS, type StoredPlanEdit } from '@/data/plans';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeRows } from '@/parts/rows/use-change-rows';

/** Returns a function that applies an edit to the plan. `said` is the text of the message with undo. */
export function usePromote(): (edit: StoredPlanEdit, said: string) => void {
  const { plan } = usePlanContext();
  const change = useChangeRows(PLANS, plan.id);
  return useCallback(
    (edit, said) => change([{ before: plan, after: editedPlan(plan, edit) }], said),
    [change, plan],
  );
}
