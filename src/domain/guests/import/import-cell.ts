import { fold } from '../../fold';
import { personName } from '../../letters';
import { cleanLine } from '../../text';
import { SECOND_NAMES, type SplitName, splitName } from '../names';
import { AND_WORDS, CHILD_WORDS, FAMILY_WORDS, PARTICLES, TITLES } from '../quick/quick-words.data';
import { ageFrom } from './import-ages';
import { NO_PEOPLE, type People, peopleBehind, peopleIn, together } from './import-count';
import { knownFood, saysAllergy } from './import-food';
import { KIN, SUFFIX } from './import-name-words.data';

export interface NamesCell {
  readonly people: readonly SplitName[];
  readonly family: string | null;
  readonly counts: People;
  /** Age in years as written, or a word such as "baby". */
  readonly age: string | null;
  readonly remarks: readonly string[];
  /** True if the cell can be understood in only one way. */
  readonly certain: boolean;
  /** True if the cell mentions people without a number, such as "y familia". */
  readonly unsaid: boolean;
}
export const NOBODY: NamesCell = {
  people: [],
  family: null,
  counts: NO_PEOPLE,
  age: null,
  remarks: [],
  certain: true,
  unsaid: false,
};

const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);
const foldedWord = (word = ''): string => fold(word).replace(/\./g, '');
const firstWord = (text: string): string => foldedWord(wordsOf(text)[0]);
const isTitle = (word: string): boolean =>
  TITLES.test(foldedWord(word)) || /^(sres|srs|messrs)$/.test(foldedWord(word));
const hasCapital = (text: string): boolean => /\p{Lu}|\p{Lo}/u.test(text);
const isProper = (text: string): boolean =>
  /^[\p{Lu}\p{Lo}]/u.test(text) &&
  !/\d/u.test(text) &&
  wordsOf(text).length <= 4 &&
  wordsOf(text).every((word) => /^[\p{Lu}\p{Lo}]/u.test(word) || PARTICLES.test(fold(word))) &&
  knownFood(text, 'diets') === null &&
  !saysAllergy(text);

/** Splits a list of names such as "Nacho, Marta, Nachete y Cayetana". Returns null for any other text. */
function namesListed(text: string): string[] | null {
  const all = text
    .split(/[,;]/)
    .flatMap((piece) => ` ${piece} `.split(AND_WORDS))
    .map(cleanLine)
    .filter(Boolean);
  return all.length > 0 && all.every(isProper) ? all : null;
}

/** Returns true if two words form one given name, such as "Mª José" or "Fco. Javier". */
export const isGivenPair = (part: string): boolean => {
  const words = wordsOf(part).map(foldedWord);
  return words.length === 2 && SECOND_NAMES.test(words[1] ?? '');
};

/** Splits the names in one cell. A name without a last name takes the last name of the next person. */
function sharing(parts: readonly string[], last_name?: string): SplitName[] {
  const all = parts.map((part) =>
    isGivenPair(part) && parts.length > 1 ? { name: part, last_name: '' } : splitName(part),
  );
  const shared = last_name ?? all.findLast((one) => one.last_name !== '')?.last_name ?? '';
  return all.map((one) => ({ ...one, last_name: one.last_name || shared }));
}

/**
 * Parses a family's name, such as "Familia Gómez", "Los Gil" or "The Patel Family". Returns null for any
 * other text.
 */
function familyIn(text: string): SplitName | null {
  const english = /^(?:the\s+)?(?<last>.+)\s+(?:family|household)$/iu.exec(text)?.groups?.last;
  if (english) return { name: 'Family', last_name: english };
  const [first = '', ...rest] = wordsOf(text);
  return rest.length > 0 && FAMILY_WORDS.test(foldedWord(first))
    ? { name: first, last_name: rest.join(' ') }
    : null;
}

/** Parses a couple with titles and one last name, such as "Mr & Mrs Higgins". Returns null without titles. */
function titledCouple(parts: readonly string[]): Pick<NamesCell, 'people' | 'certain' | 'counts'> | null {
  const last = wordsOf(parts.at(-1) ?? '');
  const bare = last.findIndex((word) => !isTitle(word));
  const titles = parts.slice(0, -1);
  if (titles.length === 0 || bare < 1 || !titles.every((one) => wordsOf(one).every(isTitle))) return null;
  const rest = last.slice(bare);
  const last_name = rest.join(' ');
  const spanish = /^(sra?|don|dona|dna)$/.test(foldedWord(last[0]));
  // "Mr & Mrs Robert Brown" contains only the husband's given name.
  const whole = rest.length > 1 && !PARTICLES.test(fold(rest[0] ?? '')) && !spanish;
  return whole
    ? { people: [splitName(last_name)], certain: false, counts: { ...NO_PEOPLE, more: titles.length } }
    : {
        counts: NO_PEOPLE,
        people: [...titles, last.slice(0, bare).join(' ')].map((name) => ({ name, last_name })),
        certain: !SECOND_NAMES.test(foldedWord(rest[0])) || rest.length < 2,
      };
}

/** Parses a name with a comma, such as "García López, María José", or a remark after the comma. */
function commaIn(text: string): Pick<NamesCell, 'people' | 'remarks' | 'certain'> | null {
  const [before = '', behind = '', more] = text.split(',').map(cleanLine);
  if (behind === '' || more !== undefined || AND_WORDS.test(before)) return null;
  if (SUFFIX.test(behind)) {
    const { name, last_name } = splitName(before);
    return {
      people: [{ name, last_name: cleanLine(`${last_name} ${personName(behind)}`) }],
      remarks: [],
      certain: true,
    };
  }
  if (!hasCapital(behind) && hasCapital(before))
    return { people: [splitName(before)], remarks: [behind], certain: true };
  const given = behind.split(AND_WORDS).map(cleanLine);
  const isWhole = (one: string) => one.includes(' ') && !isGivenPair(one);
  // "Ana Ruiz, Luis Gil y Marta López" is a list of full names.
  if (given.length > 1 && given.some(isWhole)) return null;
  return {
    people: given.map((name) => ({ name, last_name: before })),
    remarks: [],
    // "Tom O'Neil, Kate Bush" might be two people.
    certain: !(given.some(isWhole) && isProper(before) && wordsOf(before).length === 2),
  };
}

/** Returns true if two names might be one person with two last names, such as "Ana Puig i D’Ors". */
const isDoubleName = (names: readonly string[]): boolean =>
  names.length === 2 &&
  wordsOf(names[0] ?? '').length > 1 &&
  !isGivenPair(names[0] ?? '') &&
  wordsOf(names[1] ?? '').length === 1;

/** Parses the names in a text that has no numbers or brackets. */
function whoIn(head: string): Omit<NamesCell, 'age'> {
  const plainly = { family: null, remarks: [], certain: true, unsaid: false, counts: NO_PEOPLE };
  const [before = '', behind] = head.split(/\s*:\s*/u);
  const listed = behind === undefined ? null : namesListed(behind);
  if (listed) {
    const family = familyIn(before);
    const isKin = KIN.test(firstWord(before));
    const own = family?.last_name ?? (isKin ? wordsOf(before).slice(1).join(' ') : before);
    return { ...plainly, people: sharing(listed, own), family: before, certain: !isKin };
  }
  const comma = commaIn(head);
  if (comma) return { ...plainly, ...comma };
  const parts = head
    .split(/,|\s+\/\s*|\/\s+|\//u)
    .flatMap((piece) => piece.split(AND_WORDS))
    .map(cleanLine)
    .filter(Boolean);
  const couple = titledCouple(parts);
  if (couple) return { ...plainly, ...couple };
  // In "Ana Ruiz y familia" and "Sres. Gil e hijos" the companions have no names.
  const names = parts.filter((part, i) => i === 0 || hasCapital(part) || !hasCapital(head));
  const unsaid = names.length < parts.length;
  const family = names.length === 1 ? familyIn(names[0] ?? '') : null;
  if (family) return { ...plainly, people: [family], family: head, unsaid };
  const several = /^(sres|srs|senores|messrs)$/.test(firstWord(head));
  return {
    ...plainly,
    people: sharing(names),
    unsaid: unsaid || several,
    remarks: parts.filter((part) => !names.includes(part)),
    certain:
      !names.some((part) => KIN.test(firstWord(part))) &&
      !isDoubleName(names) &&
      !(names.length > 1 && names.some((part) => wordsOf(part).every(isTitle) || familyIn(part) !== null)),
  };
}

/** Matches a list number before a name, such as "1." in "1. Ana Gil". */
const NUMBERED = /^\d{1,3}[.)]\s+(?=\p{L})/u;

/** Separates remarks from a name. In "Rocío García - vegetariana" the remark begins at the dash. */
export function withoutNotes(text: string): { name: string; notes: readonly string[]; certain: boolean } {
  const [name = '', ...notes] = text.split(/\s+[–—-]\s+/u).map(cleanLine);
  const isNoted = notes.length > 0 && hasCapital(name) && !notes.some(hasCapital);
  return isNoted ? { name, notes, certain: true } : { name: text, notes: [], certain: notes.length === 0 };
}

export function readNamesCell(text: string): NamesCell {
  const counts: People[] = [];
  const remarks: string[] = [];
  let age: string | null = null;
  let inside: string[] | null = null;
  let head = cleanLine(
    cleanLine(text)
      .replace(NUMBERED, '')
      .replace(/\(([^)]*)\)?/gu, (_, written: string) => {
        const one = cleanLine(written);
        const people = peopleIn(one, /^\+/.test(one));
        const names = namesListed(one);
        if (one === '') return ' ';
        if (people) counts.push(people);
        else if (ageFrom(one)) age = one;
        else if (names && names.length > 1) inside = names;
        else remarks.push(one);
        return ' ';
      }),
  );
  const behind = peopleBehind(head);
  const [, before = '', figure = '', more = ''] =
    /^(\D*\p{L})\s(\d{1,2})\s(\p{Ll}[^\p{Lu}]*)$/u.exec(head) ?? [];
  if (behind) {
    counts.push(behind.people);
    head = behind.name;
  } else if (before) {
    // Matches "Higgins 2 evening only".
    counts.push({ ...NO_PEOPLE, total: Number(figure) });
    remarks.push(more);
    head = before;
  }
  head = head
    .replace(/(^|\s)D\.\s(?=\p{Lu})/gu, '$1Don ')
    .replace(/(^|\s)D\.?ª\.?\s/gu, '$1Doña ')
    .replace(/\s+(?:y|e|and|&|con|with|\+)$/iu, '');
  const noted = withoutNotes(head);
  remarks.push(...noted.notes);
  head = noted.name;
  const read = head === '' ? NOBODY : whoIn(head);
  const people = together(counts);
  if (inside !== null) {
    const family = familyIn(head);
    return {
      ...NOBODY,
      people: sharing(inside, family?.last_name ?? head),
      family: head,
      counts: people,
      remarks,
      certain: family !== null,
    };
  }
  return {
    ...read,
    counts: together([read.counts, people]),
    age,
    remarks: [...read.remarks, ...remarks],
    certain: read.certain && noted.certain,
  };
}

/** Parses the number, names and remarks of the children in a cell. Returns null if the text is unclear. */
export function readChildren(text: string): {
  readonly count: number;
  readonly children: readonly { readonly name: string; readonly age: string | null }[];
  readonly remarks: readonly string[];
} | null {
  const line = cleanLine(text);
  const brackets = /\(([^)]*)\)/u.exec(line)?.[1] ?? '';
  const bare = cleanLine(line.replace(/\([^)]*\)/gu, ' '));
  // In "Leo (4), Mía (18 meses)" each child has an age.
  const each = line.split(/[,;]|\s(?:y|e|and|&)\s/u).map(cleanLine);
  const aged = each.map((one) => /^(?<name>[^()\d]+?)\s*\(?(?<age>\d[^()]*)?\)?$/u.exec(one)?.groups);
  if (
    aged.every((one) => one?.name && isProper(one.name) && !CHILD_WORDS.test(fold(one.name))) &&
    aged.every((one) => !one?.age || ageFrom(one.age))
  )
    return {
      count: each.length,
      children: aged.map((one) => ({ name: one?.name ?? '', age: one?.age ?? null })),
      remarks: [],
    };
  const [, figure, more = ''] = /^(\d{1,2})(?:[.,]0)?(?:\s*[:,–-]?\s*(.*))?$/u.exec(bare) ?? [];
  const people = figure === undefined ? peopleIn(bare) : null;
  const word = CHILD_WORDS.test(firstWord(more)) ? wordsOf(more).slice(1).join(' ') : more;
  const count = figure === undefined ? (people?.children ?? 0) : Number(figure);
  if (figure === undefined && (people === null || count === 0)) return null;
  const names = namesListed(word.replace(/^[:,–-]\s*/u, '')) ?? namesListed(brackets) ?? [];
  const remarks = [word, brackets].filter((one) => one !== '' && namesListed(one) === null);
  return {
    count: Math.max(count, names.length),
    children: names.map((name) => ({ name, age: null })),
    remarks,
  };
}
