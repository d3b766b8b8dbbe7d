import type { Plan } from '@/data/plans';
import { currenciesOf } from '@/domain/analytics/analytics';
import { EVENT_TYPES, type EventType } from '@/domain/plan/facts';
import { addressState, matching, optional } from '@/lib/list-state';

export const WHENS = ['ahead', 'past'] as const;
type When = (typeof WHENS)[number];

/** What the address of the analytics says. */
export interface AnalyticsState {
  type: EventType | null;
  when: When | null;
  /** Null for that of most events. */
  currency: string | null;
  /** The plan whose pages one comes from. */
  plan: string | null;
}

export const analyticsAddress = addressState<AnalyticsState>({
  type: optional(EVENT_TYPES),
  when: optional(WHENS),
  currency: matching(/^[A-Z]{3}$/),
  plan: matching(/^[0-9a-f-]{36}$/),
});

export interface ChosenEvents {
  readonly events: readonly Plan[];
  readonly currency: string;
  /** Of all plans, the most frequent first. */
  readonly currencies: readonly string[];
  /** Found, but in another currency. */
  readonly others: number;
}

/** The events that are meant, in one currency: amounts of two are never added. */
export function chosenEvents(plans: readonly Plan[], state: AnalyticsState, today: string): ChosenEvents {
  const found = plans.filter(
    ({ event_type, event_date }) =>
      (state.type === null || event_type === state.type) &&
      (state.when === null || event_date >= today === (state.when === 'ahead')),
  );
  const currencies = currenciesOf(plans);
  const own = plans.find(({ id }) => id === state.plan)?.currency;
  const currency =
    [state.currency, own].find((one) => one && currencies.includes(one)) ?? currencies[0] ?? '';
  const events = found.filter((plan) => plan.currency === currency);
  return { events, currency, currencies, others: found.length - events.length };
}
