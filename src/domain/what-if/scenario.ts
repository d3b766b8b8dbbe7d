import type { AllocationError, AllocationSuccess } from '../allocation/allocation';
import { type AllocationComparison, compare } from '../allocation/compare';
import type { Cents } from '../money';
import type { PlanState } from '../plan/facts';
import { CATEGORIES, type Category } from '../plan/facts';
import type { PlanEdit } from '../plan-allocation/merge';
import { drivesAllocation, reallocate, storedAllocation } from '../plan-allocation/stored-allocation';
import { type StepAssumptions, USUAL_ASSUMPTIONS } from './assumptions.data';
import { type Committed, type CostModel, costModel, type Owed } from './cost';
import {
  applyOverrides,
  FACT_LINES,
  type LineKey,
  type Overrides,
  overrideLines,
  pickLines,
} from './overrides';

type FactDifference = { readonly line: LineKey; readonly difference: Cents };

export type ScenarioResult = {
  readonly facts: PlanState;
  readonly lines: readonly LineKey[];
  /** Allocation of the scenario's total. Its `before` is the plan's stored allocation. */
  readonly after: AllocationSuccess;
  readonly before: AllocationSuccess;
  readonly allocation: AllocationComparison;
  /** Costs at the plan's style, one per category in the order of CATEGORIES. */
  readonly costs: readonly Cents[];
  readonly cost: Cents;
  /** The scenario's total minus its cost. Negative if money is missing. */
  readonly left: Cents;
  /**
   * Cost of the plan: the sum of the stored amounts. Each category counts with at least its committed amount.
   */
  readonly plan_cost: Cents;
  /** Categories whose committed amount is higher than their cost in the scenario. */
  readonly owed: readonly Owed[];
  /**
   * Cost difference of each fact, 0 for a fact without effect. The differences add up to the difference of
   * the total costs.
   */
  readonly by_fact: readonly FactDifference[];
};
export type Evaluation = ({ readonly ok: true } & ScenarioResult) | AllocationError;

export const assumptionsOf = ({ assumptions }: Overrides): StepAssumptions => ({
  ...USUAL_ASSUMPTIONS,
  ...assumptions,
});

/**
 * Returns the edit that applies a scenario to its plan; one call saves the whole edit. `lines` limits the
 * edit to some changes. The allocation is computed again only if a changed fact affects it. An error of the
 * engine is returned unchanged.
 */
export function promotion(
  plan: PlanState,
  overrides: Overrides,
  lines: readonly LineKey[] = overrideLines(plan, overrides),
): { readonly ok: true; readonly edit: PlanEdit } | AllocationError {
  const after = applyOverrides(plan, pickLines(overrides, lines));
  const changed = (
    field: 'country' | 'region' | 'city' | Exclude<(typeof FACT_LINES)[number], 'place' | 'ranking'>,
  ) => plan[field] !== after[field];
  const fields = FACT_LINES.flatMap((line) =>
    line === 'ranking' ? [] : line === 'place' ? (['country', 'region', 'city'] as const) : [line],
  );
  const changes = Object.fromEntries(fields.filter(changed).map((field) => [field, after[field]]));
  const choices = lines.some((line) => line === 'ranking' || line.startsWith('selected:'));
  if (!choices && !drivesAllocation(changes, plan)) return { ok: true, edit: { changes } };
  const result = reallocate(after);
  return result.ok ? { ok: true, edit: { changes, categories: result.categories } } : result;
}

function differencesByFact(
  plan: PlanState,
  overrides: Overrides,
  lines: readonly LineKey[],
  model: CostModel,
): FactDifference[] {
  const found: FactDifference[] = [];
  let before = model.total(plan);
  for (const [i, line] of lines.entries()) {
    const now = model.total(applyOverrides(plan, pickLines(overrides, lines.slice(0, i + 1))));
    found.push({ line, difference: now - before });
    before = now;
  }
  return found;
}

/**
 * Compares a scenario with its plan: how its total is allocated, and what its facts cost at the plan's style.
 * Without overrides there is no difference. The order of overrides doesn't matter. Pass `model` for many
 * evaluations; it must match the plan and the scenario's assumptions.
 */
export function evaluate(
  plan: PlanState,
  overrides: Overrides,
  model: CostModel = costModel(plan, assumptionsOf(overrides)),
): Evaluation {
  const before = storedAllocation(plan);
  if (!before.ok) return before;
  const lines = overrideLines(plan, overrides);
  const promoted = promotion(plan, overrides, lines);
  if (!promoted.ok) return promoted;
  const facts = {
    ...applyOverrides(plan, pickLines(overrides, lines)),
    ...(promoted.edit.categories && { categories: promoted.edit.categories }),
  };
  const after = storedAllocation(facts);
  if (!after.ok) return after;
  const costs = model.amounts(facts);
  const cost = costs.reduce((sum, amount) => sum + amount, 0);
  return {
    ok: true,
    facts,
    lines,
    before,
    after,
    allocation: compare(before, after),
    costs,
    cost,
    left: facts.budget - cost,
    plan_cost: model.total(plan),
    owed: model.owed(facts),
    by_fact: differencesByFact(plan, overrides, lines, model),
  };
}

export const costIn = ({ costs }: Pick<ScenarioResult, 'costs'>, category: Category): Cents =>
  costs[CATEGORIES.indexOf(category)] ?? 0;

/**
 * Returns the categories whose allocation in the scenario is below their committed amount. `cost` is the
 * allocated amount.
 */
export const belowCommitted = ({ after }: Pick<ScenarioResult, 'after'>, committed: Committed): Owed[] =>
  CATEGORIES.flatMap((category) => {
    const floor = committed[category] ?? 0;
    const cost = after.lines.find((line) => line.category === category)?.amount ?? 0;
    return floor > cost ? [{ category, committed: floor, cost }] : [];
  });
