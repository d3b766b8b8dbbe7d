import { allocate } from '../budget/allocate';
import { usualTotal } from '../budget/benchmarks';
import { GUEST_DRIVEN } from '../budget/factors.data';
import { settingOf } from '../budget/setting';
import { hourWeights, locationWeights, type PerCategory, regionWeights } from '../budget/weights';
import { weekday } from '../calendar';
import { type Cents, sumCents } from '../money';
import { CATEGORIES, type LocationType } from '../plan/facts';
import type { PlanState } from '../plan/split';
import {
  DATE_DRIVEN,
  DRIVERS,
  MONTH_PRICE,
  SOUTHERN,
  type StepAssumptions,
  USUAL_ASSUMPTIONS,
  WEEKDAY_PRICE,
} from './assumptions.data';

/** What an event's cost depends on, once its style is settled. */
export type CostFacts = Pick<
  PlanState,
  'guest_count' | 'duration' | 'event_date' | 'location_type' | 'country' | 'region' | 'categories'
>;

/**
 * What the same event would cost under other facts. Calibrated on the plan: at its own facts every category costs
 * what is stored for it, whatever is assumed of tables and buses; a category that isn't selected would cost what the
 * engine would give it. A locked amount is agreed upon and doesn't move.
 */
export type CostModel = {
  /** One amount a category in the order of CATEGORIES, 0 where it isn't selected. Whole cents. */
  readonly amounts: (facts: CostFacts) => readonly Cents[];
  readonly total: (facts: CostFacts) => Cents;
  /** Without its guests and its selection: what remains to be multiplied. For searches that try thousands of ways. */
  readonly standing: (facts: Omit<CostFacts, 'guest_count' | 'categories'>) => PerCategory;
  readonly growth: (guests: number) => PerCategory;
  /** Whether the price of that place is known beside the plan's. */
  readonly knowsPlace: (facts: Pick<CostFacts, 'country' | 'region'>) => boolean;
};

/** How many are paid for. */
export type StepUnits = { readonly tables: number; readonly buses: number; readonly menus: number };

export function stepUnits(guests: number, assumed: StepAssumptions): StepUnits {
  return {
    tables: Math.ceil(guests / assumed.table_seats),
    buses: Math.ceil((guests * assumed.bus_riders) / 100 / assumed.bus_seats),
    menus: Math.max(guests, assumed.menu_minimum),
  };
}

/** Against a Saturday of the dear season. Throws a RangeError on what isn't a date. */
export function datePrice(date: string, country: string): number {
  const months = MONTH_PRICE[SOUTHERN.has(country) ? 'south' : 'north'];
  return (months[Number(date.slice(5, 7)) - 1] ?? 1) * (WEEKDAY_PRICE[weekday(date) - 1] ?? 1);
}

const dateDriven = CATEGORIES.map((category) => DATE_DRIVEN[category]);
const dateWeights = (price: number): PerCategory => dateDriven.map((exponent) => price ** exponent);

/** What each category costs today: as stored, or as the engine would have it where it isn't selected. */
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

function growthOf(plan: PlanState, usual: number, assumed: StepAssumptions) {
  const here = stepUnits(plan.guest_count, assumed);
  const variable = CATEGORIES.map((category) => {
    const grown = (GUEST_DRIVEN[category] * plan.guest_count) / usual;
    return grown / (1 - GUEST_DRIVEN[category] + grown);
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

const usualThere = (plan: PlanState, { country, region }: Pick<CostFacts, 'country' | 'region'>) =>
  usualTotal({ ...plan, country, region })?.typical ?? null;

export function costModel(plan: PlanState, assumed: StepAssumptions = USUAL_ASSUMPTIONS): CostModel {
  const setting = settingOf(plan);
  const base = baseOf(plan);
  const locked = CATEGORIES.map((category) =>
    plan.categories.some((one) => one.category === category && one.selected && one.locked),
  );
  const here = {
    usual: usualThere(plan, plan),
    location: locationWeights(plan.location_type),
    hours: hourWeights(plan.duration ?? setting.usual_hours, setting.usual_hours),
    date: dateWeights(datePrice(plan.event_date, plan.country)),
  };
  const growth = growthOf(plan, setting.usual_guests, assumed);
  const placeRatio = (facts: Pick<CostFacts, 'country' | 'region'>): number => {
    if (facts.country === plan.country && facts.region === plan.region) return 1;
    const there = usualThere(plan, facts);
    return here.usual === null || there === null ? 1 : there / here.usual;
  };
  const ratio = (there: PerCategory, from: PerCategory, i: number) => (there[i] ?? 1) / (from[i] ?? 1);

  const standing: CostModel['standing'] = (facts) => {
    const location = locationWeights(facts.location_type satisfies LocationType);
    const hours = hourWeights(facts.duration ?? setting.usual_hours, setting.usual_hours);
    const date = dateWeights(datePrice(facts.event_date, facts.country));
    const place = regionWeights(placeRatio(facts));
    return base.map((amount, i) =>
      locked[i]
        ? amount
        : amount *
          ratio(location, here.location, i) *
          ratio(hours, here.hours, i) *
          ratio(date, here.date, i) *
          (place[i] ?? 1),
    );
  };
  const grown = (guests: number): PerCategory => growth(guests).map((factor, i) => (locked[i] ? 1 : factor));

  const amounts: CostModel['amounts'] = (facts) => {
    const selected = new Set(facts.categories.flatMap((one) => (one.selected ? one.category : [])));
    const factor = grown(facts.guest_count);
    return standing(facts).map((amount, i) => {
      const category = CATEGORIES[i];
      return category && selected.has(category) ? Math.round(amount * (factor[i] ?? 1)) : 0;
    });
  };
  return {
    amounts,
    total: (facts) => sumCents(amounts(facts)),
    standing,
    growth: grown,
    knowsPlace: (facts) => here.usual !== null && usualThere(plan, facts) !== null,
  };
}
