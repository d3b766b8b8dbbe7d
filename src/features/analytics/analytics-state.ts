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
  /** The event that is named, or all of them; without a name, all of them. */
  view: View;
  type: EventType | null;
  when: When | null;
  /** Null for all. */
  currency: string | null;
  category: Category | null;
  place: LocationType | null;
  /** The most guests of a size, `null` without end. */
  size: string | null;
  /** What the categories are compared by. */
  by: Grouping;
  /** The plan that the reader came from. */
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
  /** Of all plans, the most frequent first. */
  readonly currencies: readonly string[];
}

/** The events that are meant. */
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

/** The events by currency, for amounts of two are never added; that of most events first, then by name. */
export const byCurrency = (events: readonly Plan[]) =>
  currenciesOf(events).map((currency) => ({
    currency,
    events: events.filter((plan) => plan.currency === currency),
  }));

/** The events with one category's money only: its allocation is the budget. */
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
