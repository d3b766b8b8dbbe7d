import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type PlanSummary, summariesQuery } from '@/data/plan-summaries';
import type { DateText } from '@/domain/calendar';
import { useSession } from '@/lib/session/session-state';

/** What the database sums up of the events ahead. */
export interface Summaries {
  all: readonly PlanSummary[];
  summaryOf: (plan_id: string) => PlanSummary | undefined;
  /** While they may still come. */
  waiting: boolean;
}

const NONE: readonly never[] = [];

/** Asked for once, by the page, beside its plans: each part that asks by itself would ask the service again. */
export function useSummaries(today: DateText): Summaries {
  const { user } = useSession();
  const {
    data: all = NONE,
    isPending,
    fetchStatus,
  } = useQuery({
    ...summariesQuery(user?.id ?? '', today),
    enabled: user !== null,
  });
  const waiting = isPending && fetchStatus !== 'paused';
  return useMemo(
    () => ({ all, summaryOf: (plan_id: string) => all.find((one) => one.plan_id === plan_id), waiting }),
    [all, waiting],
  );
}
