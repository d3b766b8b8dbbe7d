import { fold } from '@/domain/fold';
import { type Arrived, nameFit } from '@/domain/guests/arrivals';
import { type EventPart, fullName, type Guest, type Household } from '@/domain/guests/guest';
import { type OwnColumn, ownValue } from '@/domain/guests/own-column';
import { comingAtAll, overallState, type PartState, partState, peopleComing } from '@/domain/guests/replies';
import { compareNames } from '@/lib/format';
import { addressState, choice, matching } from '@/lib/list-state';
import type { Language } from '@/lib/texts';

export const SHOWS = ['expected', 'arrived', 'all'] as const;

interface CheckInState {
  show: (typeof SHOWS)[number];
  part: string | null;
  /**
   * Day of the event. During the event, null means today. Before and after the event, null means all days.
   */
  day: string | null;
}

export const checkInAddress = addressState<CheckInState>({
  show: choice(SHOWS, 'expected'),
  part: matching(/^[0-9a-f-]{36}$/),
  day: matching(/^\d{4}-\d{2}-\d{2}$/),
});

export interface CheckInGuest {
  readonly guest: Guest;
  readonly name: string;
  readonly household: Household | null;
  readonly tables: readonly string[];
  readonly state: PartState;
  readonly coming: number;
  readonly arrived: Arrived | null;
  /** Job title, company, and values of the columns that the plan's people added. */
  readonly about: readonly string[];
  /** Name, household and other texts in lower case and without accents, for the search. */
  readonly text: string;
}

interface Book {
  readonly guests: readonly Guest[];
  readonly households: ReadonlyMap<string, Household>;
  readonly parts: readonly EventPart[];
  readonly tables: ReadonlyMap<string, readonly string[]>;
  readonly arrived: ReadonlyMap<string, Arrived>;
  readonly columns: readonly OwnColumn[];
}

const workOf = ({ badge_name, company, job_title }: Guest) => [badge_name, company, job_title];

/** Returns all guests, sorted by last name. */
export function checkInGuests(book: Book, part: string | null, language: Language): CheckInGuest[] {
  return book.guests
    .toSorted(
      (a, b) =>
        compareNames(a.last_name, b.last_name, language) ||
        compareNames(a.name, b.name, language) ||
        (a.id < b.id ? -1 : 1),
    )
    .map((guest) => {
      const household = book.households.get(guest.household_id ?? '') ?? null;
      const name = fullName(guest);
      const own = book.columns.flatMap(({ id }) => ownValue(guest, id) ?? []);
      return {
        guest,
        name,
        household,
        tables: book.tables.get(guest.id) ?? [],
        state: part ? partState(guest, household, part) : overallState(guest, household, book.parts),
        coming: part ? peopleComing(guest, household, part) : comingAtAll(guest, household, book.parts),
        arrived: book.arrived.get(guest.id) ?? null,
        about: [[guest.job_title, guest.company].filter(Boolean).join(', '), ...own].filter(Boolean),
        text: fold([name, household?.name, ...workOf(guest), ...own].filter(Boolean).join(' ')),
      };
    });
}

/**
 * Returns how many people one click marks as arrived: those who accepted or, without a reply, the whole
 * party.
 */
export const peopleAtOnce = ({ guest, coming }: CheckInGuest): number => coming || guest.party_size;

/**
 * Returns how many people of a guest's party are still expected. Without a reply, the whole party is
 * expected.
 */
export const toCome = (one: CheckInGuest): number =>
  one.coming > 0 || one.state === 'open' ? Math.max(0, peopleAtOnce(one) - (one.arrived?.people ?? 0)) : 0;

/** Returns true if everybody whom a click would mark as arrived has already arrived. */
export const isHere = (one: CheckInGuest): boolean =>
  one.arrived !== null && one.arrived.people >= peopleAtOnce(one);

export interface CheckInCounts {
  readonly arrived: number;
  readonly expected: number;
  /**
   * Number of people who accepted and haven't arrived. Companions who weren't expected don't reduce this
   * number.
   */
  readonly missing: number;
  /** Number of people without a reply who haven't arrived. */
  readonly open: number;
}

export function countArrivals(guests: readonly CheckInGuest[]): CheckInCounts {
  let [arrived, expected, missing, open] = [0, 0, 0, 0];
  for (const one of guests) {
    arrived += one.arrived?.people ?? 0;
    expected += one.coming;
    missing += Math.max(0, one.coming - (one.arrived?.people ?? 0));
    if (one.coming === 0) open += toCome(one);
  }
  return { arrived, expected, missing, open };
}

/**
 * Returns the guests that match the search, best match first. Among equal matches, guests who haven't arrived
 * come first, followed by guests who accepted. Without a search, returns the guests that match the filter.
 */
export function listCheckIn(
  guests: readonly CheckInGuest[],
  q: string,
  show: CheckInState['show'],
): readonly CheckInGuest[] {
  const wanted = fold(q).split(/\s+/).filter(Boolean);
  if (wanted.length > 0) {
    return guests
      .map((one) => ({ one, fit: nameFit(one.text, wanted) }))
      .filter(({ fit }) => fit > 0)
      .sort(
        (a, b) =>
          b.fit - a.fit ||
          Number(a.one.arrived !== null) - Number(b.one.arrived !== null) ||
          Number(b.one.coming > 0) - Number(a.one.coming > 0),
      )
      .map(({ one }) => one);
  }
  if (show === 'all') return guests;
  return guests.filter((one) => (show === 'arrived' ? one.arrived !== null : toCome(one) > 0));
}
