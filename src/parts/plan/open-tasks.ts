import type { PlanSummary } from '@/data/plan-summaries';
import { closedOrigin } from '@/domain/tasks/state';

/** Returns a summary's tasks that no agreed price has completed. */
export const openTasks = ({ tasks, agreed }: PlanSummary) =>
  tasks.filter(({ origin }) => closedOrigin(origin, { committed: agreed }) === null);
