import { isTombstone } from '@/data/sync/noun';
import { useRows } from '@/data/sync/use-rows';
import { TASKS } from '@/data/tasks';
import { TIMELINE } from '@/data/timeline';
import { kindOf } from '@/domain/plan/kind';
import { doingOrder } from '@/domain/tasks/order';
import { isMilestone, type TimelineItem } from '@/domain/timeline/item';
import { faces as taskFaces } from '@/features/tasks/rows';
import { faces as timelineFaces } from '@/features/timeline/rows';
import { useDayClock } from '@/features/timeline/timeline-words';
import { capitalized, formatMonth } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import type { PageBlock } from '@/parts/print/book';
import { describedTable, grouped } from './described';

/** Returns the tasks, grouped by the month in which they are best done. */
export function useTasksPart(): readonly PageBlock[] {
  const { plan } = usePlanContext();
  const tasks = useRows(TASKS, plan.id).filter((task) => !isTombstone(task));
  const description = taskFaces.tasks.useDescription(plan.id);
  const byDay = tasks.toSorted(doingOrder(kindOf(plan)));
  return grouped(byDay, (task) => task.recommended_completion_date.slice(0, 7)).flatMap(([month, rows]) => [
    { kind: 'heading', text: capitalized(formatMonth(month)) },
    describedTable(
      description,
      ['task_name', 'recommended_completion_date', 'completed_at', 'task_category', 'assignee', 'notes'],
      rows,
      [],
      byDay,
    ),
  ]);
}

/** Returns the run sheet in order of time, followed by the milestones. */
export function useDayPart(): readonly PageBlock[] {
  const { plan } = usePlanContext();
  const { t } = useTranslation('book');
  const items = useRows(TIMELINE, plan.id);
  const written = timelineFaces.timeline_items.useDescription(plan.id);
  const day = items
    .filter((item) => !isMilestone(item))
    .toSorted((a, b) => (isMilestone(a) || isMilestone(b) ? 0 : a.starts_at - b.starts_at));
  // Activities on the event's date show only the time. Activities on other days also show the date.
  const zone = day.find((item) => !isMilestone(item))?.time_zone ?? 'UTC';
  const clock = useDayClock(zone, plan.event_date);
  const description = {
    ...written,
    columns: written.columns.map((column) => ({
      ...column,
      text: (item: TimelineItem) =>
        column.key === 'starts_at' && !isMilestone(item) && item.time_zone === zone
          ? clock(item.starts_at)
          : column.text(item),
    })),
  };
  const way = items.filter(isMilestone).toSorted((a, b) => a.starts_on.localeCompare(b.starts_on));
  return [
    ...(day.length === 0
      ? []
      : [
          describedTable(
            description,
            ['starts_at', 'title', 'duration', 'responsible', 'place', 'notes'],
            day,
          ),
        ]),
    ...(way.length === 0
      ? []
      : [
          { kind: 'heading', text: t('day.way') } as const,
          describedTable(description, ['starts_at', 'title', 'completed_at', 'responsible', 'notes'], way),
        ]),
  ];
}
