import type { RowChange } from '@/data/sync/noun';
import { fold } from '@/domain/fold';
import {
  EMPTY_GUEST,
  EMPTY_HOUSEHOLD,
  type EventPart,
  fullName,
  GUEST_LENGTHS,
  type Guest,
  type Household,
} from '@/domain/guests/guest';
import type { OwnColumn } from '@/domain/guests/own-column';
import type { Question } from '@/domain/guests/question';
import type { QuickGuestPresses, QuickHousehold } from '@/domain/guests/quick/quick-entry';
import { readReply, replyText } from '@/domain/guests/replies';
import type { GuestWritten } from '@/domain/guests/schema';
import { MAX_RANK, nextRank } from '@/domain/guests/second-list';
import { derivedId } from '@/domain/plan/derived-id';
import { cleanLine, firstOf } from '@/domain/text';
import type { GuestBook } from './use-guest-book';

/** A change of a guest, of a household, of a part of the event, of a question or of a column of one's own. */
export type BookChange =
  | ({ readonly table: 'guests' } & RowChange<Guest>)
  | ({ readonly table: 'households' } & RowChange<Household>)
  | ({ readonly table: 'event_parts' } & RowChange<EventPart>)
  | ({ readonly table: 'event_questions' } & RowChange<Question>)
  | ({ readonly table: 'guest_columns' } & RowChange<OwnColumn>);

/** Changes guests, households and parts together; `said` names what was done, to be offered back. */
export type ChangeBook = (changes: readonly BookChange[], said?: string) => void;

export const newGuest = (fields: Pick<Guest, 'name' | 'last_name'> & Partial<Guest>): Guest => ({
  ...EMPTY_GUEST,
  id: crypto.randomUUID(),
  ...fields,
});

export const newHousehold = (name: string, fields: Partial<Household> = {}): Household => ({
  ...EMPTY_HOUSEHOLD,
  id: crypto.randomUUID(),
  name: firstOf(name, GUEST_LENGTHS.household),
  ...fields,
});

/** A part of an event of which only its name is known. */
export const newPart = (id: string, name: string): EventPart => ({
  id,
  version: 0,
  name,
  position: 0,
  starts_at: null,
  time_zone: null,
  reply_by: null,
  place: null,
  capacity: null,
});

/** The first part of a plan without parts. */
export const partOf = (plan_id: string, name: string): EventPart => newPart(derivedId(plan_id, 'part'), name);

/**
 * Replies need a part: the event's only one until the couple adds more. A separate change, which an undo of
 * the first guest keeps.
 */
export function firstPart({ parts }: GuestBook, plan_id: string, name: string): BookChange[] {
  if (parts.length > 0) return [];
  return [{ table: 'event_parts', before: null, after: partOf(plan_id, name) }];
}

/** Households left empty by these guests. */
export function emptied(book: GuestBook, leaving: ReadonlySet<string>): BookChange[] {
  const touched = new Set(
    book.guests.filter(({ id }) => leaving.has(id)).flatMap(({ household_id }) => household_id ?? []),
  );
  return [...touched].flatMap((id): BookChange[] => {
    const household = book.households.get(id);
    const stays = book.members.get(id)?.some((guest) => !leaving.has(guest.id));
    return household && !stays ? [{ table: 'households', before: household, after: null }] : [];
  });
}

/** The household that a name means: the one that the guest is in, the first of that name, or a new one. */
function householdNamed(book: GuestBook, name: string, current: string | null): string {
  const own = current === null ? undefined : book.households.get(current);
  if (own && fold(own.name) === fold(name)) return own.id;
  const known =
    name === '' ? undefined : [...book.households.values()].find((one) => fold(one.name) === fold(name));
  return known?.id ?? crypto.randomUUID();
}

/** Last names of those in the household of this name, each once. */
export function lastNamesIn(
  { households, guests }: Pick<GuestBook, 'households' | 'guests'>,
  name: string,
): string[] {
  const wanted = fold(cleanLine(name));
  const known = [...households.values()].find((one) => wanted !== '' && fold(one.name) === wanted);
  const own = guests.filter(({ household_id }) => known && household_id === known.id);
  return [...new Set(own.map(({ last_name }) => last_name))];
}

/** What a form has written of a guest. */
export function fromForm(book: GuestBook, before: Guest | null, written: GuestWritten): Guest {
  const { household, replies, answers, own_values, ...fields } = written;
  const kept = Object.fromEntries(
    Object.entries({
      ...Object.fromEntries(Object.keys(before?.replies ?? {}).map((id) => [id, 'open'])),
      ...replies,
    }).flatMap(([part, text]) => {
      const stood = before?.replies[part];
      const reply = !(part in replies) || replyText(stood) === text ? stood : readReply(text);
      return reply ? [[part, reply]] : [];
    }),
  );
  const said = Object.fromEntries(
    Object.entries({ ...before?.answers, ...answers }).filter(([, text]) => text !== ''),
  );
  const own = Object.fromEntries(
    Object.entries({ ...before?.own_values, ...own_values }).filter(([, text]) => text !== ''),
  );
  return {
    ...(before ?? newGuest(fields)),
    ...fields,
    own_values: own,
    household_id: householdNamed(book, household, before?.household_id ?? null),
    replies: kept,
    answers: said,
  };
}

/** A guest's change, with the household that it makes by its name and the one that it leaves empty. */
export function withHouseholds(book: GuestBook, change: RowChange<Guest>, name: string): BookChange[] {
  const { before, after } = change;
  const made =
    after?.household_id && !book.households.has(after.household_id)
      ? [newHousehold(name || fullName(after), { id: after.household_id })]
      : [];
  const leaves = before !== null && before.household_id !== after?.household_id;
  return [
    ...made.map((household) => ({ table: 'households' as const, before: null, after: household })),
    { table: 'guests', ...change },
    ...(leaves ? emptied(book, new Set([before.id])) : []),
  ];
}

/** A household from a quick line, with the food chosen beside it. */
export function fromQuickLine(
  { name, guests, email, phone_number }: QuickHousehold,
  { eater, diets, allergens }: Pick<QuickGuestPresses, 'eater' | 'diets' | 'allergens'>,
): BookChange[] {
  const household = newHousehold(name);
  return [
    { table: 'households', before: null, after: household },
    ...guests.map((guest, i): BookChange => {
      const first = i === 0 && { email, phone_number };
      const food = i === eater && { allergens, diets };
      const after = newGuest({ ...guest, household_id: household.id, ...first, ...food });
      return { table: 'guests', before: null, after };
    }),
  ];
}

/** The guests in this household. */
export function movedInto(book: GuestBook, household: Household, guests: readonly Guest[]): BookChange[] {
  const moving = guests.filter(({ household_id }) => household_id !== household.id);
  return [
    ...moving.map((guest) => ({
      table: 'guests' as const,
      before: guest,
      after: { ...guest, household_id: household.id },
    })),
    ...emptied(book, new Set(moving.map(({ id }) => id))),
  ];
}

/** The chosen guests in one household: the first one's, or a new one. */
export function joinHousehold(book: GuestBook, chosen: readonly Guest[]): BookChange[] {
  const [first] = chosen;
  if (!first) return [];
  const known = chosen.flatMap(({ household_id }) => book.households.get(household_id ?? '') ?? [])[0];
  const household = known ?? newHousehold(fullName(first));
  return [
    ...(known ? [] : [{ table: 'households' as const, before: null, after: household }]),
    ...movedInto(book, household, chosen),
  ];
}

/** Moves each of the guests to a household of their own, invited like the old one. */
export function leaveHousehold(book: GuestBook, chosen: readonly Guest[]): BookChange[] {
  const moving = chosen.filter(
    ({ id, household_id }) => !household_id || book.members.get(household_id)?.some((one) => one.id !== id),
  );
  const made = moving.map((guest) => {
    const old = book.households.get(guest.household_id ?? '');
    return {
      guest,
      household: newHousehold(fullName(guest), {
        language: old?.language ?? null,
        parts: old?.parts ?? null,
        second_list: old?.second_list ?? null,
      }),
    };
  });
  return [
    ...made.map(({ household }) => ({ table: 'households' as const, before: null, after: household })),
    ...made.map(({ guest, household }) => ({
      table: 'guests' as const,
      before: guest,
      after: { ...guest, household_id: household.id },
    })),
    ...emptied(book, new Set(moving.map(({ id }) => id))),
  ];
}

/** Guests removed, with the households that they leave empty. */
export const removed = (book: GuestBook, chosen: readonly Guest[]): BookChange[] => [
  ...chosen.map((guest) => ({ table: 'guests' as const, before: guest, after: null })),
  ...emptied(book, new Set(chosen.map(({ id }) => id))),
];

/** The households of the chosen guests on the second list, after whom it has already, or off it. */
export function setSecondList(book: GuestBook, chosen: readonly Guest[], later: boolean): BookChange[] {
  const ids = new Set(chosen.flatMap(({ household_id }) => household_id ?? []));
  let rank = nextRank(book.households);
  return [...ids].flatMap((id): BookChange[] => {
    const before = book.households.get(id);
    if (!before || (before.second_list !== null) === later) return [];
    const after = { ...before, second_list: later ? rank : null };
    rank = Math.min(rank + 1, MAX_RANK);
    return [{ table: 'households', before, after }];
  });
}
