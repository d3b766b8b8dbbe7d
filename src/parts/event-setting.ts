import { type Location, locate, townOf } from '@/domain/places/location';
import type { PlanFacts } from '@/domain/plan/facts';
import { NO_SUN, type SunTimes } from '@/domain/timeline/sun';
import { instantOf, isZone } from '@/domain/timeline/zone';
import { sunMoments } from '@/lib/sun';

/** Read anywhere: an event of which not even the country is known. */
const NOWHERE = 'UTC';
const NOON = 720;

/** Where and when the day is. */
export interface EventSetting {
  /** Time zone of the day. */
  readonly zone: string;
  /** The zone of the event's place, whatever the day is written in. */
  readonly ownZone: string;
  readonly sun: SunTimes;
  /** How exactly the place is known; null where there is none. */
  readonly known: Location['known'] | null;
}

/** `written` is the zone in which the day is written already. */
export function eventSettingOf(
  { country, region, city, event_date }: Pick<PlanFacts, 'country' | 'region' | 'city' | 'event_date'>,
  written: string | null = null,
): EventSetting {
  const place = locate({ country, region, city });
  const ownZone = place && isZone(place.zone) ? place.zone : NOWHERE;
  const zone = written !== null && isZone(written) ? written : ownZone;
  // A day in another zone than the place's is somewhere else: the sun is that of the zone's own town.
  const spot = zone === ownZone ? place : (townOf(zone) ?? place);
  const noon = instantOf(zone, event_date, NOON);
  const sun = spot ? sunMoments(noon, spot.latitude, spot.longitude) : NO_SUN;
  return { zone, ownZone, sun, known: spot?.known ?? null };
}
