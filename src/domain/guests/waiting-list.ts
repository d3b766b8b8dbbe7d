import type { EventPart, Guest, Household } from './guest';
import { isInvitedTo, peopleComing } from './replies';

export interface InvitedBook {
  readonly parts: readonly EventPart[];
  readonly households: readonly Household[];
  readonly guests: readonly Guest[];
}

/**
 * Returns the id of the group that gets places together: the household, or the guest if there is no
 * household.
 */
export const waitingUnit = ({ id, household_id }: Pick<Guest, 'id' | 'household_id'>): string =>
  household_id ?? id;

const peopleWaiting = (guest: Guest, household: Household | null, part_id: string): number => {
  const reply = guest.replies[part_id];
  return reply?.status === 'waiting' && isInvitedTo(household, part_id)
    ? Math.min(reply.people ?? guest.party_size, guest.party_size)
    : 0;
};

interface Places {
  readonly coming: ReadonlyMap<string, number>;
  readonly waiting: ReadonlyMap<string, number>;
}

const sumOf = (people: ReadonlyMap<string, number>): number =>
  [...people.values()].reduce((a, b) => a + b, 0);

/** Counts the people of each household who come to a part, and the people who wait for it. */
function placesAt({ households, guests }: InvitedBook, part_id: string): Places {
  const known = new Map(households.map((one) => [one.id, one]));
  const coming = new Map<string, number>();
  const waiting = new Map<string, number>();
  for (const guest of guests) {
    const household = known.get(guest.household_id ?? '') ?? null;
    const unit = waitingUnit(guest);
    const add = (to: Map<string, number>, people: number) =>
      people > 0 && to.set(unit, (to.get(unit) ?? 0) + people);
    add(coming, peopleComing(guest, household, part_id));
    add(waiting, peopleWaiting(guest, household, part_id));
  }
  return { coming, waiting };
}

export const waitingFor = (book: InvitedBook, part_id: string): number =>
  sumOf(placesAt(book, part_id).waiting);

/** Sorts households by their first reply. Households that never replied through the link come last. */
const byAnswer =
  (households: readonly Household[]) =>
  ([a]: readonly [string, number], [b]: readonly [string, number]): number => {
    const since = (unit: string) => households.find(({ id }) => id === unit)?.answered_at ?? '~';
    return since(a).localeCompare(since(b)) || (a < b ? -1 : 1);
  };

/**
 * Returns the households that get places in one part after a change, in the order of their first replies. A
 * household moves up only if all of its people fit. It doesn't move up if no place became free, or if the
 * hosts have just put it on the waiting list. The database does the same in `move_up`. `returned` are guests
 * restored after deletion.
 */
function movedUpAt(
  part: EventPart,
  before: InvitedBook,
  after: InvitedBook,
  returned: ReadonlySet<string>,
): readonly string[] {
  const was = placesAt(before, part.id);
  const now = placesAt(after, part.id);
  if (now.waiting.size === 0) return [];
  const capacityBefore = before.parts.find(({ id }) => id === part.id)?.capacity;
  const more =
    part.capacity === null ? capacityBefore !== null : part.capacity > (capacityBefore ?? Infinity);
  const total = ({ coming, waiting }: Places, unit: string) =>
    (coming.get(unit) ?? 0) + (waiting.get(unit) ?? 0);
  const units = new Set([...was.coming.keys(), ...was.waiting.keys()]);
  const smaller = [...units].some((unit) => total(now, unit) < total(was, unit));
  const invitedOf = ({ households }: InvitedBook) =>
    new Map(households.map((one) => [one.id, isInvitedTo(one, part.id)]));
  const [invitedBefore, invitedNow] = [invitedOf(before), invitedOf(after)];
  const invited = [...now.waiting.keys()].some(
    (unit) => invitedBefore.get(unit) === false && invitedNow.get(unit) === true,
  );
  const isBack = after.guests.some(
    ({ id, replies }) => returned.has(id) && replies[part.id]?.status === 'waiting',
  );
  if (!more && !smaller && !invited && !isBack && sumOf(now.coming) >= sumOf(was.coming)) return [];

  let taken = sumOf(now.coming);
  const moved: string[] = [];
  for (const [unit, people] of [...now.waiting].sort(byAnswer(after.households))) {
    const held =
      (now.coming.get(unit) ?? 0) < (was.coming.get(unit) ?? 0) && people > (was.waiting.get(unit) ?? 0);
    if (held || (part.capacity !== null && taken + people > part.capacity)) continue;
    moved.push(unit);
    taken += people;
  }
  return moved;
}

/** Returns the ids of the households that move up, by part. The database does the same after each save. */
export const movedUp = (
  before: InvitedBook,
  after: InvitedBook,
  returned: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    after.parts.flatMap((part) => {
      const units = movedUpAt(part, before, after, returned);
      return units.length > 0 ? [[part.id, units] as const] : [];
    }),
  );

/** Returns the parts that a household moved up to and still attends. Only the hosts see this. */
export const movedUpTo = (
  { moved_up }: Pick<Household, 'moved_up'>,
  members: readonly Pick<Guest, 'replies'>[],
): readonly string[] =>
  moved_up.filter((id) => members.some(({ replies }) => replies[id]?.status === 'accepted'));
