import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { needsQuery, type PlanNeeds, type PlanSummary, summariesQuery } from '@/data/plan-summaries';
import type { DateText } from '@/domain/calendar';
import { useSession } from '@/lib/session/session-state';

export interface Summaries {
  all: readonly PlanSummary[];
  /** Returns a plan's summary. Only the nearest two hundred events have one. */
  summaryOf: (plan_id: string) => PlanSummary | undefined;
  /** Returns the needs of an active plan, or undefined if it has none. */
  needsOf: (plan_id: string) => PlanNeeds | undefined;
  waiting: boolean;
}

const NONE: readonly never[] = [];

/** Reads the summaries of all plans in one request. The page must call this hook only once. */
export function useSummaries(today: DateText): Summaries {
  const { user } = useSession();
  const id = user?.id ?? '';
  const summaries = useQuery({ ...summariesQuery(id, today), enabled: user !== null });
  const asked = useQuery({ ...needsQuery(id, today), enabled: user !== null });
  const all = summaries.data ?? NONE;
  const needs = asked.data ?? NONE;
  const waiting = [summaries, asked].some(
    ({ isPending, fetchStatus }) => isPending && fetchStatus !== 'paused',
  );
  return useMemo(() => {
    const byPlan = new Map(all.map((one) => [one.plan_id, one]));
    const needsByPlan = new Map(needs.map((one) => [one.plan_id, one]));
    return {
      all,
      summaryOf: (plan_id: string) => byPlan.get(plan_id),
      needsOf: (plan_id: string) => needsByPlan.get(plan_id),
      waiting,
    };
  }, [all, needs, waiting]);
}
