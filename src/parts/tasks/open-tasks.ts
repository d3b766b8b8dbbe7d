import type { PlanSummary } from '@/data/plan-summaries';
import { closedOrigin } from '@/domain/tasks/state';

/** Returns the open tasks of a summary, without those that an agreed price has completed. */
export const openTasks = ({ tasks, agreed }: PlanSummary) =>
  tasks.filter(({ origin }) => closedOrigin(origin, { committed: agreed }) === null);
