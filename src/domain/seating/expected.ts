import type { EventPart, Guest, Household } from '../guests/guest';
import { comingAtAll, overallState } from '../guests/replies';
import { type Person, peopleOf } from './model';

/** Returns the people who are expected, by their replies. Guests who haven't replied count as coming. */
export function expectedPeople(
  guests: readonly Guest[],
  households: ReadonlyMap<string, Household>,
  parts: readonly EventPart[],
): { readonly people: readonly Person[]; readonly open: ReadonlySet<string> } {
  const open = new Set<string>();
  const people = peopleOf(guests, (guest) => {
    const household = households.get(guest.household_id ?? '') ?? null;
    const state = overallState(guest, household, parts);
    if (state === 'open') open.add(guest.id);
    if (state === 'accepted') return comingAtAll(guest, household, parts);
    return state === 'open' ? guest.party_size : 0;
  });
  return { people, open };
}
