import { LETTERS, typographic } from '../../letters';
import { findEmails, findPhones } from '../../reading/phone';
import type { Span } from '../../reading/words';
import { cleanLine, lengthOf } from '../../text';
import { type AgeGroup, type Allergen, type Diet, GUEST_LENGTHS, MAX_PARTY } from '../guest';
import type { SplitName } from '../names';
import { guestSchema, isStorablePhone, plainPhone } from '../schema';
import { familyOf, peopleNamed } from './quick-names';
import { type Count, onlyCounts, quickPeople } from './quick-people';
import { AND_WORDS } from './quick-words.data';

interface QuickGuest extends SplitName {
  readonly age_group: AgeGroup;
  readonly party_size: number;
}

export interface QuickHousehold {
  /** The entered text without phone, email and counts. */
  readonly name: string;
  readonly guests: readonly QuickGuest[];
  readonly email: string | null;
  readonly phone_number: string | null;
}

/** Choices made with the buttons next to the entry field. */
export interface QuickGuestPresses {
  readonly people: number | null;
  readonly children: number;
  /** Index of the guest with the chosen diets and allergens. */
  readonly eater: number;
  readonly diets: readonly Diet[];
  readonly allergens: readonly Allergen[];
}

type QuickProblem = 'nothing' | 'lastName' | 'name' | 'tooMany' | 'tooLong';
type QuickReading =
  | {
      readonly status: 'clear';
      readonly household: QuickHousehold;
      /** How many people the user can mark as children; 0 if the text already mentions children. */
      readonly youngest: number;
    }
  /** The user must enter the number of people. */
  | { readonly status: 'asked' }
  | { readonly status: 'missing'; readonly problem: QuickProblem };

interface QuickOptions {
  /** Name used for unnamed children, because every guest needs a name. */
  readonly children: string;
  readonly readPhone?: (text: string) => string | null;
  readonly presses?: Pick<QuickGuestPresses, 'people' | 'children'>;
}

const missing = (problem: QuickProblem): QuickReading => ({ status: 'missing', problem });

/** Matches one capitalised name in a list such as "Ana, Luis y Marta López". */
const CAPITALISED = `\\p{Lu}[${LETTERS}'’-]+`;
const LISTED = new RegExp(
  `^(?<names>${CAPITALISED}(?:, ${CAPITALISED})+),?(?= (?:y|e|and|&) \\p{Lu}\\S+ \\p{Lu})`,
  'u',
);
const PIECE = /\((?<inside>[^)]*)\)?|(?:[,;:]| [–—-] )?(?<piece>(?:(?! [–—-] )[^(,;:])+)/gu;
/**
 * Matches "family" as part of a name, as in "The Smith family". There it doesn't mean an unknown number of
 * people.
 */
const FAMILY = /^(?:family|familia)$/iu;
const LEADS = /(?: (?:of|de))+$/iu;
/** Matches two or more capitalised words, which can be a person or a place: "Bob Hill". */
const PROPER = new RegExp(`^\\p{Lu}[${LETTERS}'’.-]*(?: \\p{Lu}[${LETTERS}'’.-]*)+$`, 'u');

interface Pieces {
  readonly name: string;
  readonly named: readonly string[];
  readonly counts: readonly Count[];
  readonly rest: readonly string[];
}

/** Splits a name from the count after it, such as "Familia Gil | 4" or "Carmen Ortega | y pareja". */
function headOf(head: string): Pick<Pieces, 'name' | 'counts'> & { readonly people: string } {
  const words = head.split(' ');
  for (let at = 1; at < words.length; at += 1) {
    const [people, tail] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    const counts = onlyCounts(tail);
    if (!counts || FAMILY.test(words[at] ?? '')) continue;
    // A companion described in words stays in the household's name, as in "Carmen Ortega y pareja".
    return { people: people.replace(LEADS, ''), counts, name: /\d/u.test(tail) ? people : head };
  }
  return { people: head, counts: [], name: head };
}

function piecesOf(line: string): Pieces {
  const listed = line.replace(LISTED, (names) => names.replaceAll(', ', ' & ').replace(/,$/u, ''));
  const [first, ...others] = listed.matchAll(PIECE);
  const { name, people, counts: own } = headOf(cleanLine(first?.groups?.piece ?? ''));
  const counts = [...own];
  const rest: string[] = [];
  for (const { 0: written, groups } of others) {
    const pieces = (groups?.inside ?? groups?.piece ?? '').split(/[,;:]/u);
    const parts = pieces.flatMap((one) => one.split(AND_WORDS)).map(cleanLine);
    const read = parts.filter(Boolean).map(onlyCounts);
    if (read.every((one) => one !== null)) counts.push(...read.flatMap((one) => one ?? []));
    else rest.push(written.startsWith('(') ? ` ${cleanLine(written)}` : written.trimEnd());
  }
  const shown = listed === line ? name : name.replaceAll(' & ', ', ');
  return {
    name: cleanLine(shown + rest.join('')),
    named: people.split(AND_WORDS).map(cleanLine),
    counts,
    rest,
  };
}

const cut = (text: string, spans: readonly Span[]): string =>
  cleanLine(
    spans
      .toSorted((a, b) => b.from - a.from)
      .reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text)
      .replace(/[(<]\s*[)>]/gu, ' '),
  )
    .replace(/(?:\s*[,;])+(?=\s*(?:[,;]|$))/gu, '')
    .replace(/^[,;\s]+/u, '');

/**
 * Parses one line as one household, such as "Familia García Pérez 4 (2 niños)". It extracts people, counts, a
 * phone number and an email. The remaining text becomes the household's name.
 */
export function readQuickGuests(
  typed: string,
  { children: childrenName, readPhone = plainPhone, presses }: QuickOptions,
): QuickReading {
  const line = typographic(typed);
  if (line === '') return missing('nothing');
  const email = findEmails(line)[0] ?? null;
  const phone = findPhones(line).find(({ value }) => isStorablePhone(readPhone(value) ?? '')) ?? null;
  const {
    name,
    named: parts,
    counts,
    rest,
  } = piecesOf(
    cut(
      line,
      [email, phone].filter((one) => one !== null),
    ),
  );
  const [total, ...more] = counts;
  const said = counts.some(({ of }) => of === 'all');
  const double = said && parts.length === 1 ? familyOf(parts[0] ?? '') : null;
  const named = double ? [{ ...double, certain: true, family: true }] : peopleNamed(parts);
  const [first] = named;
  if (!first || !/\p{L}/u.test(first.name)) return missing('name');
  if (named.some(({ last_name }) => last_name === '')) return missing('lastName');

  const certain = named.every((one) => one.certain);
  const others = counts.length === 0 && rest.some((one) => PROPER.test(one.replace(/^[,;: ]+/u, '')));
  const told = certain && !others ? quickPeople(counts, named.length, first.family) : null;
  const pressed = presses?.people ?? (said && total && more.length === 0 ? total.people : null);
  if (!told && pressed === null) return { status: 'asked' };
  const kids = counts.reduce((sum, one) => sum + (one.of === 'child' ? one.people : 0), 0);
  const youngs = pressed !== null && kids < pressed ? kids : 0;
  const people = told ?? { grown: (pressed ?? 1) - youngs, children: youngs, seniors: 0 };
  // Adults without a name get no row. They are counted in the party size of the first guest.
  const rows = told || (certain && named.length <= people.grown) ? named : [first];
  const all = people.grown + people.children;
  const youngest = people.children > 0 ? 0 : all === 1 ? 1 : people.grown - rows.length;
  const young = Math.min(presses?.children ?? 0, youngest);
  const children = all === 1 ? 0 : people.children + young;
  const grown = all - children;
  if (all > 2 * MAX_PARTY || grown - rows.length + 1 > MAX_PARTY || children > MAX_PARTY)
    return missing('tooMany');

  const guests: QuickGuest[] = rows.map((one, i) => ({
    name: one.name,
    last_name: one.last_name,
    age_group: all === 1 && young > 0 ? 'child' : people.seniors >= people.grown ? 'senior' : 'adult',
    party_size: i === 0 ? grown - rows.length + 1 : 1,
  }));
  if (children > 0)
    guests.push({ name: childrenName, last_name: first.last_name, age_group: 'child', party_size: children });
  const { name: given, last_name } = guestSchema().shape;
  if (guests.some((one) => !given.safeParse(one.name).success || !last_name.safeParse(one.last_name).success))
    return missing('name');
  if (lengthOf(name) > GUEST_LENGTHS.household) return missing('tooLong');
  return {
    status: 'clear',
    household: { name, guests, email: email?.value ?? null, phone_number: phone && readPhone(phone.value) },
    youngest,
  };
}
