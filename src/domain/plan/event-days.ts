/** An event of more hours has more days. */
export const DAY_HOURS = 24;
const MOST_DAYS = 3;

/** Days of an event of so many hours, 1 to 3 (the specification's 72 hours); one where nobody has said. */
export const eventDays = (duration: number | null): number =>
  duration === null ? 1 : Math.min(MOST_DAYS, Math.ceil(duration / DAY_HOURS));
