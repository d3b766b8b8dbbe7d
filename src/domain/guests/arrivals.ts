import type { DateText } from '../calendar';
import { wallOf } from '../timeline/zone';
import { type EventPart, MAX_PARTY } from './guest';

/**
 * Arrival of a guest, as marked by one device. Marks are only added, never changed, so marks of several
 * devices can be merged in any order.
 */
export interface Arrival {
  readonly id: string;
  readonly version: number;
  readonly guest_id: string;
  /** Id of the part of the event; null means the whole event. */
  readonly part_id: string | null;
  /** Number of people of the party who have arrived by then. */
  readonly people: number;
  /** Time of the device's clock. */
  readonly arrived_at: string;
  /** Name of the door, as set on the device. */
  readonly door: string | null;
}

interface Moment {
  readonly at: string;
  readonly door: string | null;
}

/** All marks of one guest combined. */
export interface Arrived extends Moment {
  readonly people: number;
  /** Last mark made at another door by a device that didn't know of the first mark; null if there is none. */
  readonly again: Moment | null;
}

/** Maximum length of a door's name, in characters. */
export const DOOR_LENGTH = 40;

const inOrder = (a: Arrival, b: Arrival): number =>
  a.arrived_at < b.arrived_at
    ? -1
    : a.arrived_at > b.arrived_at
      ? 1
      : (a.door ?? '') < (b.door ?? '')
        ? -1
        : 1;
const momentOf = ({ arrived_at, door }: Arrival): Moment => ({ at: arrived_at, door });

/**
 * Returns the last mark that repeats a mark made at another door, if the repeating device didn't know of the
 * earlier mark. A mark with more people isn't a repetition, because it adds people of the party. `marks` are
 * in order of time.
 */
const lastAgain = (marks: readonly Arrival[]): Arrival | undefined =>
  marks.findLast(
    ({ door, people }, at) =>
      door !== marks[0]?.door && marks.slice(0, at).some((one) => one.door !== door && one.people >= people),
  );

/**
 * Returns arrivals by guest, for one part or (null) for the event. The largest number marked for a party
 * counts, with the time of the party's first mark.
 */
export function arrivedGuests(
  arrivals: readonly Arrival[],
  part_id: string | null,
): ReadonlyMap<string, Arrived> {
  const marks = new Map<string, Arrival[]>();
  for (const one of arrivals) {
    if (part_id !== null && one.part_id !== null && one.part_id !== part_id) continue;
    const known = marks.get(one.guest_id);
    if (known) known.push(one);
    else marks.set(one.guest_id, [one]);
  }
  const arrived = new Map<string, Arrived>();
  for (const [guest_id, own] of marks) {
    const marked = own.toSorted(inOrder);
    const [first] = marked;
    if (!first) continue;
    const again = lastAgain(marked);
    arrived.set(guest_id, {
      ...momentOf(first),
      people: Math.min(Math.max(...own.map(({ people }) => people)), MAX_PARTY),
      again: again ? momentOf(again) : null,
    });
  }
  return arrived;
}

/** Until this time, in minutes after midnight, arrivals belong to the previous day. */
const MORNING = 5 * 60;

/** Returns the day of the event to which an arrival belongs, in the time zone of its place. */
export const arrivalDay = (arrived_at: string, zone: string): DateText =>
  wallOf(zone, Math.floor(Date.parse(arrived_at) / 60_000) - MORNING).date;

/**
 * Returns the first day on which arrivals count: the event's day, or the day of an earlier part. `zone` is
 * used for parts without a time zone.
 */
export const firstArrivalDay = (
  event_date: DateText,
  parts: readonly Pick<EventPart, 'starts_at' | 'time_zone' | 'event_on'>[],
  zone: string,
): DateText => {
  const days = parts.flatMap(({ starts_at, time_zone, event_on }) =>
    // Skip parts whose hours still belong to the event's former date, until the hosts decide.
    starts_at !== null && (event_on ?? event_date) === event_date
      ? arrivalDay(starts_at, time_zone ?? zone)
      : [],
  );
  return [event_date, ...days].sort()[0] ?? event_date;
};

/** Returns the marks that count. Marks before the first day are trials that stop counting on that day. */
export const countedArrivals = (
  arrivals: readonly Arrival[],
  first: DateText,
  today: DateText,
  zone: string,
): readonly Arrival[] =>
  today < first ? arrivals : arrivals.filter(({ arrived_at }) => arrivalDay(arrived_at, zone) >= first);

/** Scores how well a folded name matches a folded search; 0 means no match. */
export function nameFit(folded: string, wanted: readonly string[]): number {
  if (wanted.length === 0) return 0;
  const words = folded.split(/[^\p{L}\p{N}]+/u);
  let fit = 3;
  for (const one of wanted) {
    if (words.includes(one)) continue;
    if (words.some((word) => word.startsWith(one))) fit = Math.min(fit, 2);
    else if (folded.includes(one)) fit = 1;
    else return 0;
  }
  return fit;
}
