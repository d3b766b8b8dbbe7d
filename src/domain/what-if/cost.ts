import { allocate } from '../allocation/allocate';
import { usualTotal } from '../allocation/benchmarks';
import { GUEST_DRIVEN } from '../allocation/factors.data';
import { datePrice, dateWeights } from '../allocation/season';
import { type AllocationSetting, allocationSetting } from '../allocation/setting';
import { hourWeights, locationWeights, type PerCategory, regionWeights } from '../allocation/weights';
import { likelyBill, preferencesAt } from '../drinks/follow';
import type { DrinksPreferences } from '../drinks/preferences';
import { type Cents, sumCents } from '../money';
import { CATEGORIES, type Category, type LocationType, type PlanState } from '../plan/facts';
import { DRIVERS, type StepAssumptions, USUAL_ASSUMPTIONS } from './assumptions.data';

/** Facts that determine an event's cost if its style doesn't change. */
export type CostFacts = Pick<
  PlanState,
  'guest_count' | 'duration' | 'event_date' | 'location_type' | 'country' | 'region' | 'categories'
>;

/** Committed amounts by category, in cents. They must be paid even if the plan changes. */
export type Committed = Readonly<Partial<Record<Category, Cents>>>;

export type DrinksPlan = Omit<DrinksPreferences, 'id' | 'version'>;

/** A category whose cost in a scenario would be less than its committed amount. */
export type Owed = { readonly category: Category; readonly committed: Cents; readonly cost: Cents };

/**
 * Costs of the same event with other facts. With the plan's own facts, every category costs exactly its
 * stored amount; a category that isn't selected costs the engine's amount. Locked amounts never change, and
 * no cost is below its committed amount. If there is a drinks plan, the cost of drinks follows its shopping
 * list, by number of guests and hours.
 */
export type CostModel = {
  /**
   * Returns the amounts in the order of `CATEGORIES`, in whole cents. A category that isn't selected is 0.
   */
  readonly amounts: (facts: CostFacts) => readonly Cents[];
  readonly total: (facts: CostFacts) => Cents;
  /**
   * Returns costs that must still be multiplied by `growth` and limited to the selected categories. This is
   * faster for searches with thousands of variants.
   */
  readonly unscaled: (facts: Omit<CostFacts, 'guest_count' | 'categories'>) => PerCategory;
  readonly growth: (guests: number) => PerCategory;
  /** Minimum cost of each category: its committed amount, even if the category isn't selected. */
  readonly floors: PerCategory;
  readonly owed: (facts: CostFacts) => readonly Owed[];
  /** Returns true if prices at a place can be compared with prices at the plan's place. */
  readonly knowsPlace: (facts: Pick<CostFacts, 'country' | 'region'>) => boolean;
};

const DRINKS = CATEGORIES.indexOf('drinks');

type StepUnits = { readonly tables: number; readonly buses: number; readonly menus: number };

export function stepUnits(guests: number, assumed: StepAssumptions): StepUnits {
  return {
    tables: Math.ceil(guests / assumed.table_seats),
    buses: Math.ceil((guests * assumed.bus_riders) / 100 / assumed.bus_seats),
    menus: Math.max(guests, assumed.menu_minimum),
  };
}

/**
 * Returns the current cost of each category: the stored amount, or the engine's if the category isn't
 * selected.
 */
function baseOf(plan: PlanState): PerCategory {
  const free = plan.categories.map((choice) => ({
    ...choice,
    selected: true,
    locked: false,
    priority: null,
  }));
  const whole = allocate({ ...plan, categories: free });
  return CATEGORIES.map((category) => {
    const choice = plan.categories.find((one) => one.category === category);
    if (choice?.selected) return choice.allocated_amount ?? 0;
    return whole.ok ? (whole.lines.find((line) => line.category === category)?.amount ?? 0) : 0;
  });
}

function growthOf(
  plan: PlanState,
  { kind, usual_guests: usual }: AllocationSetting,
  assumed: StepAssumptions,
  listed: boolean,
) {
  const driven = GUEST_DRIVEN[kind];
  const here = stepUnits(plan.guest_count, assumed);
  const variable = CATEGORIES.map((category) => {
    if (listed && category === 'drinks') return 1;
    const grown = (driven[category] * plan.guest_count) / usual;
    return grown / (1 - driven[category] + grown);
  });
  return (guests: number): PerCategory => {
    const there = stepUnits(guests, assumed);
    const ratio = {
      guest: guests / plan.guest_count,
      menu: there.menus / here.menus,
      table: there.tables / here.tables,
      bus: here.buses === 0 ? 1 : there.buses / here.buses,
    };
    return CATEGORIES.map((category, i) => 1 + (variable[i] ?? 0) * (ratio[DRIVERS[category]] - 1));
  };
}

/**
 * Returns the factor by which the cost of drinks changes with the date, hours or kind of place. The number of
 * guests stays the same.
 */
function pouredOf(plan: PlanState, drinks: DrinksPlan) {
  const bill = (facts: PlanState) => likelyBill(facts, preferencesAt(drinks, plan, facts));
  const here = bill(plan);
  return ({ duration, event_date, location_type }: Omit<CostFacts, 'guest_count' | 'categories'>): number =>
    here > 0 ? bill({ ...plan, duration, event_date, location_type }) / here : 1;
}

const usualThere = (plan: PlanState, { country, region }: Pick<CostFacts, 'country' | 'region'>) =>
  // No date is passed, because the effect of the season is calculated elsewhere.
  usualTotal({ ...plan, country, region, event_date: undefined })?.typical ?? null;

export function costModel(
  plan: PlanState,
  assumed: StepAssumptions = USUAL_ASSUMPTIONS,
  committed: Committed = {},
  drinks: DrinksPlan | null = null,
): CostModel {
  const setting = allocationSetting(plan);
  const base = baseOf(plan);
  const locked = CATEGORIES.map((category) =>
    plan.categories.some((one) => one.category === category && one.selected && one.locked),
  );
  const here = {
    usual: usualThere(plan, plan),
    location: locationWeights(plan.location_type),
    hours: hourWeights(setting.kind, plan.duration ?? setting.usual_hours, setting.usual_hours),
    date: dateWeights(datePrice(plan.event_date, plan.country)),
  };
  const poured = drinks && pouredOf(plan, drinks);
  const growth = growthOf(plan, setting, assumed, poured !== null);
  const placeRatio = (facts: Pick<CostFacts, 'country' | 'region'>): number => {
    if (facts.country === plan.country && facts.region === plan.region) return 1;
    const there = usualThere(plan, facts);
    return here.usual === null || there === null ? 1 : there / here.usual;
  };
  const ratio = (there: PerCategory, from: PerCategory, i: number) => (there[i] ?? 1) / (from[i] ?? 1);

  const unscaled: CostModel['unscaled'] = (facts) => {
    const location = locationWeights(facts.location_type satisfies LocationType);
    const hours = hourWeights(setting.kind, facts.duration ?? setting.usual_hours, setting.usual_hours);
    const date = dateWeights(datePrice(facts.event_date, facts.country));
    const place = regionWeights(placeRatio(facts));
    const list = poured && !locked[DRINKS] ? poured(facts) : null;
    return base.map((amount, i) =>
      locked[i]
        ? amount
        : amount *
          ratio(location, here.location, i) *
          (i === DRINKS && list !== null ? list : ratio(hours, here.hours, i)) *
          ratio(date, here.date, i) *
          (place[i] ?? 1),
    );
  };
  const grown = (guests: number): PerCategory => growth(guests).map((factor, i) => (locked[i] ? 1 : factor));

  const floors = CATEGORIES.map((category) => Math.max(0, committed[category] ?? 0));
  const free: CostModel['amounts'] = (facts) => {
    const selected = new Set(facts.categories.flatMap((one) => (one.selected ? one.category : [])));
    const factor = grown(facts.guest_count);
    return unscaled(facts).map((amount, i) => {
      const category = CATEGORIES[i];
      return category && selected.has(category) ? Math.round(amount * (factor[i] ?? 1)) : 0;
    });
  };
  const amounts: CostModel['amounts'] = (facts) =>
    free(facts).map((amount, i) => Math.max(amount, floors[i] ?? 0));
  return {
    amounts,
    floors,
    owed: (facts) => {
      const costs = free(facts);
      return CATEGORIES.flatMap((category, i) => {
        const [cost, floor] = [costs[i] ?? 0, floors[i] ?? 0];
        return floor > cost ? [{ category, committed: floor, cost }] : [];
      });
    },
    total: (facts) => sumCents(amounts(facts)),
    unscaled,
    growth: grown,
    knowsPlace: (facts) => here.usual !== null && usualThere(plan, facts) !== null,
  };
}
