import { type Location, locate, townOf } from '@/domain/places/location';
import type { PlanFacts } from '@/domain/plan/facts';
import { NO_SUN, type SunTimes } from '@/domain/timeline/sun';
import { instantOf, isZone } from '@/domain/timeline/zone';
import { sunMoments } from '@/lib/sun';

/** Time zone of an event whose country isn't known. */
const NOWHERE = 'UTC';
const NOON = 720;

/** Place and time zone of an event. */
export interface EventSetting {
  /** The day's time zone. */
  readonly zone: string;
  /** The time zone of the event's place, even if the day is written in another one. */
  readonly ownZone: string;
  readonly sun: SunTimes;
  /** The precision of the known place; null without a place. */
  readonly known: Location['known'] | null;
}

/** Returns an event's place and zone. `written` is the zone in which the day is written already. */
export function eventSettingOf(
  { country, region, city, event_date }: Pick<PlanFacts, 'country' | 'region' | 'city' | 'event_date'>,
  written: string | null = null,
): EventSetting {
  const place = locate({ country, region, city });
  const ownZone = place && isZone(place.zone) ? place.zone : NOWHERE;
  const zone = written !== null && isZone(written) ? written : ownZone;
  // If the day is in another zone than the place, the sun is that of the zone's town.
  const spot = zone === ownZone ? place : (townOf(zone) ?? place);
  const noon = instantOf(zone, event_date, NOON);
  const sun = spot ? sunMoments(noon, spot.latitude, spot.longitude) : NO_SUN;
  return { zone, ownZone, sun, known: spot?.known ?? null };
}
