import { addDays, type DateText, daysBetween } from '../calendar';
import {
  type ChecklistFacts,
  checklist,
  checklistOrigin,
  type ScheduledTask,
  templateIdOf,
  templateOf,
} from '../tasks/checklist';
import { isNameEdited, isTaskDateEdited, originsOf, type Task } from '../tasks/task';
import { isDateEdited as isDayEdited, type Milestone } from '../timeline/item';
import { generateMilestones, type MilestoneDraft, milestoneOrigin } from '../timeline/milestones';
import { type Misfit, type MisfitReason, reasonOf, remembering } from './misfit';

/** A number of days before the event that leaves enough time for the complete checklist. */
const LONG_BEFORE = 1_500;

const inTime = (facts: ChecklistFacts): DateText => addDays(facts.event_date, -LONG_BEFORE);

interface Lists {
  /**
   * The facts of the template's event and of the new event. Both have the new event's date. The remaining
   * time is compared separately.
   */
  readonly was: ChecklistFacts;
  readonly now: ChecklistFacts;
  readonly today: DateText;
}

interface TaskLists extends Lists {
  words(origin: string): string | null;
  newTask(line: ScheduledTask): Task;
}

/**
 * Returns a new date for a task whose date has passed. The template's lead times are scaled to the remaining
 * time.
 */
function paced(lead: number, longest: number, { event_date }: ChecklistFacts, today: DateText): DateText {
  const left = daysBetween(today, event_date) - 1;
  return addDays(event_date, -Math.max(0, Math.min(left, Math.round((lead * left) / Math.max(1, longest)))));
}

/**
 * Returns the tasks that don't suit the new event, and those that should be added. `leads` are days before
 * the event by task id. `gone` are origins of deleted tasks.
 */
export function misfitTasks(
  tasks: readonly Task[],
  leads: ReadonlyMap<string, number>,
  { was, now, today, words, newTask }: TaskLists,
): Misfit[] {
  const linesOf = remembering(
    (facts: ChecklistFacts) =>
      new Map(checklist(facts, inTime(facts)).tasks.map((line) => [line.template as string, line])),
  );
  const belongs = (id: string) => (facts: ChecklistFacts) => linesOf(facts).has(id);
  const asked = (id: string) => (facts: ChecklistFacts) => linesOf(facts).get(id)?.wording ?? '';
  const list = checklist(now, today);
  const dated = new Map<string, ScheduledTask>(list.tasks.map((line) => [line.template, line]));
  const longest = Math.max(1, ...leads.values());

  const of = (task: Task): Misfit[] => {
    const misfit = (reason: MisfitReason, after: Task | null): Misfit[] => [
      { reason, table: 'tasks', before: task, after },
    ];
    const { generated } = task;
    const id = generated && templateIdOf(generated.origin);
    const isKnown = generated !== null && templateOf(generated.origin) !== null;
    if (id && isKnown && belongs(id)(was) && !belongs(id)(now))
      return misfit(reasonOf(belongs(id), was, now), null);
    const lead = leads.get(task.id) ?? 0;
    if (lead > 0 && addDays(now.event_date, -lead) <= today) {
      const line = id && isKnown && !isTaskDateEdited(task) ? dated.get(id) : undefined;
      if (id && isKnown && !line && list.dropped.some(({ template }) => template === id))
        return misfit('late', null);
      const to = line?.date ?? paced(lead, longest, now, today);
      if (to === task.recommended_completion_date) return [];
      return misfit('late', {
        ...task,
        recommended_completion_date: to,
        generated: generated && line ? { ...generated, origin_date: to } : generated,
      });
    }
    const line = id && linesOf(now).get(id);
    if (!generated || !line || isNameEdited(task)) return [];
    const reworded = asked(line.template)(was) !== asked(line.template)(now) && words(checklistOrigin(line));
    if (!reworded || reworded === task.task_name) return [];
    const isSame = (facts: ChecklistFacts) => asked(line.template)(facts) === asked(line.template)(was);
    return misfit(reasonOf(isSame, was, now), { ...task, task_name: reworded });
  };

  const had = new Set(originsOf(tasks).map(templateIdOf));
  const added = list.tasks.flatMap((line): Misfit[] =>
    had.has(line.template) || belongs(line.template)(was)
      ? []
      : [
          {
            reason: reasonOf(belongs(line.template), was, now),
            table: 'tasks',
            before: null,
            after: newTask(line),
          },
        ],
  );
  return [...tasks.flatMap(of), ...added];
}

/**
 * Returns the milestones that don't suit the new event. A milestone from the checklist suits the event if the
 * milestone's task does.
 */
export function misfitMilestones(
  milestones: readonly Milestone[],
  leads: ReadonlyMap<string, number>,
  { was, now, today }: Lists,
): Misfit[] {
  const draftsOf = remembering(
    (facts: ChecklistFacts) =>
      new Map(generateMilestones(facts, inTime(facts)).map((draft) => [milestoneOrigin(draft), draft])),
  );
  const dated = new Map<string, MilestoneDraft>(
    generateMilestones(now, today).map((draft) => [milestoneOrigin(draft), draft]),
  );
  const longest = Math.max(1, ...leads.values());
  return milestones.flatMap((item): Misfit[] => {
    const { generated } = item;
    const belongs = (facts: ChecklistFacts) => generated !== null && draftsOf(facts).has(generated.origin);
    const misfit = (reason: MisfitReason, after: Milestone | null): Misfit[] => [
      { reason, table: 'timeline_items', before: item, after },
    ];
    if (belongs(was) && !belongs(now)) return misfit(reasonOf(belongs, was, now), null);
    const lead = leads.get(item.id) ?? 0;
    if (lead <= 0 || addDays(now.event_date, -lead) > today) return [];
    const draft = generated && !isDayEdited(item) ? dated.get(generated.origin) : undefined;
    if (belongs(now) && !draft && !isDayEdited(item)) return misfit('late', null);
    const starts_on = draft?.starts_on ?? paced(lead, longest, now, today);
    if (starts_on === item.starts_on) return [];
    return misfit('late', {
      ...item,
      starts_on,
      generated: generated && draft ? { ...generated, origin_on: starts_on } : generated,
    });
  });
}
