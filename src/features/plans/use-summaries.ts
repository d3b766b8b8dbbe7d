import { useQuery } from '@tanstack/react-query';
import { type PlanSummary, summariesQuery } from '@/data/plan-summaries';
import type { DateText } from '@/domain/calendar';
import { closedOrigin } from '@/domain/tasks/state';
import { useSession } from '@/lib/session-state';

/** What the database sums up of the events ahead; `waiting` while it may still come. */
export function useSummaries(today: DateText) {
  const { user } = useSession();
  const { data, isError, fetchStatus } = useQuery({
    ...summariesQuery(user?.id ?? '', today),
    enabled: user !== null,
  });
  return {
    summaryOf: (plan_id: string): PlanSummary | undefined => data?.find((one) => one.plan_id === plan_id),
    waiting: data === undefined && !isError && fetchStatus !== 'paused',
  };
}

/** Of the tasks of a summary, those that no agreed price has closed. */
export const openTasks = ({ tasks, agreed }: PlanSummary) =>
  tasks.filter(({ origin }) => closedOrigin(origin, { committed: agreed }) === null);
