import { getTimes } from 'suncalc';

/**
 * Instants as whole minutes since 1970-01-01T00:00Z; null for an event that doesn't occur that day (midnight
 * sun).
 */
type SunMoments = {
  readonly sunrise: number | null;
  readonly 'golden-hour': number | null;
  readonly sunset: number | null;
  readonly dusk: number | null;
};

const minutes = (moment: Date | null | undefined): number | null =>
  moment && !Number.isNaN(moment.getTime()) ? Math.round(moment.getTime() / 60_000) : null;

/**
 * Computes the sun's events of the day whose noon is `noon`, in minutes; degrees are positive to the north
 * and east. Within about two minutes of an almanac at a flat horizon.
 */
export function sunMoments(noon: number, latitude: number, longitude: number): SunMoments {
  const times = getTimes(new Date(noon * 60_000), latitude, longitude);
  return {
    sunrise: minutes(times.sunrise),
    'golden-hour': minutes(times.goldenHour),
    sunset: minutes(times.sunset),
    dusk: minutes(times.dusk),
  };
}
