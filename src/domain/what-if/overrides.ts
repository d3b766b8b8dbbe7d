import type { Cents } from '../money';
import { findRegion } from '../places/regions';
import { withDays } from '../plan/event-days';
import type { PlanState } from '../plan/facts';
import { CATEGORIES, type Category, type CategoryChoice, type LocationType } from '../plan/facts';
import type { StepAssumptions } from './assumptions.data';

/** Another place for the event. Without a city, the plan's city applies. */
export type PlaceOverride = {
  readonly country: string;
  readonly region: string | null;
  readonly city: string | null;
};

/** Changes of a scenario relative to its plan. For missing fields the plan's value applies. */
export type Overrides = {
  readonly budget?: Cents;
  readonly guest_count?: number;
  /** Duration of the event in hours. */
  readonly duration?: number;
  /** Date as YYYY-MM-DD. */
  readonly event_date?: string;
  readonly location_type?: LocationType;
  readonly place?: PlaceOverride;
  readonly selected?: Readonly<Partial<Record<Category, boolean>>>;
  /** Ranked categories, the most important first. Categories that aren't listed are unranked. */
  readonly ranking?: readonly Category[];
  /** The scenario's cost assumptions that differ from the defaults. They aren't facts of the plan. */
  readonly assumptions?: Partial<StepAssumptions>;
};

export type Scenario = {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly position: number;
  readonly overrides: Overrides;
};

/** Maximum number of scenarios compared with the plan, because more columns are hard to read. */
export const MOST_COMPARED = 4;

/** Facts that a scenario can change, in the order in which they are displayed and computed. */
export const FACT_LINES = [
  'budget',
  'guest_count',
  'duration',
  'event_date',
  'location_type',
  'place',
  'ranking',
] as const;
export type FactLine = (typeof FACT_LINES)[number];
export type LineKey = FactLine | `selected:${Category}`;

/** Returns the category that a line selects or deselects, or null if the line is a fact. */
export const categoryOf = (line: LineKey): Category | null =>
  CATEGORIES.find((category) => line === `selected:${category}`) ?? null;

const UNRANKED = Number.POSITIVE_INFINITY;

/**
 * Returns the selected categories that have a rank, the most important first. Categories of equal rank keep
 * their usual order.
 */
export function rankingOf({ categories }: Pick<PlanState, 'categories'>): Category[] {
  return categories
    .filter(({ selected, priority }) => selected && priority !== null)
    .sort((a, b) => (a.priority ?? UNRANKED) - (b.priority ?? UNRANKED))
    .map(({ category }) => category);
}

/** Returns true if two rankings put every pair of selected categories in the same order. */
function rankedAlike(before: PlanState, after: PlanState): boolean {
  const rankOf = new Map(before.categories.map(({ category, priority }) => [category, priority ?? UNRANKED]));
  const selected = after.categories.filter((choice) => choice.selected);
  return selected.every((one) =>
    selected.every((other) => {
      const [then, thenOther] = [rankOf.get(one.category), rankOf.get(other.category)];
      const [now, nowOther] = [one.priority ?? UNRANKED, other.priority ?? UNRANKED];
      return (then ?? UNRANKED) < (thenOther ?? UNRANKED) === now < nowOther;
    }),
  );
}

function withChoices(choices: readonly CategoryChoice[], { selected, ranking }: Overrides): CategoryChoice[] {
  return choices.map((choice) => {
    const rank = ranking?.indexOf(choice.category) ?? -1;
    return {
      ...choice,
      selected: selected?.[choice.category] ?? choice.selected,
      priority: ranking ? (rank < 0 ? null : rank + 1) : choice.priority,
    };
  });
}

/**
 * Applies overrides to a plan, but keeps its stored amounts. If the country changes, the plan's region is
 * dropped.
 */
export function applyOverrides<T extends PlanState>(plan: T, overrides: Overrides): T {
  const { budget, guest_count, duration, event_date, location_type, place } = overrides;
  return {
    ...plan,
    budget: budget ?? plan.budget,
    guest_count: guest_count ?? plan.guest_count,
    ...withDays(plan, {
      duration: duration ?? plan.duration,
      event_date: event_date ?? plan.event_date,
    }),
    location_type: location_type ?? plan.location_type,
    ...(place && {
      country: place.country,
      region: findRegion(place.country, place.region) ? place.region : null,
      city: place.city ?? plan.city,
    }),
    categories: withChoices(plan.categories, overrides),
  };
}

/** Returns the lines that a scenario really changes, without overrides that equal the plan's value. */
export function overrideLines(plan: PlanState, overrides: Overrides): LineKey[] {
  const after = applyOverrides(plan, overrides);
  const lines: LineKey[] = FACT_LINES.filter((line) => {
    if (line === 'place')
      return plan.country !== after.country || plan.region !== after.region || plan.city !== after.city;
    if (line === 'ranking') return overrides.ranking !== undefined && !rankedAlike(plan, after);
    return plan[line] !== after[line];
  });
  for (const choice of after.categories) {
    const before = plan.categories.find(({ category }) => category === choice.category);
    if (before && before.selected !== choice.selected) lines.push(`selected:${choice.category}`);
  }
  return lines;
}

/**
 * Returns only the overrides of the named lines. Cost assumptions are left out, because they aren't lines.
 */
export function pickLines(
  { selected, assumptions: _, ...overrides }: Overrides,
  lines: readonly LineKey[],
): Overrides {
  const picked = { ...overrides };
  for (const line of FACT_LINES) if (!lines.includes(line)) delete picked[line];
  const chosen = Object.entries(selected ?? {}).filter(([category]) =>
    lines.some((line) => line === `selected:${category}`),
  );
  return chosen.length > 0 ? { ...picked, selected: Object.fromEntries(chosen) } : picked;
}

/** Removes the override of one line, so that the plan's value applies again. */
export function withoutLine({ selected, ...overrides }: Overrides, line: LineKey): Overrides {
  const rest = { ...overrides };
  for (const fact of FACT_LINES) if (fact === line) delete rest[fact];
  const kept = Object.entries(selected ?? {}).filter(([category]) => line !== `selected:${category}`);
  return kept.length > 0 ? { ...rest, selected: Object.fromEntries(kept) } : rest;
}
