import type { DatedEntry } from '@/data/dates';
import { addressState, matching } from '@/lib/list-state';
import { paths } from '@/lib/paths';

interface CalendarState {
  /** Month as YYYY-MM; null is the current month. */
  month: string | null;
  /** Day whose entries are listed. Null selects today, or the first day of a month without today. */
  day: string | null;
}

export const calendarAddress = addressState<CalendarState>({
  month: matching(/^20\d{2}-(0[1-9]|1[0-2])$/),
  day: matching(/^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
});

/** Returns the address of the page that shows an entry's row. */
export function entryPath({ kind, plan_id, id }: DatedEntry): string {
  switch (kind) {
    case 'event':
      return paths.eventPlan(plan_id);
    case 'payment':
      return paths.budgetItems(plan_id, { item: id });
    case 'reply':
      return `${paths.guestList(plan_id)}?${new URLSearchParams({ reply: 'open', part: id })}`;
    case 'milestone':
      return `${paths.eventTimeline(plan_id)}?view=milestones`;
    case 'task':
      return `${paths.eventTasks(plan_id)}?${new URLSearchParams({ task: id })}`;
  }
}
