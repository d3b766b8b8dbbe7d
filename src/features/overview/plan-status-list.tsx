import type { PlanSummary } from '@/data/plan-summaries';
import type { Plan } from '@/data/plans';
import { type Risk, risksOf } from '@/domain/plan/risks';
import { planConcerns } from '@/domain/plan-allocation/plan-concerns';
import type { Summaries } from '@/parts/plan/use-summaries';
import { AttentionList } from './attention-list';
import { Dates } from './dates';
import { openTasks } from './open-tasks';
import { AttentionSkeleton } from './overview-skeleton';
import { comparePressing, type PlanHealth, worstOf } from './plan-health';

const risksIn = (plan: Plan, summary: PlanSummary | undefined, today: string): Risk[] =>
  summary
    ? risksOf(
        {
          ...summary,
          late_tasks: openTasks(summary).filter((task) => task.recommended_completion_date < today).length,
          tight_tasks: 0,
        },
        plan,
      )
    : [];

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
      risks: risksIn(plan, summaryOf(plan.id), today),
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
