import { getTimes } from 'suncalc';

/**
 * Times of the sun's events in minutes since 1970-01-01T00:00Z. An event that doesn't occur that day
 * (midnight sun) is null.
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
 * Computes the sun's events of the day whose noon is `noon` (minutes). Degrees are positive to the north and
 * east. Accurate to about two minutes at a flat horizon.
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
