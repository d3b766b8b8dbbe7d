import { allocate } from '../allocation/allocate';
import type { AllocationSuccess, Warning } from '../allocation/allocation';
import { daysBetween } from '../calendar';
import type { Cents } from '../money';
import { lastDay } from '../plan/event-days';
import type { PlanState } from '../plan/facts';
import { allocatedTotal, isWhole } from './stored-allocation';

/**
 * A problem of a plan. `high` puts the event or its money at risk, `medium` should be decided soon, and `low`
 * can wait. Amounts are in cents of the plan's currency.
 */
export type Concern =
  /** The stored amounts don't add up to the budget. `difference` is the budget minus their sum. */
  | { readonly key: 'allocationOff'; readonly severity: 'high'; readonly difference: Cents }
  | { readonly key: 'locksAboveTotal'; readonly severity: 'high'; readonly excess: Cents }
  /** All categories are locked, and the amount `left` isn't assigned to any. */
  | { readonly key: 'locksBelowTotal'; readonly severity: 'high'; readonly left: Cents }
  | { readonly key: 'nothingSelected'; readonly severity: 'high' }
  | {
      readonly key: 'locksStarve';
      readonly severity: 'high';
      readonly left: Cents;
      readonly usual: Cents;
      readonly categories: number;
    }
  | {
      readonly key: 'budgetBelowUsual';
      readonly severity: 'high';
      readonly low: Cents;
      readonly typical: Cents;
    }
  | { readonly key: 'contingencyLow'; readonly severity: 'medium'; readonly advised: Cents }
  | { readonly key: 'contingencyMissing'; readonly severity: 'medium'; readonly advised: Cents }
  /** Days since the event, at least 1. Nothing is at risk any more, and the plan can be archived. */
  | { readonly key: 'datePast'; readonly severity: 'low'; readonly days: number };

type ConcernKey = Concern['key'];

export const CONCERN_ORDER = [
  'locksAboveTotal',
  'allocationOff',
  'nothingSelected',
  'locksBelowTotal',
  'locksStarve',
  'budgetBelowUsual',
  'contingencyMissing',
  'contingencyLow',
  'datePast',
] as const satisfies readonly ConcernKey[];

const place = (concern: Concern) => CONCERN_ORDER.indexOf(concern.key);

function ofWarning(warning: Warning): Concern | null {
  switch (warning.key) {
    case 'lockStarves': {
      const { left, usual, categories } = warning;
      return { key: 'locksStarve', severity: 'high', left, usual, categories };
    }
    case 'budgetBelowUsual':
      return { key: warning.key, severity: 'high', low: warning.low, typical: warning.typical };
    case 'contingencyLow':
    case 'contingencyMissing':
      return { key: warning.key, severity: 'medium', advised: warning.advised };
    // Other warnings, such as a budget above the usual amount or a category left out on purpose, aren't
    // problems.
    default:
      return null;
  }
}

function ofMoney(plan: PlanState): Concern[] {
  const allocation = allocate(plan);
  if (!allocation.ok) {
    if (allocation.error === 'locksAboveTotal')
      return [{ key: 'locksAboveTotal', severity: 'high', excess: allocation.excess }];
    if (allocation.error === 'locksBelowTotal')
      return [{ key: 'locksBelowTotal', severity: 'high', left: allocation.left }];
    if (allocation.error === 'nothingSelected') return [{ key: 'nothingSelected', severity: 'high' }];
    return [];
  }
  return [...ofAllocation(plan), ...ofWarnings(allocation)];
}

const ofAllocation = (plan: PlanState): Concern[] =>
  isWhole(plan)
    ? []
    : [{ key: 'allocationOff', severity: 'high', difference: plan.budget - allocatedTotal(plan.categories) }];

const ofWarnings = ({ warnings }: AllocationSuccess): Concern[] =>
  warnings.flatMap((warning) => ofWarning(warning) ?? []);

/**
 * Returns a plan's problems, most urgent first. After the event only `datePast` is returned, because the
 * money can't be planned any more. @throws RangeError on an invalid `today` (YYYY-MM-DD).
 */
export function planConcerns(plan: PlanState, today: string): Concern[] {
  const days = daysBetween(today, lastDay(plan));
  if (days < 0) return [{ key: 'datePast', severity: 'low', days: -days }];
  return ofMoney(plan).sort((a, b) => place(a) - place(b));
}
