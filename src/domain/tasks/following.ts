import type { DateText } from '../calendar';
import { ceremonyOf } from './ceremony';
import { type ChecklistFacts, checklist, type Dropped, type ScheduledTask, templateIdOf } from './checklist';
import { isOpen, type TaskFacts } from './state';
import { isTaskDateEdited, type Task } from './task';

/** A suggested change of a task after the event's date has changed. */
export type FollowingTask =
  | { readonly kind: 'move'; readonly task: Task; readonly to: DateText }
  /** A task of the checklist that was never in the plan. */
  | { readonly kind: 'add'; readonly line: ScheduledTask }
  | { readonly kind: 'drop'; readonly task: Task; readonly reason: Dropped['reason'] };

type FollowingTasks = {
  readonly lines: readonly FollowingTask[];
  /** Open tasks whose date the user chose. They aren't moved. */
  readonly kept: readonly Task[];
  /** Open tasks of the checklist whose date doesn't change. */
  readonly unmoved: readonly Task[];
};

const NOTHING: FollowingTasks = { lines: [], kept: [], unmoved: [] };

/** Returns true if a task's date was calculated for another date of the event. */
const isStale = ({ generated }: Task, event_date: DateText): boolean =>
  generated !== null && generated.origin_event !== event_date;

/**
 * Returns the suggested changes after the event's date has changed. Done tasks and tasks with a chosen date
 * stay. `known` are the origins of all tasks, including deleted ones, so that deleted tasks aren't suggested
 * again. New dates are never before `today`.
 */
export function followingTasks(
  tasks: readonly Task[],
  known: readonly string[],
  facts: ChecklistFacts & TaskFacts,
  today: DateText,
): FollowingTasks {
  const stale = tasks.filter((task) => isStale(task, facts.event_date) && isOpen(task, facts));
  if (!stale.some((task) => !isTaskDateEdited(task))) return NOTHING;
  const list = checklist({ ...facts, ceremony: facts.ceremony ?? ceremonyOf(known) }, today);
  const byOrigin = new Map<string, ScheduledTask>(list.tasks.map((line) => [line.template, line]));
  const dropped = new Map<string, Dropped>(list.dropped.map((line) => [line.template, line]));

  const lines: FollowingTask[] = [];
  const kept: Task[] = [];
  const unmoved: Task[] = [];
  for (const task of stale) {
    const origin = templateIdOf(task.generated?.origin ?? '');
    const to = byOrigin.get(origin)?.date;
    const gone = dropped.get(origin);
    if (isTaskDateEdited(task)) kept.push(task);
    else if (to !== undefined && to !== task.recommended_completion_date)
      lines.push({ kind: 'move', task, to });
    else if (gone) lines.push({ kind: 'drop', task, reason: gone.reason });
    else unmoved.push(task);
  }
  const had = new Set(known.map(templateIdOf));
  for (const line of list.tasks) if (!had.has(line.template)) lines.push({ kind: 'add', line });
  return { lines, kept, unmoved };
}
