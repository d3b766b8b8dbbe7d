import type { Plan } from '@/data/plans';
import { liveTasks, TASKS } from '@/data/tasks';
import { addDays } from '@/domain/calendar';
import type { ScheduledTask } from '@/domain/tasks/checklist';
import type { Task } from '@/domain/tasks/task';
import { today } from '@/lib/format';
import { checklist } from '@/locales/en/checklist';
import { taskOfLine } from '@/parts/tasks/made-tasks';
import { storedRows, storeRows } from './rows';

/** Adds tasks for tests, stored as the tasks page stores them. */

export const fill = (text: string, holes: Record<string, string>): string =>
  Object.entries(holes).reduce(
    (out, [hole, value]) => out.replace(`{{${hole}}}`, value).replace(`{{${hole}, number}}`, value),
    text,
  );

export const storedTasks = async (plan: Plan): Promise<readonly Task[]> =>
  liveTasks(await storedRows(TASKS, plan.id));

export type Planted = 'W01' | 'W06' | 'W10' | 'W35';

/** Stores tasks of the checklist. Their due dates are twenty days apart. */
export async function plantTasks(plan: Plan, ...ids: Planted[]): Promise<Task[]> {
  const made = ids.map((template, i): Task => {
    const line: ScheduledTask = {
      template,
      wording: '',
      date: addDays(today(), 20 + i * 20),
      start: today(),
      category: template === 'W10' ? 'photo-and-video' : 'general',
      priority: 1,
      fit: 'usual',
    };
    return taskOfLine(line, checklist[template], plan.event_date);
  });
  return storeRows(
    TASKS,
    plan.id,
    made.map((after) => ({ before: null, after })),
  );
}
