import type { QueryClient } from '@tanstack/react-query';
import { registerLedger } from '@/data/ledger';
import { registerPlanMutations } from '@/data/plan-mutations';
import { registerScenarios } from '@/data/scenarios';
import { registerTasks } from '@/data/tasks';
import { registerTimeline } from '@/data/timeline';

/** How changes are sent that an earlier visit has left: fetched by a visit that finds some. */
export function registerWrites(client: QueryClient): void {
  registerPlanMutations(client);
  registerLedger(client);
  registerTasks(client);
  registerTimeline(client);
  registerScenarios(client);
}
