import type { QueryClient } from '@tanstack/react-query';
import type { Plan } from '@/data/plans';
import { withChanges } from '@/data/sync/noun';
import { changesIn } from '@/data/sync/outbox';
import { planDocumentQuery } from '@/data/sync/plan-document';
import { rowsKey } from '@/data/sync/rows-key';
import { liveTasks, removedOrigins, type StoredTask, TASKS } from '@/data/tasks';
import { type Ceremony, ceremonyKept } from '@/domain/tasks/ceremony';
import { originsOf } from '@/domain/tasks/task';

/** How long to wait for tasks that neither the service nor the device has told yet, milliseconds. */
const ANSWER_WITHIN_MS = 3_000;

/** The kind of ceremony that a plan's tasks were made for; null where nobody has said, or they can't be had. */
export async function ceremonyOfPlan(client: QueryClient, plan: Plan): Promise<Ceremony | null> {
  if (plan.event_type !== 'wedding') return null;
  const late = new Promise<void>((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS));
  const read = client.fetchQuery(planDocumentQuery(plan.id, [TASKS])).then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([read, late]);
  const stored = client.getQueryData<readonly StoredTask[]>(rowsKey(plan.id, TASKS.table)) ?? [];
  const tasks = withChanges(stored, changesIn(TASKS, plan.id), TASKS.tombstone);
  return ceremonyKept(originsOf(liveTasks(tasks)), removedOrigins(tasks)) ?? null;
}
