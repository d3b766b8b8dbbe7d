import { type EventPart, fullName, type Guest, type Household } from '@/domain/guests/guest';
import { comingAtAll } from '@/domain/guests/replies';
import { compareNames } from '@/lib/format';

export interface Badge {
  readonly key: string;
  readonly name: string;
  /** True for a companion without a name. `name` is then the guest's name. */
  readonly companion: boolean;
  readonly job_title: string | null;
  readonly company: string | null;
  /**
   * Id of the guest whose code is printed. Only the badge of a named guest has a code. The code counts for
   * the whole party.
   */
  readonly guest_id: string;
}

const ofGuest = (guest: Guest, people: number): Badge[] =>
  Array.from({ length: people }, (_, i) => ({
    key: `${guest.id}-${i}`,
    name: i === 0 ? (guest.badge_name ?? fullName(guest)) : fullName(guest),
    companion: i > 0,
    job_title: i === 0 ? guest.job_title : null,
    company: guest.company,
    guest_id: guest.id,
  }));

/** Returns badges sorted by last name, for everybody who comes or for everybody on the guest list. */
export function badgesOf(
  guests: readonly Guest[],
  households: ReadonlyMap<string, Household>,
  parts: readonly EventPart[],
  everybody: boolean,
): Badge[] {
  return guests
    .toSorted(
      (a, b) =>
        compareNames(a.last_name, b.last_name) || compareNames(a.name, b.name) || (a.id < b.id ? -1 : 1),
    )
    .flatMap((guest) => {
      const coming = comingAtAll(guest, households.get(guest.household_id ?? '') ?? null, parts);
      return ofGuest(guest, coming || (everybody ? guest.party_size : 0));
    });
}
