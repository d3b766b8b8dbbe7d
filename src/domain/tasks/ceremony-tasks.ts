import type { DateText } from '../calendar';
import type { Ceremony } from '../plan/ceremony';
import { ceremonyOf } from './ceremony';
import {
  type ChecklistFacts,
  checklist,
  checklistOrigin,
  type ScheduledTask,
  templateIdOf,
} from './checklist';
import { isNameEdited, isTaskDateEdited, originsOf, type Task } from './task';

/** Id of the task for booking the ceremony, whatever its kind. */
const RESERVES = 'W08';

/**
 * Returns true if the user should be asked for the kind of ceremony: the kind is unknown, and the task that
 * depends on it is open.
 */
export function asksCeremony(tasks: readonly Task[]): boolean {
  const isOpen = tasks.some(
    ({ generated, completed_at }) =>
      generated !== null && templateIdOf(generated.origin) === RESERVES && completed_at === null,
  );
  return isOpen && ceremonyOf(originsOf(tasks)) === undefined;
}

/**
 * Returns true if the user hasn't changed a task since the checklist created it. Fields added to the app
 * later are checked too.
 */
function isUntouched(task: Task): boolean {
  const {
    id,
    generated,
    version,
    task_name,
    recommended_completion_date,
    task_category,
    priority_level,
    ...rest
  } = task;
  return !isNameEdited(task) && !isTaskDateEdited(task) && Object.values(rest).every((one) => one === null);
}

type CeremonyTasks = {
  readonly added: readonly ScheduledTask[];
  /** Unchanged tasks that this kind of ceremony doesn't need, or that another task replaces. */
  readonly dropped: readonly Task[];
};

/**
 * Returns which tasks to add and delete when the kind of ceremony is chosen. `removed` are the origins of
 * tasks that the user deleted. If the choice is undone, the tasks that it added are deleted, but not
 * remembered as unwanted.
 */
export function ceremonyTasks(
  tasks: readonly Task[],
  removed: readonly string[],
  facts: ChecklistFacts,
  ceremony: Ceremony,
  today: DateText,
): CeremonyTasks {
  const undecided = new Set(checklist({ ...facts, ceremony: undefined }, today).tasks.map(checklistOrigin));
  const list = checklist({ ...facts, ceremony }, today).tasks;
  const wanted = new Set(list.map(checklistOrigin));
  const dropped = tasks.filter(
    (task) =>
      task.generated &&
      undecided.has(task.generated.origin) &&
      !wanted.has(task.generated.origin) &&
      isUntouched(task),
  );
  const kept = originsOf(tasks.filter((task) => !dropped.includes(task)));
  const unwanted =
    ceremonyOf(removed) === undefined ? removed : removed.filter((origin) => undecided.has(origin));
  const known = new Set([...kept, ...unwanted].map(templateIdOf));
  return { added: list.filter(({ template }) => !known.has(template)), dropped };
}
