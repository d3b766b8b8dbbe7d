import type { PlanSummary } from '@/data/plan-summaries';
import { closedOrigin } from '@/domain/tasks/state';

/** Of the tasks of a summary, those that no agreed price has closed. */
export const openTasks = ({ tasks, agreed }: PlanSummary) =>
  tasks.filter(({ origin }) => closedOrigin(origin, { committed: agreed }) === null);
