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

/** The task that reserves the ceremony, of any kind. */
const RESERVES = 'W08';

/**
 * Returns true if a checklist was made before the kind of ceremony was known, and tasks that depend on it are still
 * open.
 */
export function asksCeremony(tasks: readonly Task[]): boolean {
  const isOpen = tasks.some(
    ({ generated, completed_at }) =>
      generated !== null && templateIdOf(generated.origin) === RESERVES && completed_at === null,
  );
  return isOpen && ceremonyOf(originsOf(tasks)) === undefined;
}

/**
 * Returns true if a task is unchanged since the checklist made it: no field edited, not started, not done. New fields
 * count too.
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
  /** Untouched tasks that the added ones replace, or that this kind doesn't need. */
  readonly dropped: readonly Task[];
};

/**
 * Returns the changes of an existing checklist for a kind of ceremony; `removed` are origins that the person
 * deleted. Withdrawing the answer deletes the tasks it added, without marking them as unwanted.
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
