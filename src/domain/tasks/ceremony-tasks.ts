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

/** The task that reserves the ceremony, of whichever kind. */
const RESERVES = 'W08';

/** Whether a list was made before the kind of ceremony was known, and what depends on it is still to be done. */
export function asksCeremony(tasks: readonly Task[]): boolean {
  const isOpen = tasks.some(
    ({ generated, completed_at }) =>
      generated !== null && templateIdOf(generated.origin) === RESERVES && completed_at === null,
  );
  return isOpen && ceremonyOf(originsOf(tasks)) === undefined;
}

/**
 * True if the task is unchanged since the checklist made it: no field written, not started, not done. New
 * fields count too.
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
  /** What the added ones replace, or this kind doesn't need; none that a person has touched. */
  readonly dropped: readonly Task[];
};

/**
 * Changes to an existing list for a kind of ceremony; `removed` are origins the person deleted. Taking an
 * answer back deletes the tasks it added, without marking them as unwanted.
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
