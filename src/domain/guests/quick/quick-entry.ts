import { cleanLine, lengthOf } from '../../text';
import {
  type AgeGroup,
  ALLERGENS,
  type Allergen,
  DIETS,
  type Diet,
  type EventPart,
  GUEST_LENGTHS,
  MAX_PARTY,
} from '../guest';
import { namedParts, saysOnly } from '../named-parts';
import { plainText, SECOND_NAMES, type SplitName } from '../names';
import { guestSchema, isStorablePhone, plainPhone } from '../schema';
import { foodIn } from './quick-food';
import { familyOf, peopleNamed } from './quick-names';
import { peopleOf } from './quick-people';
import { piecesOf } from './quick-pieces';
import { FROM_WORDS, PARTICLES, PLACE_WORDS } from './quick-words.data';

interface QuickGuest extends SplitName {
  readonly age_group: AgeGroup;
  readonly party_size: number;
}

export interface QuickHousehold {
  readonly name: string;
  readonly guests: readonly QuickGuest[];
  readonly address: string | null;
  readonly email: string | null;
  readonly phone_number: string | null;
  /** Whose the food is, by place in `guests`: the first one's where the line doesn't tell. */
  readonly eater: number;
  readonly allergens: readonly Allergen[];
  readonly diets: readonly Diet[];
  readonly notes: string | null;
  /** The parts that the line invites to; null is all of them. */
  readonly parts: readonly string[] | null;
}

/** Why a line is nobody yet. */
type QuickProblem = 'nothing' | 'lastName' | 'name' | 'people' | 'tooMany' | 'tooLong';
export type QuickReading =
  | { readonly status: 'clear'; readonly household: QuickHousehold }
  | { readonly status: 'missing'; readonly problem: QuickProblem };

export interface QuickOptions {
  /** What unnamed children are called: a guest must have a name. */
  readonly children: string;
  /** What the event has, for "evening only". */
  readonly parts?: readonly EventPart[];
  readonly readPhone?: (text: string) => string | null;
}

const missing = (problem: QuickProblem): QuickReading => ({ status: 'missing', problem });

/** One line, one household: "Familia García Pérez 4 (2 niños), Valencia, sin gluten". */
export function readQuickLine(
  line: string,
  { children: childrenName, parts: known = [], readPhone = plainPhone }: QuickOptions,
): QuickReading {
  if (cleanLine(line) === '') return missing('nothing');
  const { head, named: parts, counts, rest, eater, eaters, emails, phones } = piecesOf(cleanLine(line));
  const schema = guestSchema().shape;
  const total = counts.some(({ of }) => of === 'all');
  const family = total && parts.length === 1 ? familyOf(parts[0] ?? '') : null;
  const named = family ? [{ ...family, certain: true, family: true }] : peopleNamed(parts);
  const [first] = named;
  if (!first || first.name === '' || /\d/u.test(head)) return missing('name');
  if (named.some(({ last_name }) => last_name === '')) return missing('lastName');

  const people = peopleOf(counts, named.length, first.family);
  const unsure = rest.some(isChildsAge) || (!total && mayBeNames(rest)) || named.some((one) => !one.certain);
  if (!people || unsure) return missing('people');
  const { grown, children, seniors } = people;
  if (grown + children > 2 * MAX_PARTY || grown - named.length + 1 > MAX_PARTY || children > MAX_PARTY)
    return missing('tooMany');

  const guests: QuickGuest[] = named.map(({ name, last_name }, i) => ({
    name,
    last_name,
    age_group: seniors >= grown ? 'senior' : 'adult',
    party_size: i === 0 ? grown - named.length + 1 : 1,
  }));
  if (children > 0)
    guests.push({
      name: childrenName,
      last_name: first.last_name,
      age_group: 'child',
      party_size: children,
    });
  if (
    guests.some(
      ({ name, last_name }) =>
        !schema.name.safeParse(name).success || !schema.last_name.safeParse(last_name).success,
    )
  )
    return missing('name');

  const read = phones.map((text) => ({ text, phone: readPhone(text) }));
  const phone = read.find((one) => one.phone && isStorablePhone(one.phone)) ?? null;
  const asked = rest.find((piece) => saysOnly(piece) && namedParts(piece, known)) ?? null;
  const invited = asked === null ? null : namedParts(asked, known);
  const foods = rest.map((piece) => ({ piece, ...foodIn(piece) }));
  const place = rest.find((piece, i) => piece !== asked && !foods[i]?.known && isPlace(piece, head));
  const address = place?.replace(FROM_WORDS, '') ?? null;
  // What isn't understood to the last word is kept as it was written.
  const notes =
    [
      ...(eaters ? [eaters] : []),
      ...foods
        .filter(({ piece, whole }) => piece !== place && piece !== asked && !whole)
        .map(({ piece }) => piece),
      ...read.filter((one) => one !== phone).map(({ text }) => text),
      ...emails.slice(1),
    ].join(', ') || null;
  const tooLong =
    lengthOf(head) > GUEST_LENGTHS.household ||
    lengthOf(address ?? '') > GUEST_LENGTHS.address ||
    lengthOf(notes ?? '') > GUEST_LENGTHS.notes;
  if (tooLong) return missing('tooLong');
  return {
    status: 'clear',
    household: {
      name: head,
      guests,
      address,
      email: emails[0] ?? null,
      phone_number: phone?.phone ?? null,
      eater: eater ?? 0,
      allergens: ALLERGENS.filter((one) => foods.some(({ allergens }) => allergens.includes(one))),
      diets: DIETS.filter((one) => foods.some(({ diets }) => diets.includes(one))),
      notes,
      parts: invited === 'all' ? null : invited,
    },
  };
}

/** A place has a capital, unless the line has none at all; a number before it is a street's. */
const isPlace = (piece: string, head: string) =>
  FROM_WORDS.test(piece) ||
  /^(?:\p{Lu}|\d+[\p{L}]?\s+\p{Lu})/u.test(piece) ||
  !/[\p{Lu}\d]/u.test(head + piece);

/** Capitals throughout, but for "de la". */
const isProper = (piece: string) =>
  piece.split(' ').every((word) => /^\p{Lu}\D*$/u.test(word) || PARTICLES.test(word)) && !foodIn(piece).known;

/** "Ann Fox, Bob Hill, Cy Dunn": names or places, and nobody can tell. */
function mayBeNames(rest: readonly string[]): boolean {
  const [first, second] = rest.filter(isProper);
  return (
    first !== undefined &&
    / /u.test(first) &&
    !PLACE_WORDS.test(plainText(first)) &&
    (second === undefined
      ? SECOND_NAMES.test(plainText(first).split(' ')[0] ?? '')
      : !/^\p{Lu}{2,3}$/u.test(second))
  );
}

/** "6 años": nobody says whose. */
function isChildsAge(piece: string): boolean {
  const years = /^(\d{1,2}) ?(?:(m)(?:onths?|es(?:es)?)|años?|anos?|years?|yrs?|yo)\b/iu.exec(piece);
  return years !== null && (Number(years[1]) < 18 || years[2] !== undefined);
}
