import { allocate } from '../allocation/allocate';
import type {
  Allocation,
  AllocationError,
  AllocationInput,
  AllocationSuccess,
} from '../allocation/allocation';
import { type AllocationComparison, compare } from '../allocation/compare';
import { sharesOf } from '../allocation/steps';
import { type Cents, sumCents } from '../money';
import type { CategoryChoice, PlanFacts, PlanState } from '../plan/facts';

/** Facts that affect the allocation. Name, date, city and couple don't. */
const ALLOCATION_FACTS = [
  'event_type',
  'kind',
  'budget',
  'currency',
  'guest_count',
  'duration',
  'location_type',
  'country',
  'region',
] as const satisfies readonly (keyof AllocationInput & keyof PlanFacts)[];

export function drivesAllocation(changes: Partial<PlanFacts>, facts: PlanFacts): boolean {
  return ALLOCATION_FACTS.some((fact) => fact in changes && changes[fact] !== facts[fact]);
}

/** Returns the sum of the stored amounts of the selected categories. */
export function allocatedTotal(categories: readonly CategoryChoice[]): Cents {
  return sumCents(categories.map((choice) => (choice.selected ? (choice.allocated_amount ?? 0) : 0)));
}

export function isWhole(plan: PlanState): boolean {
  return allocatedTotal(plan.categories) === plan.budget;
}

/**
 * Copies the amounts of an allocation into the choices. A category that isn't selected keeps a locked amount.
 */
export function withAmounts(
  categories: readonly CategoryChoice[],
  allocation: AllocationSuccess,
): CategoryChoice[] {
  return categories.map((choice) => {
    const line = allocation.lines.find(({ category }) => category === choice.category);
    if (line) return { ...choice, allocated_amount: line.amount };
    return choice.locked ? choice : { ...choice, allocated_amount: 0 };
  });
}

export type Reallocation =
  | {
      readonly ok: true;
      readonly allocation: AllocationSuccess;
      readonly categories: readonly CategoryChoice[];
    }
  | AllocationError;

export function reallocate(plan: PlanState): Reallocation {
  const allocation = allocate(plan);
  if (!allocation.ok) return allocation;
  return { ok: true, allocation, categories: withAmounts(plan.categories, allocation) };
}

/**
 * Returns the stored amounts together with the engine's ranges and reasons. The user accepted the stored
 * amounts, so newer results are only suggested and never applied silently. See `isCurrent`.
 */
export function storedAllocation(plan: PlanState): Allocation {
  const allocation = allocate(plan);
  if (!allocation.ok) return allocation;
  const stored = new Map(plan.categories.map((choice) => [choice.category, choice.allocated_amount ?? 0]));
  const amounts = allocation.lines.map(({ category }) => stored.get(category) ?? 0);
  const shares = sharesOf(amounts, allocation.total);
  return {
    ...allocation,
    lines: allocation.lines.map((line, i) => ({ ...line, amount: amounts[i] ?? 0, share: shares[i] ?? 0 })),
  };
}

/** Returns true if a new calculation would give the stored amounts. */
export function isCurrent(plan: PlanState): boolean {
  const now = allocate(plan);
  if (!now.ok) return false;
  return now.lines.every(
    (line) =>
      plan.categories.find(({ category }) => category === line.category)?.allocated_amount === line.amount,
  );
}

export type AllocationPreview =
  | ({ readonly ok: true; readonly categories: readonly CategoryChoice[] } & AllocationComparison)
  | AllocationError;

/** Compares, by category, the stored allocation with the one that changed facts would give. */
export function previewAllocation(plan: PlanState, changes: Partial<PlanFacts>): AllocationPreview {
  const next = reallocate({ ...plan, ...changes });
  if (!next.ok) return next;
  const stored = storedAllocation(plan);
  const before = stored.ok ? stored : { ...next.allocation, lines: [] };
  return { ok: true, categories: next.categories, ...compare(before, next.allocation) };
}
