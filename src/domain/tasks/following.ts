import type { DateText } from '../calendar';
import { ceremonyOf } from './ceremony';
import { type ChecklistFacts, checklist, type Dropped, type ScheduledTask, templateIdOf } from './checklist';
import { isOpen, type TaskFacts } from './state';
import { isDateEdited, type Task } from './task';

/** What would follow for a task from the plan's new date. */
export type Following =
  | { readonly kind: 'move'; readonly task: Task; readonly to: DateText }
  /** The checklist has it now and the plan never had it. */
  | { readonly kind: 'add'; readonly line: ScheduledTask }
  | { readonly kind: 'drop'; readonly task: Task; readonly reason: Dropped['reason'] };

type FollowingTasks = {
  readonly lines: readonly Following[];
  /** Open tasks whose date a person chose: they stay as they are. */
  readonly kept: readonly Task[];
  /** Open tasks of the checklist for which the new date changes nothing. */
  readonly unmoved: readonly Task[];
};

const NOTHING: FollowingTasks = { lines: [], kept: [], unmoved: [] };

/** Whether its date was reckoned from another day of the event. */
const isStale = ({ generated }: Task, event_date: DateText): boolean =>
  generated !== null && generated.origin_event !== event_date;

/**
 * What would follow where the event has moved since the tasks were made. Done tasks and those whose date a person chose
 * are left alone; `known` are the origins of all tasks that the plan has or had, so that what was removed is not
 * suggested again. Dates are reckoned from `today`, so nothing suggested is overdue.
 */
export function followingTasks(
  tasks: readonly Task[],
  known: readonly string[],
  facts: ChecklistFacts & TaskFacts,
  today: DateText,
): FollowingTasks {
  const stale = tasks.filter((task) => isStale(task, facts.event_date) && isOpen(task, facts));
  if (!stale.some((task) => !isDateEdited(task))) return NOTHING;
  const list = checklist({ ...facts, ceremony: facts.ceremony ?? ceremonyOf(known) }, today);
  const byOrigin = new Map<string, ScheduledTask>(list.tasks.map((line) => [line.template, line]));
  const dropped = new Map<string, Dropped>(list.dropped.map((line) => [line.template, line]));

  const lines: Following[] = [];
  const kept: Task[] = [];
  const unmoved: Task[] = [];
  for (const task of stale) {
    const origin = templateIdOf(task.generated?.origin ?? '');
    const to = byOrigin.get(origin)?.date;
    const gone = dropped.get(origin);
    if (isDateEdited(task)) kept.push(task);
    else if (to !== undefined && to !== task.recommended_completion_date)
      lines.push({ kind: 'move', task, to });
    else if (gone) lines.push({ kind: 'drop', task, reason: gone.reason });
    else unmoved.push(task);
  }
  const had = new Set(known.map(templateIdOf));
  for (const line of list.tasks) if (!had.has(line.template)) lines.push({ kind: 'add', line });
  return { lines, kept, unmoved };
}
