import type { Plan } from '@/data/plans';
import type { Risk } from '@/domain/plan/risks';
import { type Concern, compareStandings, type Severity } from '@/domain/split/plan-concerns';

/** A plan with all that it needs. */
export interface PlanHealth {
  plan: Plan;
  concerns: readonly Concern[];
  /** What its money and its tasks put at risk. */
  risks: readonly Risk[];
}

const RANK: Record<Severity, number> = { high: 0, medium: 1, low: 2 };

/** What the marks show: a loose end marks no plan. */
export const worstOf = ({ concerns, risks }: PlanHealth): Severity | null =>
  [...risks, ...concerns]
    .map(({ severity }) => severity)
    .sort((a, b) => RANK[a] - RANK[b])
    .find((severity) => severity !== 'low') ?? null;

const rank = (one: PlanHealth) => {
  const worst = worstOf(one);
  return worst === null ? RANK.low : RANK[worst];
};

/** The most pressing first: by the gravest of all, then by what the money and the tasks put at risk, then by the plan. */
export const comparePressing = (a: PlanHealth, b: PlanHealth): number =>
  rank(a) - rank(b) || b.risks.length - a.risks.length || compareStandings(a.concerns, b.concerns);
