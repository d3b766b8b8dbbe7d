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

export interface AnalyticsState {
  /** Whether one event or all events are shown. Defaults to all if the address names no event. */
  view: View;
  type: EventType | null;
  when: When | null;
  /** The selected currency, or null for all. */
  currency: string | null;
  category: Category | null;
  place: LocationType | null;
  /** Upper limit of the selected size, or null without a limit. */
  size: string | null;
  /** How the comparison of categories is grouped. */
  by: Grouping;
  /** Id of the plan that the person came from. */
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
  /** Currencies of all plans, the most frequent first. */
  readonly currencies: readonly string[];
}

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
 * Groups events by currency, because amounts in different currencies are never added. Currencies with more
 * events come first. Currencies with equally many events are sorted by name.
 */
export const byCurrency = (events: readonly Plan[]) =>
  currenciesOf(events).map((currency) => ({
    currency,
    events: events.filter((plan) => plan.currency === currency),
  }));

/**
 * Returns events that contain only the money of one category. The category's allocation is used as the
 * event's budget.
 */
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
