import type { Plan } from '@/data/plans';
import { currenciesOf, type EventFigures } from '@/domain/analytics/analytics';
import { DEVIATION_SIZES, GROUPINGS, type Grouping, sizeOf } from '@/domain/analytics/deviation';
import {
  CATEGORIES,
  type Category,
  EVENT_TYPES,
  type EventType,
  LOCATION_TYPES,
  type LocationType,
} from '@/domain/plan/facts';
import { addressState, choice, matching, optional } from '@/lib/list-state';

export const VIEWS = ['event', 'all'] as const;
type View = (typeof VIEWS)[number];
export const WHENS = ['ahead', 'past'] as const;
type When = (typeof WHENS)[number];

/** State in the address of the analytics. */
export interface AnalyticsState {
  /** The view of the named event or of all events; without a name, of all. */
  view: View;
  type: EventType | null;
  when: When | null;
  /** The currency; null for all. */
  currency: string | null;
  category: Category | null;
  place: LocationType | null;
  /** Upper limit of a size; `null` without limit. */
  size: string | null;
  /** The grouping of the categories' comparison. */
  by: Grouping;
  /** Id of the plan from which the person came. */
  plan: string | null;
}

export const analyticsAddress = addressState<AnalyticsState>({
  view: choice(VIEWS, 'event'),
  type: optional(EVENT_TYPES),
  when: optional(WHENS),
  currency: matching(/^[A-Z]{3}$/),
  category: optional(CATEGORIES),
  place: optional(LOCATION_TYPES),
  size: optional(DEVIATION_SIZES.map(String)),
  by: choice(GROUPINGS, 'type'),
  plan: matching(/^[0-9a-f-]{36}$/),
});

interface ChosenEvents {
  readonly events: readonly Plan[];
  /** Currencies of all plans, most frequent first. */
  readonly currencies: readonly string[];
}

/** Returns the events that match the filters. */
export function chosenEvents(plans: readonly Plan[], state: AnalyticsState, today: string): ChosenEvents {
  return {
    events: plans.filter(
      ({ event_type, event_date, currency, location_type, guest_count }) =>
        (state.type === null || event_type === state.type) &&
        (state.when === null || event_date >= today === (state.when === 'ahead')) &&
        (state.currency === null || currency === state.currency) &&
        (state.place === null || location_type === state.place) &&
        (state.size === null || sizeOf({ guest_count }) === state.size),
    ),
    currencies: currenciesOf(plans),
  };
}

/**
 * Groups events by currency, because amounts in two are never added; the one with most events first, then by
 * name.
 */
export const byCurrency = (events: readonly Plan[]) =>
  currenciesOf(events).map((currency) => ({
    currency,
    events: events.filter((plan) => plan.currency === currency),
  }));

/** Returns events with only one category's money, whose allocation is the budget. */
export const ofCategory = (events: readonly Plan[], category: Category): Plan[] =>
  events.map((plan) => {
    const categories = plan.categories.filter((choice) => choice.category === category);
    const [choice] = categories;
    return { ...plan, categories, budget: choice?.selected ? (choice.allocated_amount ?? 0) : 0 };
  });

export const figuresOf = (figures: readonly EventFigures[], category: Category): EventFigures[] =>
  figures.map(({ money, ...one }) => ({
    ...one,
    money: money[category] ? { [category]: money[category] } : {},
  }));
