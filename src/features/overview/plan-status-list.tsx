import { useMemo } from 'react';
import type { Plan } from '@/data/plans';
import { type Need, needsOf } from '@/domain/desk/needs';
import { ranked, worstOf } from '@/domain/desk/rank';
import type { Summaries } from '@/parts/plan/use-summaries';
import { AttentionList } from './attention-list';
import { Dates } from './dates';
import { AttentionSkeleton } from './overview-skeleton';

const NOTHING = { overdue: null, next: null, replies: null } as const;

interface PlanStatusListProps {
  plans: readonly Plan[];
  today: string;
  summaries: Summaries;
}

/**
 * Lists the events and what they need. Loaded after the events themselves, because it includes the engine.
 */
export default function PlanStatusList({ plans, today, summaries }: PlanStatusListProps) {
  const { summaryOf, needsOf: askedOf, waiting } = summaries;
  const needs = useMemo(
    () =>
      new Map<string, Need[]>(
        waiting
          ? []
          : plans.map((plan) => [
              plan.id,
              needsOf(plan, { ...(askedOf(plan.id) ?? NOTHING), now: summaryOf(plan.id) ?? null }, today),
            ]),
      ),
    [plans, today, summaryOf, askedOf, waiting],
  );
  const all = useMemo(
    () =>
      ranked(
        plans.flatMap((plan) => (needs.get(plan.id) ?? []).map((need) => ({ plan, need }))),
        today,
      ),
    [plans, needs, today],
  );
  return (
    <>
      {waiting ? <AttentionSkeleton /> : <AttentionList needs={all} today={today} />}
      <Dates
        plans={plans}
        today={today}
        markOf={({ id }) => (waiting ? undefined : worstOf(needs.get(id) ?? []))}
      />
    </>
  );
}
