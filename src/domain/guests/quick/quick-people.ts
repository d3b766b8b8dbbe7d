import { fold } from '../../fold';
import { countOf } from '../../reading/number';
import type { AgeGroup } from '../guest';
import {
  ALONE_WORDS,
  BEFORE_PEOPLE,
  CHILD_WORDS,
  COMPANION_WORDS,
  JOINS,
  LEADS_TOTAL,
  MORE_WORDS,
  ONE_CHILD,
  PAIR_WORDS,
  PEOPLE_WORDS,
  PLUS_WORDS,
  SENIOR_WORDS,
  SOME_WORDS,
} from './quick-words.data';

export interface Count {
  readonly people: number;
  /** `all` counts everyone, `plus` adds to the named people, and `some` means an unknown number. */
  readonly of: 'all' | 'plus' | 'companion' | 'some' | AgeGroup;
}

export const foldedWords = (text: string): string[] =>
  fold(text).replace(/\./g, '').split(' ').filter(Boolean);

/** Parses a number of people below 100. A larger number, such as a year, gives null. */
export const numberOf = (word = ''): number | null => {
  const count = countOf(word);
  return count !== null && count < 100 ? count : null;
};

function kindOf(word = ''): Count['of'] | null {
  if (CHILD_WORDS.test(word)) return 'child';
  if (SENIOR_WORDS.test(word)) return 'senior';
  if (/^adult[oa]?s?$/.test(word)) return 'adult';
  return PEOPLE_WORDS.test(word) ? 'all' : null;
}

/** Parses words for companions without names, such as "pareja", "su bebé" or "family". */
function companionIn(words: readonly string[]): Count | null {
  const [word = '', ...rest] = words.filter(
    (one) => ![BEFORE_PEOPLE, JOINS, PLUS_WORDS].some((pattern) => pattern.test(one)),
  );
  if (rest.length > 0 || word === '') return null;
  if (COMPANION_WORDS.test(word)) return { people: 1, of: 'companion' };
  if (PAIR_WORDS.test(word)) return { people: 2, of: 'companion' };
  if (ONE_CHILD.test(word)) return { people: 1, of: 'child' };
  if (ALONE_WORDS.test(word)) return { people: 1, of: 'all' };
  return SOME_WORDS.test(word) || CHILD_WORDS.test(word) ? { people: 0, of: 'some' } : null;
}

/**
 * Parses the counts at the beginning of a text, such as "2 adultos y 3 niños" or "4 personas sin gluten".
 * Returns the remaining words too.
 */
function countsIn(piece: string): { counts: readonly Count[]; rest: string } {
  const written = piece.replace(LEADS_TOTAL, '').split(' ').filter(Boolean);
  const words = written.map((word) => foldedWords(word)[0] ?? '');
  const whole = companionIn(words);
  if (whole) return { counts: [whole], rest: '' };
  const counts: Count[] = [];
  let at = 0;
  while (at < words.length) {
    let next = at;
    while (JOINS.test(words[next] ?? '') || BEFORE_PEOPLE.test(words[next] ?? '')) next += 1;
    const joined = /^\+\d{1,2}$/.test(words[next] ?? '');
    let plus = joined || PLUS_WORDS.test(words[next] ?? '');
    if (plus && !joined) next += 1;
    const people = numberOf((words[next] ?? '').replace(/^[+x](?=\d)/, ''));
    if (people === null || people < 1) break;
    let kind: Count['of'] | null = null;
    let end = next + 1;
    for (let one = kindOf(words[end]); one; one = kindOf(words[end])) {
      // A second word narrows the group, as in "5 invitados mayores" or "3 adult guests".
      kind = kind === null || kind === 'all' ? one : kind;
      end += 1;
    }
    if (MORE_WORDS.test(words[end] ?? '') && !numberOf(words[end + 1])) {
      plus = true;
      end += 1;
    }
    // A bare number counts people only at the end of the text. "5 Main Street" is an address.
    if (kind === null && end < words.length && !plus && !PLUS_WORDS.test(words[end] ?? '')) break;
    counts.push({ people, of: plus && (kind ?? 'all') === 'all' ? 'plus' : (kind ?? 'all') });
    at = end;
  }
  return { counts, rest: written.slice(at).join(' ') };
}

/**
 * Returns the numbers of adults, children and seniors. Returns null if the counts contradict each other or
 * are incomplete.
 */
export function quickPeople(counts: readonly Count[], named: number, family: boolean) {
  const sum = (of: Count['of']) =>
    counts.reduce((people, one) => people + (one.of === of ? one.people : 0), 0);
  const totals = counts.filter((one) => one.of === 'all');
  const [total = 0, plus, children, seniors] = [totals[0]?.people, sum('plus'), sum('child'), sum('senior')];
  const adults = sum('adult') + seniors;
  const told = named + plus + sum('companion');
  const unsaid = family || counts.some((one) => one.of === 'some');
  const fits =
    total === 0 ? !unsaid || adults > 0 : plus === 0 && told + children <= total && children < total;
  if (totals.length > 1 || !fits || (total > 0 && adults > 0 && adults + children !== total)) return null;
  // The number of adults and seniors is the total minus the children. It can't be lower than the number of
  // named or counted people.
  return { grown: Math.max(told, adults, total - children), children, seniors };
}

/** Returns the counts in a text if it contains nothing else. */
export function onlyCounts(piece: string): readonly Count[] | null {
  const { counts, rest } = countsIn(piece);
  return counts.length > 0 && rest === '' ? counts : null;
}
