import type { PlanFacts } from '@/domain/plan/facts';

/** Keys of facts. Each key has a form of its own, which can have several fields. */
const FACT_KEYS = [
  'event_type',
  'event_date',
  'guest_count',
  'duration',
  'place',
  'location_type',
  'couple_type',
] as const;
type Listed = (typeof FACT_KEYS)[number];
/** The budget is separate, because it is the plan's main figure. */
export type FactKey = Listed | 'budget';

export const FIELDS_OF: Record<FactKey, readonly (keyof PlanFacts)[]> = {
  budget: ['budget', 'currency'],
  event_type: ['event_type', 'couple_type', 'kind'],
  // The duration is included, because it depends on the number of days.
  event_date: ['event_date', 'event_end_date', 'duration'],
  guest_count: ['guest_count'],
  duration: ['duration'],
  place: ['country', 'region', 'city'],
  location_type: ['location_type'],
  couple_type: ['couple_type'],
};

/**
 * Returns the facts that this plan has. Only weddings have a couple type, and only one-day events have a
 * duration.
 */
export const factKeysOf = ({ event_type, event_end_date }: PlanFacts): Listed[] =>
  FACT_KEYS.filter((key) =>
    key === 'couple_type' ? event_type === 'wedding' : key !== 'duration' || !event_end_date,
  );
