import { useQuery } from '@tanstack/react-query';
import { type PlanSummary, summariesQuery } from '@/data/plan-summaries';
import type { DateText } from '@/domain/calendar';
import { useSession } from '@/lib/session-state';

/** What the database sums up of the events ahead. */
export interface Summaries {
  summaryOf: (plan_id: string) => PlanSummary | undefined;
  /** While they may still come. */
  waiting: boolean;
}

/** Asked for once a page, however many of its parts show them: each that asks by itself would ask the service again. */
export function useSummaries(today: DateText): Summaries {
  const { user } = useSession();
  const { data, isError, fetchStatus } = useQuery({
    ...summariesQuery(user?.id ?? '', today),
    enabled: user !== null,
  });
  return {
    summaryOf: (plan_id) => data?.find((one) => one.plan_id === plan_id),
    waiting: data === undefined && !isError && fetchStatus !== 'paused',
  };
}
