import { useCallback } from 'react';
import { editedPlan, PLANS, type PlanEdit } from '@/data/plans';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeRows } from '@/parts/rows/use-change-rows';

/** Changes the plan in one go; `said` names what was done, in a toast that can undo it. */
export function usePromote(): (edit: PlanEdit, said: string) => void {
  const { plan } = usePlanContext();
  const change = useChangeRows(PLANS, plan.id);
  return useCallback(
    (edit, said) => change([{ before: plan, after: editedPlan(plan, edit) }], said),
    [change, plan],
  );
}
