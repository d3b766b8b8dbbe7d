import { type Location, locate, townOf } from '@/domain/places/location';
import type { PlanFacts } from '@/domain/plan/facts';
import { NO_SUN, type SunTimes } from '@/domain/timeline/sun';
import { instantOf, isZone } from '@/domain/timeline/zone';
import { sunMoments } from '@/lib/sun';

/** Time zone of an event whose place isn't known. */
const NOWHERE = 'UTC';
const NOON = 720;

/** Time zone and sun times of an event's place. */
export interface EventSetting {
  /** Time zone in which the day's times are written. */
  readonly zone: string;
  /** Time zone of the event's place, even if the times are written in another one. */
  readonly ownZone: string;
  readonly sun: SunTimes;
  /** How precisely the place is known, or null if there is no place. */
  readonly known: Location['known'] | null;
}

/**
 * Returns the time zone and sun times for an event's place. `written` is the zone of times that are stored
 * already.
 */
export function eventSettingOf(
  { country, region, city, event_date }: Pick<PlanFacts, 'country' | 'region' | 'city' | 'event_date'>,
  written: string | null = null,
): EventSetting {
  const place = locate({ country, region, city });
  const ownZone = place && isZone(place.zone) ? place.zone : NOWHERE;
  const zone = written !== null && isZone(written) ? written : ownZone;
  // If times are written in another zone than the place's, sun times are computed for the town in the zone's
  // name.
  const spot = zone === ownZone ? place : (townOf(zone) ?? place);
  const noon = instantOf(zone, event_date, NOON);
  const sun = spot ? sunMoments(noon, spot.latitude, spot.longitude) : NO_SUN;
  return { zone, ownZone, sun, known: spot?.known ?? null };
}
