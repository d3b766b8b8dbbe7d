import { addDays, weekday } from './calendar';
import { instantOf, wallOf } from './timeline/zone';

/** Hours of support by chat and phone: Monday to Friday, 9AM to 6PM Pacific time (specification). */
const ZONE = 'America/Los_Angeles';
const [OPENS, CLOSES] = [9 * 60, 18 * 60];
const FRIDAY = 5;

interface Support {
  readonly isThere: boolean;
  /** Time at which support opens or closes next, in minutes since 1970. */
  readonly until: number;
}

/** Returns whether support is open at the time `at`, which is in minutes since 1970. Holidays are ignored. */
export function supportAt(at: number): Support {
  const { date, minutes } = wallOf(ZONE, Math.floor(at));
  const works = weekday(date) <= FRIDAY;
  if (works && minutes >= OPENS && minutes < CLOSES)
    return { isThere: true, until: instantOf(ZONE, date, CLOSES) };
  let day = works && minutes < OPENS ? date : addDays(date, 1);
  while (weekday(day) > FRIDAY) day = addDays(day, 1);
  return { isThere: false, until: instantOf(ZONE, day, OPENS) };
}
