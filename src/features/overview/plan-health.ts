import type { Plan } from '@/data/plans';
import type { Risk } from '@/domain/plan/risks';
import { type Concern, compareByConcerns, type Severity } from '@/domain/plan-allocation/plan-concerns';

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

/** The part of the plan's total that is at risk: amounts of different currencies can't be compared. */
const stake = ({ plan, risks }: PlanHealth) =>
  risks.reduce((sum, risk) => sum + ('amount' in risk ? risk.amount : 0), 0) / plan.budget;

const NEVER = '9999';
/** What is overdue is due now; money that will be short, on its day. */
const urgency = ({ risks }: PlanHealth): string =>
  risks.map((risk) => (risk.key === 'overdue' ? '' : risk.key === 'short' ? risk.date : NEVER)).sort()[0] ??
  NEVER;

/** The most pressing first: by the gravest of all, by when it is due, by the money at stake, then by the plan itself. */
export const comparePressing = (a: PlanHealth, b: PlanHealth): number =>
  rank(a) - rank(b) ||
  urgency(a).localeCompare(urgency(b)) ||
  stake(b) - stake(a) ||
  compareByConcerns(a.concerns, b.concerns);
