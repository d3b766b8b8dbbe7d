import { addDays, weekday } from './calendar';
import { instantOf, wallOf } from './timeline/zone';

/** Hours of the chat and the phone: Monday to Friday, 9AM to 6PM Pacific (specification). */
const ZONE = 'America/Los_Angeles';
const [OPENS, CLOSES] = [9 * 60, 18 * 60];
const FRIDAY = 5;

interface Support {
  readonly isThere: boolean;
  /** Time when the state changes, in minutes since 1970. */
  readonly until: number;
}

/** Returns the support's state at a time in minutes since 1970. Holidays aren't considered. */
export function supportAt(at: number): Support {
  const { date, minutes } = wallOf(ZONE, Math.floor(at));
  const works = weekday(date) <= FRIDAY;
  if (works && minutes >= OPENS && minutes < CLOSES)
    return { isThere: true, until: instantOf(ZONE, date, CLOSES) };
  let day = works && minutes < OPENS ? date : addDays(date, 1);
  while (weekday(day) > FRIDAY) day = addDays(day, 1);
  return { isThere: false, until: instantOf(ZONE, day, OPENS) };
}
