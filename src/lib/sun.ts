import { getTimes } from 'suncalc';

/** Instants as whole minutes since 1970-01-01T00:00Z; null for what the sun doesn't do that day (midnight sun). */
type SunMoments = {
  readonly sunrise: number | null;
  readonly 'golden-hour': number | null;
  readonly sunset: number | null;
  readonly dusk: number | null;
};

const minutes = (moment: Date | null | undefined): number | null =>
  moment && !Number.isNaN(moment.getTime()) ? Math.round(moment.getTime() / 60_000) : null;

/**
 * The sun's moments of the day whose noon is `noon`, an instant in minutes. Degrees, north and east positive. Within
 * about two minutes of an almanac at a flat horizon; hills and houses take their own.
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
