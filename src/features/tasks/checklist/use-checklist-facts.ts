import { useMemo } from 'react';
import type { Category } from '@/domain/plan/facts';
import type { ChecklistFacts } from '@/domain/tasks/checklist';
import type { TaskFacts } from '@/domain/tasks/state';
import { usePlanContext } from '@/parts/module/plan-context';
import { checklistFacts } from '@/parts/plan/plan-facts';

/**
 * Returns the facts that decide which tasks the checklist contains and which tasks are done. `committed`
 * lists the categories with a main price.
 */
export function useChecklistFacts(committed: readonly Category[]): ChecklistFacts & TaskFacts {
  const { plan } = usePlanContext();
  return useMemo(() => ({ ...checklistFacts(plan), committed }), [plan, committed]);
}
