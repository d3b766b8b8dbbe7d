import { EVENT_PARTS } from '@/data/guests';
import { BUDGET_ITEMS, CONTRIBUTIONS } from '@/data/ledger';
import { useRows } from '@/data/sync/use-rows';
import { TASKS } from '@/data/tasks';
import { TIMELINE } from '@/data/timeline';
import { isUndecided } from '@/domain/follows/undecided';
import { usePlanContext } from '@/parts/module/plan-context';

/** Returns true if at least one row still refers to a previous event date. */
export function useHasMoved(): boolean {
  const { id, event_date } = usePlanContext().plan;
  const dated = [
    ...useRows(EVENT_PARTS, id),
    ...useRows(BUDGET_ITEMS, id),
    ...useRows(CONTRIBUTIONS, id),
    ...useRows(TIMELINE, id),
  ];
  const tasks = useRows(TASKS, id);
  return (
    dated.some((row) => isUndecided(row, event_date)) ||
    tasks.some(({ generated }) => generated !== null && generated.origin_event !== event_date)
  );
}
