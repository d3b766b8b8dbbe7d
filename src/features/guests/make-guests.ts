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

export type BookChange =
  | ({ readonly table: 'guests' } & RowChange<Guest>)
  | ({ readonly table: 'households' } & RowChange<Household>)
  | ({ readonly table: 'event_parts' } & RowChange<EventPart>)
  | ({ readonly table: 'event_questions' } & RowChange<Question>)
  | ({ readonly table: 'guest_columns' } & RowChange<OwnColumn>);

/** Saves changes of several kinds of rows together. `said` is the text of the toast with the undo button. */
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

/** Builds the first part of the event, for a plan that has none yet. */
export const partOf = (plan_id: string, name: string): EventPart => newPart(derivedId(plan_id, 'part'), name);

/**
 * Returns the change that adds the first part of the event, because replies need a part. It is a separate
 * change, so that undoing the first guest keeps the part.
 */
export function firstPart({ parts }: GuestBook, plan_id: string, name: string): BookChange[] {
  if (parts.length > 0) return [];
  return [{ table: 'event_parts', before: null, after: partOf(plan_id, name) }];
}

/** Returns the changes that delete each household that becomes empty when these guests leave it. */
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

/**
 * Returns the household with a name. This is the guest's current household, or else the first household with
 * that name, or else a new one.
 */
function householdNamed(book: GuestBook, name: string, current: string | null): string {
  const own = current === null ? undefined : book.households.get(current);
  if (own && fold(own.name) === fold(name)) return own.id;
  const known =
    name === '' ? undefined : [...book.households.values()].find((one) => fold(one.name) === fold(name));
  return known?.id ?? crypto.randomUUID();
}

/** Returns the distinct last names of the guests in the household with this name. */
export function lastNamesIn(
  { households, guests }: Pick<GuestBook, 'households' | 'guests'>,
  name: string,
): string[] {
  const wanted = fold(cleanLine(name));
  const known = [...households.values()].find((one) => wanted !== '' && fold(one.name) === wanted);
  const own = guests.filter(({ household_id }) => known && household_id === known.id);
  return [...new Set(own.map(({ last_name }) => last_name))];
}

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

/**
 * Returns the change of a guest. A household with a new name is created, and a household that becomes empty
 * is deleted.
 */
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

/** Converts a line of text to a household with guests, with the diet chosen by the chips. */
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

/** Joins the chosen guests in one household: the first guest's household, or a new one. */
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

/** Moves each guest to a separate household, which counts as invited if the old household was invited. */
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

/** Deletes guests, and households that become empty. */
export const removed = (book: GuestBook, chosen: readonly Guest[]): BookChange[] => [
  ...chosen.map((guest) => ({ table: 'guests' as const, before: guest, after: null })),
  ...emptied(book, new Set(chosen.map(({ id }) => id))),
];

/**
 * Adds the households of the chosen guests to the end of the second list, or removes these households from
 * it.
 */
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
