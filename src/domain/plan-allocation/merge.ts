import { findRegion } from '../places/regions';
import { daysUntil, overDays } from '../plan/event-days';
import type { PlanState } from '../plan/facts';
import { allowsKind, CATEGORIES, type Category, type CategoryChoice, type PlanFacts } from '../plan/facts';
import { drivesAllocation, type Reallocation, reallocate } from './stored-allocation';

export type PlanEdit = {
  readonly changes: Partial<PlanFacts>;
  readonly categories?: readonly CategoryChoice[] | undefined;
};

type PlanDifference =
  | { readonly kind: 'fact'; readonly field: keyof PlanFacts }
  | { readonly kind: 'ranking' }
  | { readonly kind: 'selected'; readonly category: Category; readonly selected: boolean }
  /** `amount` is the locked amount. `locked` is false if the lock was removed. */
  | {
      readonly kind: 'lock';
      readonly category: Category;
      readonly locked: boolean;
      readonly amount: number;
    };

export const FACT_FIELDS = [
  'name',
  'event_type',
  'event_date',
  'event_end_date',
  'budget',
  'currency',
  'duration',
  'guest_count',
  'country',
  'region',
  'city',
  'location_type',
  'couple_type',
  'kind',
] as const satisfies readonly (keyof PlanFacts)[];

type Choices = Pick<PlanState, 'categories'>;

const choiceOf = ({ categories }: Choices, category: Category): CategoryChoice | undefined =>
  categories.find((choice) => choice.category === category);

const sameLock = (a: CategoryChoice, b: CategoryChoice) =>
  a.locked === b.locked && (!a.locked || a.allocated_amount === b.allocated_amount);

/**
 * Returns what a person changed in a plan. Amounts that the allocation changed as a result aren't included.
 */
export function planDifferences(before: PlanState, after: PlanState): PlanDifference[] {
  const found: PlanDifference[] = FACT_FIELDS.filter((field) => before[field] !== after[field]).map(
    (field) => ({
      kind: 'fact',
      field,
    }),
  );
  let reranked = false;
  for (const category of CATEGORIES) {
    const [old, now] = [choiceOf(before, category), choiceOf(after, category)];
    if (!old || !now) continue;
    if (old.selected !== now.selected) found.push({ kind: 'selected', category, selected: now.selected });
    else if (old.priority !== now.priority) reranked = true;
    if (!sameLock(old, now))
      found.push({ kind: 'lock', category, locked: now.locked, amount: now.allocated_amount ?? 0 });
  }
  if (reranked) found.push({ kind: 'ranking' });
  return found;
}

export function edited<T extends PlanState>(plan: T, { changes, categories }: PlanEdit): T {
  return { ...plan, ...changes, categories: categories ?? plan.categories };
}

/**
 * Merges a person's choices into choices that others have saved meanwhile. `base` is the state in which the
 * person started.
 */
export function mergeChoices(
  base: Choices,
  theirs: Choices,
  mine: readonly CategoryChoice[],
): CategoryChoice[] {
  // A ranking is taken as a whole, because merging it by category would give an order that nobody chose.
  const iRanked = mine.some(({ category, priority }) => choiceOf(base, category)?.priority !== priority);
  return theirs.categories.map((their) => {
    const my = mine.find(({ category }) => category === their.category);
    const old = choiceOf(base, their.category);
    if (!my || !old) return their;
    const lock = sameLock(my, old) ? their : my;
    return {
      category: their.category,
      selected: my.selected === old.selected ? their.selected : my.selected,
      priority: iRanked ? my.priority : their.priority,
      locked: lock.locked,
      allocated_amount: lock.allocated_amount,
    };
  });
}

type Merge = { readonly ok: true; readonly edit: PlanEdit } | Exclude<Reallocation, { readonly ok: true }>;

/**
 * Merges an edit with the plan that others have saved meanwhile. `base` is the plan to which the edit was
 * made. Values that the edit didn't change stay as others saved them. The allocation is recalculated. An
 * error is returned if both changes together exceed the budget.
 */
export function mergeEdit(base: PlanState, theirs: PlanState, edit: PlanEdit): Merge {
  const wanted = edited(base, edit);
  const own = Object.fromEntries(
    FACT_FIELDS.filter((field) => wanted[field] !== base[field]).map((field) => [field, wanted[field]]),
  ) as Partial<PlanFacts>;
  const together = { ...theirs, ...own };
  // If the other person changed the country, the region might belong to the old country.
  const misplaced = together.region !== null && !findRegion(together.country, together.region);
  // Only weddings have a couple type, so it is removed if either person changed the event type.
  const uncoupled = together.event_type !== 'wedding' && together.couple_type !== null;
  const mismatched = !allowsKind(together.event_type, together.kind);
  // The number of days comes from the person who changed it. If the edit changed only the hours, the event
  // has one day.
  const said = 'event_end_date' in own ? wanted : 'duration' in own ? null : theirs;
  const days = said ? daysUntil(said.event_date, said.event_end_date) : 1;
  const changes = {
    ...own,
    ...(days > 1 || theirs.event_end_date ? overDays(together.event_date, days, together.duration) : {}),
    ...(misplaced ? { region: null } : {}),
    ...(uncoupled ? { couple_type: null } : {}),
    ...(mismatched ? { kind: null } : {}),
  };
  if (!edit.categories && !drivesAllocation(changes, theirs)) return { ok: true, edit: { changes } };

  const categories = mergeChoices(base, theirs, edit.categories ?? base.categories);
  const result = reallocate({ ...theirs, ...changes, categories });
  return result.ok ? { ok: true, edit: { changes, categories: result.categories } } : result;
}
