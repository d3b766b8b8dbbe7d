import { addDays } from '@/domain/calendar';
import type { CategoryChoice, PlanFacts } from '@/domain/plan/facts';
import { checklist, checklistOrigin, textKeyOf } from '@/domain/tasks/checklist';

export type Words = Readonly<Record<string, string>>;
/** Columns of a task, without its id. */
export type DemoTask = Record<string, string | number | null>;

/** State of some tasks today. 'now' stands for a timestamp set by the server. */
const SINCE: Record<string, DemoTask> = {
  W01: { completed_at: 'now', assignee: 'Lucía' },
  W02: { completed_at: 'now', assignee: 'Andrés' },
  W03: { completed_at: 'now' },
  W04: { started_at: 'now', assignee: 'Lucía', notes: 'Civil en la finca. Falta la cita en el Registro.' },
  W05: { assignee: 'Andrés' },
  W09: { started_at: 'now', assignee: 'Lucía' },
  W12: { assignee: 'Andrés', notes: 'Pedir presupuesto al grupo de Marta.' },
};

/**
 * Returns a plan's checklist, with the couple's changes and two tasks that they added. `today` is YYYY-MM-DD.
 */
export function demoTasks(
  facts: PlanFacts,
  categories: readonly CategoryChoice[],
  today: string,
  words: Words,
): DemoTask[] {
  const selected = categories.flatMap(({ category, selected }) => (selected ? category : []));
  // The sample's weddings are civil, as their notes say.
  const ceremony = facts.event_type === 'wedding' ? 'civil' : undefined;
  const { tasks } = checklist({ ...facts, categories: selected, ceremony }, today);
  const own = (task_name: string, days: number, task_category: string, assignee: string): DemoTask => ({
    task_name,
    recommended_completion_date: addDays(today, days),
    task_category,
    priority_level: 2,
    assignee,
  });
  return [
    ...tasks.map((line): DemoTask => {
      const origin = checklistOrigin(line);
      const name = words[textKeyOf(origin)] ?? origin;
      return {
        task_name: name,
        recommended_completion_date: line.date,
        task_category: line.category,
        priority_level: line.priority,
        origin,
        origin_name: name,
        origin_date: line.date,
        origin_event: facts.event_date,
        ...SINCE[line.template],
      };
    }),
    own('Preguntar a la abuela Carmen por la mantilla', 12, 'attire', 'Lucía'),
    own('Ensayar el baile con los primos', 240, 'music', 'Andrés'),
  ];
}
