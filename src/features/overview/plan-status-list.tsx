import type { Plan } from '@/data/plans';
import { planConcerns } from '@/domain/plan-allocation/plan-concerns';
import { summaryRisks } from '@/parts/plan/summary-risks';
import type { Summaries } from '@/parts/plan/use-summaries';
import { AttentionList } from './attention-list';
import { Dates } from './dates';
import { AttentionSkeleton } from './overview-skeleton';
import { comparePressing, type PlanHealth, worstOf } from './plan-health';

interface PlanStatusListProps {
  plans: readonly Plan[];
  today: string;
  summaries: Summaries;
}

/** The events with what each of them needs. It brings the engine along, and so comes after the events themselves. */
export default function PlanStatusList({ plans, today, summaries }: PlanStatusListProps) {
  const { summaryOf, waiting } = summaries;
  const health = plans.map(
    (plan): PlanHealth => ({
      plan,
      concerns: planConcerns(plan, today),
      risks: summaryRisks(plan, summaryOf(plan.id), today),
    }),
  );
  const marks = new Map(health.map((one) => [one.plan.id, worstOf(one)]));
  const pressing = health
    .filter(({ concerns, risks }) => concerns.length + risks.length > 0)
    .sort(comparePressing);
  return (
    <>
      {waiting ? <AttentionSkeleton /> : <AttentionList health={pressing} />}
      <Dates plans={plans} today={today} markOf={({ id }) => (waiting ? undefined : marks.get(id))} />
    </>
  );
}
