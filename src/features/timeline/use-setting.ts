import { useMemo } from 'react';
import type { Plan } from '@/data/plans';
import { type Location, locate, townOf } from '@/domain/places/location';
import type { ChecklistFacts } from '@/domain/tasks/checklist';
import type { DayFacts } from '@/domain/timeline/day-facts';
import { byStart, isMilestone, isRow, type Milestone, type RunSheetRow } from '@/domain/timeline/item';
import { zoneOf } from '@/domain/timeline/suggestions';
import { NO_SUN, type SunTimes } from '@/domain/timeline/sun';
import { instantOf, isZone } from '@/domain/timeline/zone';
import { sunMoments } from '@/lib/sun';

/** Read anywhere: an event of which not even the country is known. */
const NOWHERE = 'UTC';
const NOON = 720;

const inOrder = (a: Milestone, b: Milestone) =>
  a.starts_on < b.starts_on ? -1 : a.starts_on > b.starts_on ? 1 : a.id < b.id ? -1 : 1;

export const rowsIn = (items: readonly (RunSheetRow | Milestone)[]): RunSheetRow[] =>
  items.filter(isRow).sort(byStart);
export const milestonesIn = (items: readonly (RunSheetRow | Milestone)[]): Milestone[] =>
  items.filter(isMilestone).sort(inOrder);

/** Where and when the day is. */
export interface Setting {
  /** In which the day's clocks are read. */
  readonly zone: string;
  /** The zone of the event's place, whatever the day is written in. */
  readonly ownZone: string;
  readonly sun: SunTimes;
  /** How exactly the place is known; null where there is none. */
  readonly known: Location['known'] | null;
}

export function useSetting(plan: Plan, rows: readonly RunSheetRow[]): Setting {
  const { country, region, city, event_date } = plan;
  const place = useMemo(() => locate({ country, region, city }), [country, region, city]);
  const ownZone = place && isZone(place.zone) ? place.zone : NOWHERE;
  const written = zoneOf(rows, ownZone);
  const zone = isZone(written) ? written : ownZone;
  return useMemo(() => {
    // A day in another zone than the place's is somewhere else: the sun is that of the zone's own town.
    const spot = zone === ownZone ? place : (townOf(zone) ?? place);
    const noon = instantOf(zone, event_date, NOON);
    const sun = spot ? sunMoments(noon, spot.latitude, spot.longitude) : NO_SUN;
    return { zone, ownZone, sun, known: spot?.known ?? null };
  }, [zone, ownZone, place, event_date]);
}

export const dayFacts = (plan: Plan): DayFacts => ({
  name: plan.name,
  variant: plan.variant,
  event_type: plan.event_type,
  couple_type: plan.couple_type,
  event_date: plan.event_date,
  country: plan.country,
  location_type: plan.location_type,
  duration: plan.duration,
  guest_count: plan.guest_count,
  categories: plan.categories.flatMap(({ category, selected }) => (selected ? category : [])),
});

export const checklistFacts = (plan: Plan): ChecklistFacts => ({
  ...dayFacts(plan),
  couple_type: plan.couple_type,
});
