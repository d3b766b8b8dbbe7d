import type { Plan } from '@/data/plans';
import type { ForecastFacts } from '@/domain/guests/forecast/forecast';
import type { ChecklistFacts } from '@/domain/tasks/checklist';
import type { DayFacts } from '@/domain/timeline/day-facts';

/** Returns those facts of a plan that the run sheet and the checklist depend on. */
export const dayFacts = (plan: Plan): DayFacts => ({
  name: plan.name,
  kind: plan.kind,
  event_type: plan.event_type,
  couple_type: plan.couple_type,
  event_date: plan.event_date,
  event_end_date: plan.event_end_date ?? null,
  country: plan.country,
  location_type: plan.location_type,
  duration: plan.duration,
  guest_count: plan.guest_count,
  categories: plan.categories.flatMap(({ category, selected }) => (selected ? category : [])),
});

export const checklistFacts = (plan: Plan): ChecklistFacts => ({
  ...dayFacts(plan),
  couple_type: plan.couple_type,
  region: plan.region,
});

/** Returns those facts of a plan that the attendance forecast depends on, apart from the guests. */
export const forecastFacts = ({ event_type, kind, name, country, location_type }: Plan): ForecastFacts => ({
  event_type,
  kind,
  name,
  country,
  location_type,
});
