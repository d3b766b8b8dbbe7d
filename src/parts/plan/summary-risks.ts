import type { PlanSummary } from '@/data/plan-summaries';
import type { Plan } from '@/data/plans';
import { type Risk, risksOf } from '@/domain/plan/risks';
import { openTasks } from '../tasks/open-tasks';

export const summaryRisks = (plan: Plan, summary: PlanSummary | undefined, today: string): Risk[] =>
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
