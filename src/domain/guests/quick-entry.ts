import { cleanLine, firstOf, lengthOf } from '../text';
import { type AgeGroup, ALLERGENS, type Allergen, DIETS, type Diet, GUEST_LENGTHS, MAX_PARTY } from './guest';
import { peopleNamed, plainText, type SplitName } from './names';
import {
  ALLERGEN_WORDS,
  AND_WORDS,
  CHILD_WORDS,
  DIET_WORDS,
  FREE_FROM,
  PEOPLE_WORDS,
  SENIOR_WORDS,
} from './quick-words.data';
import { guestSchema, isStorablePhone, plainPhone } from './schema';

export interface QuickGuest extends SplitName {
  readonly age_group: AgeGroup;
  readonly party_size: number;
}

export interface QuickHousehold {
  readonly name: string;
  readonly guests: readonly QuickGuest[];
  readonly address: string | null;
  readonly email: string | null;
  readonly phone_number: string | null;
  /** Of the first guest: a line doesn't tell whose they are. */
  readonly allergens: readonly Allergen[];
  readonly diets: readonly Diet[];
  readonly notes: string | null;
}

/** Why a line is nobody yet. */
export type QuickProblem = 'nothing' | 'lastName' | 'name' | 'tooMany' | 'tooLong';
export type QuickReading =
  | { readonly status: 'clear'; readonly household: QuickHousehold }
  | { readonly status: 'missing'; readonly problem: QuickProblem };

export interface QuickOptions {
  /** What unnamed children are called: a guest must have a name. */
  readonly children: string;
  readonly readPhone?: (text: string) => string | null;
}

/** Foods of a piece such as "sin gluten", "alergia a los frutos secos", "nut allergy". */
const allergensIn = (piece: string): Allergen[] => {
  const text = plainText(piece);
  return FREE_FROM.test(text)
    ? ALLERGENS.filter((one) => ALLERGEN_WORDS.some(([known, words]) => known === one && words.test(text)))
    : [];
};
const dietsIn = (piece: string): Diet[] => {
  const words = plainText(piece).split(/[\s/]+/);
  return DIETS.filter((one) =>
    DIET_WORDS.some(([known, pattern]) => known === one && words.some((word) => pattern.test(word))),
  );
};

/** "4", "4 personas", "2 niños", "+1"; null where a piece says something else as well. */
function countIn(piece: string): { people: number; of: 'all' | AgeGroup } | null {
  const words = plainText(piece).replace(/^\+/, '').split(' ').filter(Boolean);
  const number = Number(words[0]);
  if (!Number.isInteger(number) || number < 1) return null;
  const rest = words.slice(1);
  if (rest.length > 0 && rest.every((word) => CHILD_WORDS.test(word))) return { people: number, of: 'child' };
  if (rest.length > 0 && rest.every((word) => SENIOR_WORDS.test(word)))
    return { people: number, of: 'senior' };
  if (rest.length > 0 && rest.every((word) => /^adult[oa]?s?$/.test(word)))
    return { people: number, of: 'adult' };
  return rest.every((word) => PEOPLE_WORDS.test(word)) ? { people: number, of: 'all' } : null;
}

interface Pieces {
  head: string;
  total: number | null;
  plus: number;
  children: number;
  seniors: number;
  adults: number;
  rest: string[];
}

/** The name with its count, and the pieces behind it. */
function piecesOf(line: string): Pieces {
  const found: Pieces = {
    head: '',
    total: null,
    plus: 0,
    children: 0,
    seniors: 0,
    adults: 0,
    rest: [],
  };
  const count = (piece: string): boolean => {
    const parts = piece.split(AND_WORDS);
    const counts = parts.map(countIn);
    if (counts.some((one) => one === null)) return false;
    for (const one of counts) {
      if (one?.of === 'child') found.children += one.people;
      else if (one?.of === 'senior') found.seniors += one.people;
      else if (one?.of === 'adult') found.adults += one.people;
      else if (one) found.total = one.people;
    }
    return true;
  };
  const outside = line.replace(/\(([^)]*)\)/gu, (_, inside: string) => {
    for (const piece of inside.split(/[,;]/).map(cleanLine).filter(Boolean))
      if (!count(piece)) found.rest.push(piece);
    return ' ';
  });
  const [head = '', ...pieces] = outside.split(/[,;]/).map(cleanLine);
  // "Carlos Ruiz +1", "Familia García 4", "Familia García 4 personas"
  const behind = /^(?<name>.*?)\s*(?:(?<plus>\+\s?\d{1,2})|(?<count>\d{1,2}(?:\s+\p{L}+)?))\s*$/u.exec(
    head,
  )?.groups;
  if (behind?.plus) found.plus = Number(behind.plus.replace(/\D/g, ''));
  if (behind && (behind.plus || count(cleanLine(behind.count ?? ''))))
    found.head = cleanLine(behind.name ?? '');
  else found.head = head;
  for (const piece of pieces.filter(Boolean)) if (!count(piece)) found.rest.push(piece);
  return found;
}

/** One line, one household: "Familia García Pérez 4 (2 niños), Valencia, sin gluten". */
export function readQuickLine(
  line: string,
  { children, readPhone = plainPhone }: QuickOptions,
): QuickReading {
  if (cleanLine(line) === '') return { status: 'missing', problem: 'nothing' };
  const pieces = piecesOf(cleanLine(line));
  const named = peopleNamed(pieces.head);
  const [first] = named;
  if (!first || first.name === '') return { status: 'missing', problem: 'name' };
  if (named.some(({ last_name }) => last_name === '')) return { status: 'missing', problem: 'lastName' };

  const schema = guestSchema().shape;
  const emails = pieces.rest.filter((piece) => piece.includes('@') && schema.email.safeParse(piece).success);
  const phones = pieces.rest.filter((piece) => /^[+\d][\d\s()./-]{5,}$/.test(piece));
  const foods = pieces.rest.filter((piece) => allergensIn(piece).length > 0 || dietsIn(piece).length > 0);
  const words = pieces.rest.filter((piece) => ![...emails, ...phones, ...foods].includes(piece));
  const phone = phones.map((text) => readPhone(text)).find((text) => text && isStorablePhone(text)) ?? null;

  // How many are no children: the total says it, else those who are named and come along.
  const grown = Math.max(
    named.length + pieces.plus,
    pieces.adults + pieces.seniors,
    (pieces.total ?? 0) - pieces.children,
  );
  if (grown + pieces.children > 2 * MAX_PARTY || grown - named.length + 1 > MAX_PARTY)
    return { status: 'missing', problem: 'tooMany' };
  const seniors = pieces.seniors >= grown;
  const guests: QuickGuest[] = named.map((one, i) => ({
    ...one,
    age_group: seniors ? 'senior' : 'adult',
    party_size: i === 0 ? grown - named.length + 1 : 1,
  }));
  if (pieces.children > 0)
    guests.push({
      name: children,
      last_name: first.last_name,
      age_group: 'child',
      party_size: Math.min(pieces.children, MAX_PARTY),
    });
  if (
    guests.some(
      ({ name, last_name }) =>
        !schema.name.safeParse(name).success || !schema.last_name.safeParse(last_name).success,
    )
  )
    return { status: 'missing', problem: 'name' };
  const address = words[0] ?? null;
  const notes = words.slice(1).join(', ') || null;
  if (lengthOf(address ?? '') > GUEST_LENGTHS.address || lengthOf(notes ?? '') > GUEST_LENGTHS.notes)
    return { status: 'missing', problem: 'tooLong' };
  return {
    status: 'clear',
    household: {
      name: firstOf(pieces.head, GUEST_LENGTHS.household),
      guests,
      address,
      email: emails[0]?.replace(/^mailto:/i, '') ?? null,
      phone_number: phone,
      allergens: ALLERGENS.filter((one) => foods.some((piece) => allergensIn(piece).includes(one))),
      diets: DIETS.filter((one) => foods.some((piece) => dietsIn(piece).includes(one))),
      notes,
    },
  };
}
