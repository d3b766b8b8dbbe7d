import { cleanLine } from '../../text';
import { plainText, SECOND_NAMES, type SplitName, splitName } from '../names';
import { foodIn } from '../quick/quick-food';
import { peopleNamed, titledCouple } from '../quick/quick-names';
import { type Count, countsIn, foldedWords, onlyCounts } from '../quick/quick-people';
import {
  AND_WORDS,
  CHILD_WORDS,
  FAMILY_WORDS,
  PARTICLES,
  SOME_WORDS,
  TITLES,
} from '../quick/quick-words.data';

/** Whom a cell of names tells of. */
export interface NamesCell {
  readonly people: readonly SplitName[];
  /** What a family is called, where the cell names its people beside. */
  readonly family: string | null;
  /** Everybody, where the cell says how many; null where it doesn't. */
  readonly total: number | null;
  readonly children: number;
  /** What is said beside the names and is none. */
  readonly remarks: readonly string[];
  /** Whether the words can be read in one way alone. */
  readonly certain: boolean;
}

/** A dot behind "Ma." or "Jr." says nothing, and no name holds one. */
export const named = (text: string): string => cleanLine(text).replace(/\.(?=\s|-|$)/gu, '');

const SLASH = /\s*\/\s*/u;
const COUPLE = /^(sres|senores|sras|messrs)$/;
/** Several by what they are to each other, before their names or their last name. */
const KIN =
  /^(tios|tias|abuelos|abuelas|primos|primas|hermanos|hermanas|suegros|padrinos|padres|gemelos|gemelas|mellizos|mellizas|aunts?|uncles?|cousins|siblings|brothers|sisters|twins|grandparents)$/;
const ONE_OF_KIN = /^(tio|tia|abuelo|abuela|primo|prima|yaya|yayo|aunt|auntie|uncle|cousin|granny|nana)$/;

const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);
const firstWord = (text: string): string => foldedWords(text)[0] ?? '';
const isTitle = (word: string): boolean => TITLES.test(foldedWords(word)[0] ?? '');
const isProper = (text: string): boolean =>
  /^\p{Lu}/u.test(text) &&
  !/\d/u.test(text) &&
  wordsOf(text).length <= 4 &&
  wordsOf(text).every((word) => /^\p{Lu}/u.test(word) || PARTICLES.test(plainText(word))) &&
  !foodIn(text).known;

/** "Nacho, Marta, Nachete y Cayetana": names and nothing else; null where it is no list of them. */
export function namesListed(text: string): string[] | null {
  const all = text
    .split(/[,;]/)
    .flatMap((piece) => ` ${piece} `.split(AND_WORDS))
    .map(cleanLine)
    .filter(Boolean);
  return all.length > 0 && all.every(isProper) ? all : null;
}

const withLast = (names: readonly string[], last_name: string): SplitName[] =>
  names.map((name) => {
    const whole = splitName(name);
    return whole.last_name && !SECOND_NAMES.test(plainText(whole.last_name)) ? whole : { name, last_name };
  });

/** "Mª José", "Fco. Javier": two words that are one given name. */
const isGivenPair = (part: string): boolean => {
  const words = foldedWords(part);
  return words.length === 2 && SECOND_NAMES.test(words[1] ?? '');
};

/** "Mr & Mrs Robert Brown": his given name, and she has none; null where no titles join them. */
function namedCouple(parts: readonly string[]): Named | null {
  const last = wordsOf(parts.at(-1) ?? '');
  const bare = last.findIndex((word) => !isTitle(word));
  const titles = parts.slice(0, -1);
  const rest = last.slice(bare);
  if (titles.length === 0 || bare < 1 || !titles.every((one) => wordsOf(one).every(isTitle))) return null;
  return rest.length > 1 && !PARTICLES.test(plainText(rest[0] ?? ''))
    ? { people: [splitName(rest.join(' '))], family: null, certain: false, more: titles.length }
    : {
        people: [...titles, last.slice(0, bare).join(' ')].map((name) => ({
          name,
          last_name: rest.join(' '),
        })),
        family: null,
        certain: true,
      };
}

/** The parts of a cell that name people, each by itself. */
const partsOf = (head: string): string[] =>
  head
    .split(',')
    .flatMap((piece) => piece.split(AND_WORDS))
    .flatMap((piece) => piece.split(SLASH))
    .map(cleanLine)
    .filter(Boolean);

type Named = Pick<NamesCell, 'people' | 'family' | 'certain'> & {
  /** Somebody who comes along and has no name. */
  readonly more?: number;
};

/** Who a text names that holds no number and no remark. */
function peopleIn(head: string): Named {
  const [before = '', behind] = head.split(/\s*:\s*/u);
  const listed = behind === undefined ? null : namesListed(behind);
  const kin = KIN.test(firstWord(head));
  if (listed) {
    const [word = '', ...rest] = wordsOf(before);
    const grouped = kin || FAMILY_WORDS.test(firstWord(word));
    const last_name = (grouped ? rest : [word, ...rest]).join(' ').replace(/^de\s+/iu, '');
    return { people: withLast(listed, last_name), family: before, certain: true };
  }
  if (/^[^,]+,[^,]+$/u.test(head)) {
    const [last = '', given = ''] = head.split(',').map(cleanLine);
    const all = given.split(AND_WORDS).map(cleanLine);
    // "Ana Ruiz, Luis Gil y Marta López" is a list of whole names.
    const isWhole = (one: string) => one.includes(' ') && !isGivenPair(one);
    const whole = all.length > 1 && all.some(isWhole);
    if (!whole && !AND_WORDS.test(last))
      return {
        people: all.map((name) => ({ name, last_name: last })),
        family: null,
        // "Tom O'Neil, Kate Bush" may be two people.
        certain: !(all.some(isWhole) && isProper(last) && wordsOf(last).length === 2),
      };
  }
  const parts = partsOf(head);
  const couple = titledCouple(parts);
  // "Sr. y Sra. José Pérez" has a given name, most likely.
  const given = couple?.some(({ last_name }) => SECOND_NAMES.test(plainText(last_name).split(' ')[0] ?? ''));
  if (couple) return { people: couple, family: null, certain: !given };
  const english = namedCouple(parts);
  if (english) return english;
  const [first = ''] = parts;
  if (kin && wordsOf(first).length > 1 && parts.length > 1) {
    // "Tíos Manolo y Charo": what they are to the couple is no name of theirs.
    const own = [wordsOf(first).slice(1).join(' '), ...parts.slice(1)];
    const last = own.map((one) => (isGivenPair(one) ? '' : splitName(one).last_name)).findLast(Boolean) ?? '';
    return { people: withLast(own, last), family: head, certain: own.length > 1 && last !== '' };
  }
  // "Tía Loli Pérez": what she is to the couple goes with her given name; "Tía Loli" has no last name.
  const kins = parts.map((part) => (ONE_OF_KIN.test(firstWord(part)) ? `${wordsOf(part)[0]} ` : ''));
  const people = peopleNamed(
    parts.map((part, i) => (wordsOf(part).length > 2 ? part.slice(kins[i]?.length) : part)),
  ).map((one, i) => ({
    ...one,
    name: wordsOf(parts[i] ?? '').length > 2 ? `${kins[i]}${one.name}` : one.name,
  }));
  const [only] = people;
  const shared = people.findLast(({ last_name }, i) => last_name && !isGivenPair(parts[i] ?? ''))?.last_name;
  return {
    people: people.map(({ name, last_name }, i) =>
      parts.length > 1 && isGivenPair(parts[i] ?? '')
        ? { name: parts[i] ?? '', last_name: shared ?? '' }
        : { name, last_name },
    ),
    family: people.length === 1 && only?.family ? head : null,
    certain:
      people.every((one) => one.certain) &&
      !kins.some((kin, i) => kin && (parts.length > 1 || wordsOf(parts[i] ?? '').length < 3)) &&
      // Titles and a whole name of one of them: whose is it?
      !(parts.length > 1 && parts.some((part) => wordsOf(part).every(isTitle))),
  };
}

const sumOf = (counts: readonly Count[], of: Count['of']): number =>
  counts.reduce((sum, one) => sum + (one.of === of ? one.people : 0), 0);

/** What a cell of names says: people, how many, and what is no name. */
export function readNames(text: string): NamesCell {
  const counts: Count[] = [];
  const remarks: string[] = [];
  let inside: string[] | null = null;
  let head = cleanLine(
    cleanLine(text).replace(/\(([^)]*)\)?/gu, (_, written: string) => {
      const one = cleanLine(written);
      const pieces = one.split(/[,;]|\s(?:y|and|&)\s/u).map((piece) => onlyCounts(cleanLine(piece)));
      const names = namesListed(one);
      if (one === '') return ' ';
      if (pieces.every((piece) => piece !== null)) counts.push(...pieces.flatMap((piece) => piece ?? []));
      else if (names && names.length > 1) inside = names;
      else remarks.push(one);
      return ' ';
    }),
  );
  // "Higgins 2 evening only", "García Pérez 4"
  const [, before = '', behind = ''] = /^(\D*\p{L}\D*?)[\s,:–-]+(?:x ?)?(\d.*)$/iu.exec(head) ?? [];
  if (before) {
    const read = countsIn(behind);
    const [, figure = '', more = ''] = /^(\d{1,2})\s+(.+)$/u.exec(behind) ?? [];
    if (read.counts.length > 0) {
      head = before.replace(/\s+(?:y|e|and|&|con|with|plus|\+)$/iu, '');
      // "Ana Ruiz y 3": so many more.
      const of = head === before ? ('all' as const) : ('plus' as const);
      counts.push(...read.counts.map((one) => (one.of === 'all' ? { ...one, of } : one)));
      if (read.rest) remarks.push(read.rest);
    } else if (figure && !isProper(more)) {
      counts.push({ people: Number(figure), of: 'all' });
      remarks.push(more);
      head = before;
    }
  }
  // "Ana Gil y acompañante", "Priya Shah and 2 kids": who they are has no name, how many has.
  const joined = [...head.matchAll(/\s(?:y|e|and|&|con|with|\+)\s+(?=[^&+]+$)/giu)].at(-1);
  const unnamed = joined ? onlyCounts(head.slice(joined.index + joined[0].length)) : null;
  if (joined && unnamed?.every(({ of }) => of !== 'some')) {
    counts.push(...unnamed.map((one) => (one.of === 'all' ? { ...one, of: 'plus' as const } : one)));
    head = head.slice(0, joined.index);
  }
  head = head.replace(/(^|\s)D\.\s(?=\p{Lu})/gu, '$1Don ').replace(/(^|\s)D\.?ª\.?\s/gu, '$1Doña ');
  let certain = true;
  let [children, total] = [sumOf(counts, 'child'), sumOf(counts, 'all') || null];
  // "Sres. Gil e hijos (3)", "Ana Ruiz y familia": who they are isn't said.
  const [, who = '', whom = ''] =
    /^(.+?)\s+(?:y|e|and|&|con|with|\+)\s+(?:(?:sus?|their)\s+)?(\S+)$/iu.exec(head) ?? [];
  const plural = firstWord(whom);
  if (who && (CHILD_WORDS.test(plural) || SOME_WORDS.test(plural))) {
    head = who;
    certain = false;
    if (CHILD_WORDS.test(plural)) {
      if (children === 0) children = total ?? 1;
      total = null;
    } else if (total === null) remarks.push(whom);
  }
  const couple = COUPLE.test(firstWord(head));
  const read = peopleIn(head);
  if (inside !== null) {
    const [word = '', ...rest] = wordsOf(head);
    const grouped = FAMILY_WORDS.test(firstWord(word)) || KIN.test(firstWord(word));
    const family = /^(?:the\s+)?(?<last>.+)\s+(?:family|household)$/iu.exec(head)?.groups?.last;
    const last_name = family ?? (grouped ? rest : [word, ...rest]).join(' ');
    return {
      people: withLast(inside, last_name),
      family: head,
      total,
      children,
      remarks,
      certain: certain && (grouped || family !== undefined),
    };
  }
  const grown = sumOf(counts, 'adult') + sumOf(counts, 'senior');
  const plus = sumOf(counts, 'plus') + sumOf(counts, 'companion');
  const least = Math.max(read.people.length + (read.more ?? 0), grown, couple ? 2 : 1) + plus;
  return {
    people: read.people,
    family: read.family,
    total: total ?? (least > read.people.length || children > 0 ? least + children : null),
    children,
    remarks,
    certain: certain && (read.certain || (couple && read.people.length === 1)),
  };
}

/** What a cell of children says: how many, those who are named, and what else there is. */
export function readChildren(text: string): {
  readonly count: number;
  readonly names: readonly string[];
  readonly remarks: readonly string[];
} | null {
  const remarks: string[] = [];
  let names: string[] = [];
  const bare = cleanLine(
    cleanLine(text).replace(/\(([^)]*)\)?/gu, (_, one: string) => {
      const listed = namesListed(one);
      if (listed) names = listed;
      else if (cleanLine(one)) remarks.push(cleanLine(one));
      return ' ';
    }),
  );
  const listed = namesListed(bare);
  if (listed && !listed.every((one) => CHILD_WORDS.test(plainText(one))))
    return { count: listed.length, names: listed, remarks };
  const [, figure, more = ''] = /^(\d{1,2})(?:[.,]0)?(?:\s*[:,–-]?\s*(.*))?$/u.exec(bare) ?? [];
  const word = foldedWords(more)[0] ?? '';
  const rest = CHILD_WORDS.test(word) ? wordsOf(more).slice(1).join(' ') : more;
  const said = figure === undefined ? countsIn(bare) : null;
  const count = figure === undefined ? sumOf(said?.counts ?? [], 'child') : Number(figure);
  if (figure === undefined && count === 0) return null;
  const left = cleanLine((said ? said.rest : rest).replace(/^[:,–-]\s*/u, ''));
  const beside = left ? namesListed(left) : null;
  if (beside) names = beside;
  else if (left) remarks.push(left);
  return { count: Math.max(count, names.length), names, remarks };
}
