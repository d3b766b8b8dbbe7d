import { fold } from '../../fold';
import { personName } from '../../letters';
import { cleanLine } from '../../text';
import { type AgeGroup, fullName } from '../guest';
import type { SplitName } from '../names';
import { AND_WORDS, CHILD_WORDS, FAMILY_WORDS, SEVERAL_TITLES, TITLES } from '../quick/quick-words.data';
import type { GuestForm } from '../schema';
import { ageFrom } from './import-ages';
import {
  isGivenPair,
  type NamesCell,
  NOBODY,
  readChildren,
  readNamesCell,
  withoutNotes,
} from './import-cell';
import { NO_PEOPLE, peopleBehind, peopleIn } from './import-count';
import { type ImportField, NO, TICKED, UNNAMED, UNTICKED, YES } from './import-words.data';

type Companion = SplitName & {
  readonly age_group?: AgeGroup;
  readonly party_size?: string;
  /** Age as written in the list, not parsed. */
  readonly age?: string | null;
  /** Index of the person whose columns describe this companion; 0 if no columns do. */
  readonly person: number;
};

/** A value that can be understood in several ways, so the user must check it. */
export interface ImportDoubt {
  readonly kind: 'names' | 'people' | 'food' | 'allergy' | 'reply' | 'value';
  readonly text: string;
}

export interface PartyCell {
  readonly text: string;
  readonly heading: string;
  readonly at: number;
}
/** Returns the cells of a row for one field. `person` is 0 for the guest, or the number of a companion. */
export type Cells = (field: ImportField, person?: number) => readonly PartyCell[];

/**
 * Matches Spanish words for children. If a row has one, its unnamed children are called "Niños" instead of
 * "Children".
 */
const SPANISH = /nin[oa]|hij[oa]s|bebe|menores|peque/;
const ENGLISH = /kid|child|babies|infants/;

/**
 * Combines given names and last names from separate columns. A cell such as "Ana y Luis" gives two people.
 */
function namesApart(name: string, last_name: string): NamesCell {
  const first = readNamesCell(name);
  const last = readNamesCell(last_name);
  // Removes counts and remarks that follow a name.
  const bare = (text: string) => {
    const line = withoutNotes(cleanLine(text.replace(/\([^)]*\)?/gu, ' '))).name;
    return peopleBehind(line)?.name ?? line;
  };
  const given = bare(name)
    .split(AND_WORDS)
    .flatMap((one) => one.split('/'))
    .map(cleanLine);
  const own = bare(last_name);
  const each = own.split(/\s*\/\s*|\s+(?:y|and|&)\s+/iu);
  const paired = given.length > 1 && each.length === given.length;
  const counts = [first.counts, last.counts].find(
    (one) => one !== NO_PEOPLE && Object.values(one).some(Boolean),
  );
  return {
    ...NOBODY,
    people: given.map((one, i) => ({ name: one, last_name: paired ? (each[i] ?? '') : own })),
    counts: counts ?? NO_PEOPLE,
    age: first.age ?? last.age,
    remarks: [name, last_name].flatMap((text) => [
      ...[...text.matchAll(/\(([^)]*)\)?/gu)].flatMap(([, one = '']) =>
        cleanLine(one) && !peopleIn(one, /^\s*\+/.test(one)) && !ageFrom(cleanLine(one))
          ? [cleanLine(one)]
          : [],
      ),
      ...withoutNotes(cleanLine(text.replace(/\([^)]*\)?/gu, ' '))).notes,
    ]),
  };
}

/** Returns true if a text has a title or a family's name, such as "Sr. y Sra. Ortega" or "Familia Gil". */
const isWholeName = (text: string): boolean => {
  const word = /\p{L}+/u.exec(fold(text))?.[0] ?? '';
  return [TITLES, SEVERAL_TITLES, FAMILY_WORDS].some((words) => words.test(word));
};

const isFamilyHeading = (heading: string) => /^(familia|family)$/.test(fold(cleanLine(heading)));

function namesOf(all: Cells, person: number): NamesCell {
  const text = (field: ImportField) => all(field, person)[0]?.text ?? '';
  const join = (...fields: ImportField[]) => fields.map(text).filter(Boolean).join(' ');
  const last_name = join('last_name', 'second_last_name');
  const given = join('name', 'middle_name');
  const [whole = { text: '', heading: '', at: 0 }] = all('full_name', person);
  // A companion's cell might contain the full name even if the table has a column for last names.
  const isWhole = isWholeName(given) || (person > 0 && given.includes(' ') && !isGivenPair(given));
  const inGiven = last_name === '' && isWhole ? given : whole.text;
  if (inGiven === '' && given === '' && last_name === '') return NOBODY;
  const read = inGiven ? readNamesCell(inGiven) : namesApart(given, last_name);
  // Lists of families often contain only last names.
  const isFamily =
    inGiven !== '' && isFamilyHeading(whole.heading) && !isWholeName(inGiven) && read.people.length === 1;
  const people = isFamily
    ? [{ name: whole.heading, last_name: fullName(read.people[0] ?? { name: '', last_name: '' }).trim() }]
    : read.people;
  return {
    ...read,
    family: isFamily ? `${whole.heading} ${people[0]?.last_name}` : read.family,
    people: people.map((one) => ({ name: personName(one.name), last_name: personName(one.last_name) })),
  };
}

/** Formats several names: "Ana & Luis Gil", or "Ana Gil & Luis Pérez" if the last names differ. */
function togetherAs(all: readonly SplitName[]): string {
  const [first] = all;
  return first && all.every(({ last_name }) => last_name === first.last_name)
    ? `${all.map(({ name }) => name).join(' & ')} ${first.last_name}`.trim()
    : all.map((one) => fullName(one).trim()).join(' & ');
}

/** Parses a cell about companions, which contains names or a number. Returns null if it is empty. */
function companionsIn(text: string): { names: NamesCell; more: number } | null {
  const folded = fold(text);
  if (text === '' || NO.test(folded) || UNTICKED.test(folded)) return { names: NOBODY, more: 0 };
  if (YES.test(folded) || TICKED.test(folded) || UNNAMED.test(folded)) return { names: NOBODY, more: 1 };
  const counts = peopleIn(text, true);
  if (counts) return { names: NOBODY, more: counts.more + counts.adults };
  return /\p{Lu}|\p{Lo}/u.test(text) ? { names: readNamesCell(text), more: 0 } : null;
}

/** Returns the children of a row, found in the columns for children and in the name cells. */
function childrenIn(cells: readonly PartyCell[], beside: number) {
  const children: { name: string; age: string | null }[] = [];
  const remarks: string[] = [];
  const unread: string[] = [];
  let inColumns = 0;
  for (const { text } of cells) {
    const folded = fold(text);
    if (NO.test(folded) || UNTICKED.test(folded) || UNNAMED.test(folded)) continue;
    const read = readChildren(text);
    if (!read) {
      // "Yes" means at least one child but gives no number.
      if (YES.test(folded) || TICKED.test(folded)) inColumns += 1;
      else remarks.push(text);
      unread.push(text);
      continue;
    }
    inColumns += read.count;
    children.push(...read.children);
    remarks.push(...read.remarks);
  }
  // Both sources describe the same children, so the larger number counts instead of the sum.
  return { count: Math.max(beside, inColumns), children, remarks, unread };
}

type Party = Partial<Pick<GuestForm, 'name' | 'last_name' | 'household' | 'party_size'>> & {
  readonly age: string | null;
  readonly others: readonly Companion[];
  readonly remarks: readonly string[];
  readonly doubts: readonly ImportDoubt[];
};

/**
 * Determines the people of a row: the guest, named companions, the number of unnamed companions, and
 * children.
 */
export function partyFrom(all: Cells, persons: readonly number[], isSpanish: boolean): Party {
  const text = (field: ImportField) => all(field)[0]?.text ?? '';
  const cell = namesOf(all, 0);
  const written = ['full_name', 'name', 'last_name']
    .map((field) => text(field as ImportField))
    .filter(Boolean)
    .join(' ');
  const [first = { name: '', last_name: '' }, ...listed] = cell.people;
  const doubts: ImportDoubt[] = cell.certain ? [] : [{ kind: 'names', text: written }];
  const companions = companionsIn(text('companions'));
  if (!companions) doubts.push({ kind: 'people', text: text('companions') });
  let more = cell.counts.more + (companions?.more ?? 0);
  const remarks = [...cell.remarks, ...(companions?.names.remarks ?? [])];
  const others: Companion[] = [...listed, ...(companions?.names.people ?? [])].map((one, i) => ({
    ...one,
    person: i >= listed.length ? i - listed.length + 1 : 0,
  }));
  for (const person of persons) {
    const theirs = namesOf(all, person);
    const whole = theirs.people.map((one) => fullName(one).trim());
    const unnamed = companionsIn(whole.join(' '));
    if (whole.length === 1 && unnamed && unnamed.names === NOBODY) more += unnamed.more;
    else
      others.push(
        ...theirs.people.map((one, i) => ({ ...one, age: theirs.age, person: i === 0 ? person : 0 })),
      );
    remarks.push(...theirs.remarks);
  }
  for (const [i, one] of others.entries())
    others[i] = { ...one, last_name: one.last_name || first.last_name };
  const grownNames = [first, ...others];
  const adults = Number(text('adults') || cell.counts.adults);
  const children = childrenIn(all('children'), cell.counts.children);
  for (const unread of children.unread) doubts.push({ kind: 'people', text: unread });
  const told = Number(text('party_size'));
  const total = told || (adults || more ? 0 : (cell.counts.total ?? 0));
  const least = grownNames.length;
  let grown = (adults || Math.max(least, (cell.counts.total ?? 0) - children.count)) + more;
  const unsure = () =>
    doubts.push({ kind: 'people', text: [written, text('party_size')].filter(Boolean).join(' · ') });
  if (total > 0) {
    // If the total without the children is too small for the named people, it doesn't include the children.
    const among = total - children.count >= least;
    grown = among ? total - children.count : Math.max(total, least);
    if ((!among && total > least) || (told > 0 && (adults > grown || told < least))) unsure();
    if (told && adults > grown) grown = adults;
  }
  // "Familia Gil" and "y familia" don't say how many people come.
  const isCounted = total > 0 || adults > 0 || more > 0 || others.length > 0 || children.count > 0;
  const hasChildren = cell.remarks.some((one) => CHILD_WORDS.test(fold(one)));
  if ((cell.unsaid && (hasChildren || !isCounted)) || (cell.family !== null && !isCounted)) unsure();
  const size =
    text('party_size') && !Number.isInteger(told)
      ? cleanLine(text('party_size'))
      : Number.isInteger(adults)
        ? String(Math.max(1, grown - others.length))
        : text('adults');

  const said = fold([written, ...all('children').map(({ text, heading }) => `${heading} ${text}`)].join(' '));
  const spanish = SPANISH.test(said) || (isSpanish && !ENGLISH.test(said));
  for (const { name, age } of children.children) {
    const [given = '', ...rest] = name.split(' ');
    const apart = rest.length > 0 && !/^(jose|maria|luis|ana)$/.test(fold(rest[0] ?? ''));
    const called = apart ? { name: given, last_name: rest.join(' ') } : { name, last_name: first.last_name };
    others.push({ ...called, age_group: 'child', age, person: 0 });
  }
  const nameless = children.count - children.children.length;
  if (nameless > 0)
    others.push({
      name: spanish ? 'Niños' : 'Children',
      last_name: first.last_name,
      age_group: 'child',
      party_size: String(nameless),
      person: 0,
    });
  return {
    others,
    age: cell.age,
    remarks: [...remarks, ...children.remarks],
    doubts,
    ...(first.name ? { name: first.name } : {}),
    ...(first.last_name ? { last_name: first.last_name } : {}),
    ...(others.length > 0 && !text('household') ? { household: cell.family ?? togetherAs(grownNames) } : {}),
    ...(size !== '1' || text('party_size') ? { party_size: size } : {}),
  };
}
