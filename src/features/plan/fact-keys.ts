import type { PlanFacts } from '@/domain/plan/facts';

/** Facts that share a form. */
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
/** The budget is separate, as the plan's main number. */
export type FactKey = Listed | 'budget';

export const FIELDS_OF: Record<FactKey, readonly (keyof PlanFacts)[]> = {
  budget: ['budget', 'currency'],
  event_type: ['event_type', 'couple_type', 'kind'],
  // Hours depend on the number of days.
  event_date: ['event_date', 'event_end_date', 'duration'],
  guest_count: ['guest_count'],
  duration: ['duration'],
  place: ['country', 'region', 'city'],
  location_type: ['location_type'],
  couple_type: ['couple_type'],
};

/** Returns the facts of this plan: the couple only for weddings, hours only for one day. */
export const factKeysOf = ({ event_type, event_end_date }: PlanFacts): Listed[] =>
  FACT_KEYS.filter((key) =>
    key === 'couple_type' ? event_type === 'wedding' : key !== 'duration' || !event_end_date,
  );
