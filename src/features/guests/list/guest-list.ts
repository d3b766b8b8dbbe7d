import { fold, searchInFolded } from '@/domain/fold';
import { hasDiet } from '@/domain/guests/counts';
import {
  AGE_GROUPS,
  type AgeGroup,
  ALLERGENS,
  CHANNELS,
  type Channel,
  DIETS,
  type EventPart,
  type Guest,
  type Household,
  SIDES,
  type Side,
  TRAVELS_FROM,
  type TravelsFrom,
} from '@/domain/guests/guest';
import { ownFilters, ownValue } from '@/domain/guests/own-column';
import { hasReached, weekOf } from '@/domain/guests/reach';
import { overallState, type PartState, partState } from '@/domain/guests/replies';
import { compareNames } from '@/lib/format';
import {
  addressState,
  choice,
  flag,
  freeText,
  matching,
  oneOf,
  optional,
  searchText,
} from '@/lib/list-state';
import type { Language } from '@/lib/texts';
import type { Column } from '@/parts/rows/row-description';

export const VIEWS = ['households', 'people'] as const;
type View = (typeof VIEWS)[number];
export const SORTS = ['last_name', 'name', 'food', 'about', 'company', 'tags', 'reply'] as const;
/** Sort order by one of the SORTS, or by a column that the plan's people added. */
export type Sort = (typeof SORTS)[number] | `own:${string}`;
export const REPLIES = ['accepted', 'declined', 'waiting', 'open', 'uninvited'] as const;
export const MISSING = ['contact', 'email', 'phone', 'address', 'household'] as const;
type Missing = (typeof MISSING)[number];
export const SENT = ['sent', 'unsent', 'opened', 'answered'] as const;
export const FOOD_FILTERS = ['any', ...DIETS, ...ALLERGENS] as const;
type Food = (typeof FOOD_FILTERS)[number];

export interface GuestListState {
  view: View;
  q: string;
  reply: PartState | null;
  part: string | null;
  side: Side | null;
  tag: string | null;
  company: string | null;
  /** Filters by columns that the plan's people added. Each line contains one filter (see `withOwn`). */
  own: string | null;
  age: AgeGroup | null;
  food: Food | null;
  from: TravelsFrom | null;
  language: Language | null;
  missing: Missing | null;
  sent: (typeof SENT)[number] | null;
  /** Channel by which the invitation was sent. `none` means that the channel is unknown. */
  channel: Channel | 'none' | null;
  /** Monday of the week in which the invitation was sent. */
  week: string | null;
  sort: Sort;
  down: boolean;
}

export const guestsAddress = addressState<GuestListState>({
  view: choice(VIEWS, 'households'),
  q: searchText,
  reply: optional(REPLIES),
  part: matching(/^[0-9a-f-]{36}$/),
  side: optional(SIDES),
  tag: freeText(30),
  company: freeText(120),
  own: freeText(4_000),
  age: optional(AGE_GROUPS),
  food: optional(FOOD_FILTERS),
  from: optional(TRAVELS_FROM),
  language: optional(['en', 'es'] as const),
  missing: optional(MISSING),
  sent: optional(SENT),
  channel: optional([...CHANNELS, 'none'] as const),
  week: matching(/^\d{4}-\d{2}-\d{2}$/),
  sort: (text) => (text?.startsWith('own:') ? (text as Sort) : (oneOf(SORTS, text) ?? 'last_name')),
  down: flag,
});

/** Clears all filters, but keeps the view and the sort order. */
export const NO_GUEST_FILTER: Partial<GuestListState> = {
  q: '',
  reply: null,
  part: null,
  side: null,
  tag: null,
  company: null,
  own: null,
  age: null,
  food: null,
  from: null,
  language: null,
  missing: null,
  sent: null,
  channel: null,
  week: null,
};

export const isOwnSort = (sort: Sort): sort is `own:${string}` => sort.startsWith('own:');

interface Book {
  readonly households: ReadonlyMap<string, Household>;
  readonly parts: readonly EventPart[];
}

/**
 * A guest with the values that the filters compare. They are computed once per list, because filters run at
 * every keystroke.
 */
interface Entry {
  readonly guest: Guest;
  readonly household: Household | null;
  readonly state: PartState;
  /** Returns the text that a search compares. It is put together at the first search. */
  readonly text: () => string;
}

/**
 * Search texts in lower case and without accents, cached by guest. Converting ten thousand names takes longer
 * than searching them.
 */
const folded = new WeakMap<Guest, { from: string; text: string }>();
function foldedText(guest: Guest, from: string): string {
  const known = folded.get(guest);
  if (known?.from === from) return known.text;
  const text = fold(from);
  folded.set(guest, { from, text });
  return text;
}

const lacks = (guest: Guest, missing: Missing): boolean => {
  switch (missing) {
    case 'contact':
      return !guest.email && !guest.phone_number;
    case 'email':
      return !guest.email;
    case 'phone':
      return !guest.phone_number;
    case 'address':
      return !guest.address;
    case 'household':
      return !guest.household_id;
  }
};

const eats = (guest: Guest, food: Food): boolean =>
  food === 'any' ? hasDiet(guest) : [...guest.diets, ...guest.allergens].some((one) => one === food);

export const stateIn = (
  guest: Guest,
  household: Household | null,
  parts: readonly EventPart[],
  part: string | null,
): PartState => (part ? partState(guest, household, part) : overallState(guest, household, parts));

/**
 * Returns the guests in order, with their replies for one part of the event. If `part` is null, the replies
 * are for the whole event. `search` returns the text of a guest that a search looks through.
 */
export const entriesOf = (
  guests: readonly Guest[],
  { households, parts }: Book,
  part: string | null,
  search: (guest: Guest) => string,
): readonly Entry[] =>
  guests.map((guest) => {
    const household = households.get(guest.household_id ?? '') ?? null;
    let text: string | null = null;
    return {
      guest,
      household,
      state: stateIn(guest, household, parts, part),
      text: () => {
        text ??= foldedText(guest, search(guest));
        return text;
      },
    };
  });

const wasSent = ({ household, state }: Entry, sent: (typeof SENT)[number]): boolean =>
  sent === 'unsent' ? !household?.invited_at : hasReached(sent, household, state);

const wentBy = (household: Household | null, channel: Channel | 'none'): boolean =>
  Boolean(household?.invited_at) && (household?.channel ?? 'none') === channel;

/**
 * Returns the guests that match the search and all filters except the reply filter. The counts of replies are
 * based on these guests.
 */
export function filterEntries(entries: readonly Entry[], state: GuestListState): readonly Entry[] {
  const fits = searchInFolded(state.q);
  const own = ownFilters(state.own);
  return entries.filter((entry) => {
    const { guest, household } = entry;
    if (state.side !== null && guest.side !== state.side) return false;
    if (state.age !== null && guest.age_group !== state.age) return false;
    if (state.from !== null && guest.travels_from !== state.from) return false;
    if (state.tag !== null && !guest.tags.includes(state.tag)) return false;
    if (state.company !== null && guest.company !== state.company) return false;
    if (own.some(([id, value]) => ownValue(guest, id) !== value)) return false;
    if (state.language !== null && household?.language !== state.language) return false;
    if (state.missing !== null && !lacks(guest, state.missing)) return false;
    if (state.sent !== null && !wasSent(entry, state.sent)) return false;
    if (state.channel !== null && !wentBy(household, state.channel)) return false;
    if (state.week !== null && !(household?.invited_at && weekOf(household.invited_at) === state.week))
      return false;
    if (state.food !== null && !eats(guest, state.food)) return false;
    return state.q === '' || fits(entry.text());
  });
}

const ORDER: readonly PartState[] = ['accepted', 'waiting', 'open', 'declined', 'uninvited'];

/** Columns by which each sort order compares guests. Sort orders that aren't listed compare last names. */
const SORTED_BY: { readonly [S in (typeof SORTS)[number]]?: readonly string[] } = {
  name: ['name'],
  food: ['diets', 'allergens', 'dietary_notes'],
  about: ['side', 'address'],
  tags: ['tags'],
  company: ['company'],
};

/** Returns a function that reads the text by which a sort order compares guests. Null for last names. */
export function sortText(columns: readonly Column<Guest>[], sort: Sort): ((guest: Guest) => string) | null {
  const keys = isOwnSort(sort) ? [`own_values.${sort.slice('own:'.length)}`] : SORTED_BY[sort];
  if (!keys) return null;
  const read = columns.filter(({ key }) => keys.includes(key)).map(({ text }) => text);
  return (guest) =>
    read
      .map((text) => text(guest))
      .filter(Boolean)
      .join(' ');
}

/** Sorts all guests once per list, by `read` or by last name. Search results keep this order. */
export function sortGuests(
  guests: readonly Guest[],
  read: ((guest: Guest) => string) | null,
  down: boolean,
  language: Language,
): readonly Guest[] {
  const way = down ? -1 : 1;
  const byLast = (a: Guest, b: Guest) =>
    way *
    (compareNames(a.last_name, b.last_name, language) ||
      compareNames(a.name, b.name, language) ||
      (a.id < b.id ? -1 : 1));
  if (!read) return guests.toSorted(byLast);
  // The sort value is computed once per guest instead of once per comparison.
  const entries = guests.map((guest) => ({ guest, text: read(guest) }));
  // Guests without a value come last, whether ascending or descending.
  entries.sort(
    (a, b) =>
      Number(a.text === '') - Number(b.text === '') ||
      way * compareNames(a.text, b.text, language) ||
      byLast(a.guest, b.guest),
  );
  return entries.map(({ guest }) => guest);
}

/** Returns the guests with the selected reply. For the sort order `reply`, the guests are sorted here. */
export function listGuests(
  found: readonly Entry[],
  { reply, sort, down }: Pick<GuestListState, 'reply' | 'sort' | 'down'>,
): readonly Guest[] {
  const shown = reply === null ? found : found.filter(({ state }) => state === reply);
  const way = down ? -1 : 1;
  const sorted =
    sort === 'reply'
      ? shown.toSorted((a, b) => way * (ORDER.indexOf(a.state) - ORDER.indexOf(b.state)))
      : shown;
  return sorted.map(({ guest }) => guest);
}
