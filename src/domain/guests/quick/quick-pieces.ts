import { cleanLine } from '../../text';
import { saysOnly } from '../named-parts';
import { foodIn } from './quick-food';
import { titledCouple, untitled } from './quick-names';
import { type Count, countsIn, foldedWords, numberOf, onlyCounts } from './quick-people';
import {
  ALONE_WORDS,
  AND_WORDS,
  BEFORE_NUMBER,
  BEFORE_PEOPLE,
  CHILD_WORDS,
  FREE_FROM,
  FROM_WORDS,
  JOINS,
  PEOPLE_WORDS,
  PLUS_WORDS,
  SENIOR_WORDS,
  TITLES,
  WITH_WORDS,
} from './quick-words.data';

interface Pieces {
  /** The names as they were written. */
  readonly head: string;
  /** Each name by itself. */
  readonly named: readonly string[];
  readonly counts: readonly Count[];
  /** What is neither a name nor a number of people. */
  readonly rest: readonly string[];
  /** Whose food stands in parentheses, by the place of the name before it: null where that is no name. */
  readonly eater: number | null;
  /** The names with what each of them eats, where that is not one name's. */
  readonly eaters: string | null;
  readonly emails: readonly string[];
  readonly phones: readonly string[];
}

const EMAIL = /<?(?:mailto:)?([^\s<>,;()]+@[^\s<>,;()]+\.[^\s<>,;()]+)>?/giu;
const PHONE =
  /(?:(?:tel[eé]?f?(?:ono)?|tlfn?o?|m[oó]vil|cel(?:ular)?|phone|mobile|cell|whatsapp|wa)\b[.:]?\s*)?((?<![\p{L}\d])(?:\+|00)?\(?\d(?:[\s()./-]{0,2}\d){6,14})(?![\p{L}\d])/giu;
const WORD = "\\p{L}[\\p{L}\\p{M}'’-]*";
const FULL = `\\p{Lu}[\\p{L}\\p{M}'’-]*(?:\\s(?:(?:de|del|la|las|los|van|von|der|bin|al)\\s)*\\p{Lu}[\\p{L}\\p{M}'’-]*)+`;
/** "Ana, Luis y Marta López", "Ana Ruiz, Luis Gil y Marta López" */
const LISTS = [
  new RegExp(`^${WORD}(?:, ${WORD})+,? (?:y|e|i|and|&) (?=${WORD} ${WORD})`, 'iu'),
  new RegExp(`^${FULL}(?:, ${FULL})+,? (?:y|e|i|and|&) (?=${FULL})`, 'u'),
];
const SUFFIX = /,\s*(?=(?:jr|sr|ii|iii|iv)\b(?!\.?\s*\p{L}))/giu;

const isPeople = (word: string | undefined) =>
  word !== undefined && [PEOPLE_WORDS, CHILD_WORDS, SENIOR_WORDS].some((pattern) => pattern.test(word));

/** Where in a name its details begin: "Familia Muñoz | cuatro personas", "Olga Petrova | no nuts", "Ruiz | x4". */
function detailsAt(words: readonly string[]): number {
  const at = words.findIndex((word, i) => {
    if (i === 0) return false;
    const next = words[i + 1];
    if (
      /^[+x]?\d{1,2}$/.test(word) ||
      foodIn(word).known ||
      ALONE_WORDS.test(word) ||
      /^(?:from|viene)$/.test(word)
    )
      return true;
    if (/-free$/.test(word) || next === 'free' || (FREE_FROM.test(word) && word !== 'free')) return true;
    const number = numberOf(word) !== null;
    const led = /^(?:of|somos|son|plus|mas|\+|x)$/.test(words[i - 1] ?? '') || words[i - 2] === 'familia';
    return number && (isPeople(next) || (next === undefined && led));
  });
  return at < 0 ? words.length : at;
}

const joinsPeople = (word = '') => BEFORE_NUMBER.test(word) || BEFORE_PEOPLE.test(word);

/** The names of a piece, and its details as a piece of their own. */
function partsOf(head: string): { name: string; details: string } {
  const written = head.split(' ').filter(Boolean);
  const folded = written.map((word) => foldedWords(word)[0] ?? word);
  const at = detailsAt(folded);
  let end = at;
  while (at < written.length && end > 1 && joinsPeople(folded[end - 1])) end -= 1;
  // "Ana Ruiz y 3 personas": she brings three.
  const plus = folded.slice(end, at).some((word) => PLUS_WORDS.test(word) || JOINS.test(word)) ? '+ ' : '';
  return {
    name: written
      .slice(0, end)
      .join(' ')
      .replace(/[\s:–-]+$/u, ''),
    details: plus + written.slice(at).join(' '),
  };
}

/** A title and one name are "Mrs. Smith"; two names are somebody. */
const isWhole = (name: string) =>
  untitled(name).includes(' ') && !TITLES.test(foldedWords(untitled(name))[0] ?? '');

/** The names and the nameless of a name: "Carmen Ortega y su marido" is Carmen Ortega, who brings one. */
function namedIn(name: string): { named: string[]; counts: Count[] } {
  const named: string[] = [];
  const counts: Count[] = [];
  for (const part of name.split(AND_WORDS).map(cleanLine).filter(Boolean)) {
    const [first = '', ...others] = part.split(WITH_WORDS);
    const brought = others.map(onlyCounts);
    const own = named.length > 0 ? onlyCounts(first) : null;
    if (own) counts.push(...own);
    else if (others.length > 0 && brought.every((one) => one !== null)) named.push(first);
    else named.push(part);
    for (const one of brought) counts.push(...(one ?? []));
  }
  // "Mr and Mrs Robert Brown": he is named, she comes along.
  const titled = named.filter((one) => foldedWords(one).every((word) => TITLES.test(word)));
  const others = named.filter((one) => !titled.includes(one));
  if (titled.length === 0 || titledCouple(named) || !others.some(isWhole)) return { named, counts };
  return { named: others.map(untitled), counts: [...counts, { people: titled.length, of: 'companion' }] };
}

/** "4 vegetarian", "2 evening only" behind a name: how many they are, and what else; several that eat so are some. */
function countBefore(details: string): { people: number; rest: string } | null {
  const [, figure = '', rest = ''] = /^(\d{1,2}) (.+)$/u.exec(details) ?? [];
  const says = foodIn(rest).whole && !/(?:[oa]|an|c|ie)s\b/iu.test(rest);
  return figure && (says || saysOnly(rest)) ? { people: Number(figure), rest } : null;
}

/** A line in its pieces, each read for what it is. */
export function piecesOf(line: string): Pieces {
  const emails: string[] = [];
  const phones: string[] = [];
  const text = line
    .replace(EMAIL, (_, email: string) => {
      emails.push(email);
      return ', ';
    })
    .replace(PHONE, (_, phone: string) => {
      phones.push(cleanLine(phone));
      return ', ';
    })
    .replace(SUFFIX, ' ');
  const inside: string[] = [];
  /** How many names stand before the parentheses that tell of food. */
  const fed = new Set<number>();
  const outside = cleanLine(
    text.replace(/\(([^)]*)\)?/gu, (_, one: string, at: number) => {
      inside.push(...one.split(/[,;:]/));
      const before = text.slice(0, at).replace(/\([^)]*\)?/gu, ' ');
      if (foodIn(one).known) fed.add(before.split(AND_WORDS).flatMap((part) => part.split(',')).length);
      return ' ';
    }),
  ).replace(/\s+(?=[,;])/gu, '');
  const listed = LISTS.reduce(
    (all, list) =>
      all.replace(list, (names) => names.replaceAll(',', ' &').replace(/ & (?=(?:y|e|i|and|&) )/iu, ' ')),
    outside,
  );
  const [head = '', ...others] = listed
    .split(/[,;:]|\s[–—-]\s/u)
    .map(cleanLine)
    .filter(Boolean);
  const { name, details } = partsOf(head);
  const { named, counts } = namedIn(name);
  const rest: string[] = [];
  // "+2 (1 child)": one of the two, or one more.
  const within = inside.flatMap((piece) => onlyCounts(cleanLine(piece)) ?? []);
  const counted = countBefore(details);
  if (counted) counts.push({ people: counted.people, of: 'all' });
  for (const piece of [counted?.rest ?? details, ...inside.map(cleanLine), ...others].filter(Boolean)) {
    const both = piece.split(AND_WORDS).map(onlyCounts);
    if (both.every((one) => one !== null)) counts.push(...both.flatMap((one) => one ?? []));
    else {
      const read = countsIn(piece);
      counts.push(...read.counts);
      if (read.rest) rest.push(read.rest);
    }
  }
  if (within.some(({ of }) => of === 'child') && counts.some(({ of }) => of === 'plus'))
    counts.push({ people: 0, of: 'some' });
  const [place = 1] = fed;
  const eater =
    fed.size < 2 && (place === 1 || (place <= named.length && name.split(AND_WORDS).length === named.length))
      ? place - 1
      : null;
  const shown = listed === outside ? name : outside.slice(0, name.length);
  return {
    head: shown,
    named,
    eater,
    eaters: eater === null ? cleanLine(text.slice(0, text.lastIndexOf(')') + 1)) : null,
    counts,
    rest: rest.filter((piece) => !FROM_WORDS.test(`${piece} `) || piece.includes(' ')),
    emails,
    phones,
  };
}
