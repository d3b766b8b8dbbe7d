import { useMemo } from 'react';
import type { Plan } from '@/data/plans';
import type { Category } from '@/domain/plan/facts';
import type { ChecklistFacts } from '@/domain/tasks/checklist';
import type { TaskFacts } from '@/domain/tasks/state';

/** What the checklist and the closing of its tasks depend on; `committed` are the categories with a commitment. */
export function useChecklistFacts(plan: Plan, committed: readonly Category[]): ChecklistFacts & TaskFacts {
  return useMemo(
    () => ({
      event_type: plan.event_type,
      event_date: plan.event_date,
      name: plan.name,
      variant: plan.variant,
      country: plan.country,
      guest_count: plan.guest_count,
      location_type: plan.location_type,
      couple_type: plan.couple_type,
      categories: plan.categories.flatMap(({ category, selected }) => (selected ? category : [])),
      committed,
    }),
    [plan, committed],
  );
}
