import { type Found, findAll } from './words';

/**
 * Patterns of grouped thousands: one mark before each three digits, India's two digits, or an apostrophe for
 * millions (Mexico, Colombia).
 */
const GROUPS: readonly RegExp[] = [
  /^\d{1,3}(?<mark>[.,'’ \u00A0\u202F])\d{3}(?:\k<mark>\d{3})*$/u,
  /^\d{1,2}(?:,\d{2})+,\d{3}$/u,
  /^\d{1,3}['’]\d{3}[.,]\d{3}$/u,
];
const grouped = (text: string) => !text.startsWith('0') && GROUPS.some((pattern) => pattern.test(text));

/** The largest number that can be computed to the hundredth. */
const LARGEST = 1e13;

/**
 * Returns the possible values of digits, likelier first; none if unreadable. `decimals` is the usual number:
 * two for money, so that one mark before three digits groups thousands; three for a rate, where 8.875 has
 * both readings. Further decimals are rounded; money with three decimals may lack the group mark: "1000,555".
 */
export function readNumber(text: string, decimals = 2): number[] {
  const values: number[] = [];
  const add = (whole: string, part: string) => {
    const value = Number(`${whole.replace(/\D/gu, '')}.${part}0`);
    if (value < LARGEST) values.push(Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`));
  };
  if (/^\d+$/u.test(text) || grouped(text)) add(text, '');
  const { whole = '', mark = '', part = '' } = SPLIT.exec(text)?.groups ?? {};
  const single = /^\d+$/u.test(whole) || (grouped(whole) && !whole.includes(mark));
  const isGroup = grouped(text);
  if (single && part.length <= 5 && !(isGroup && part.length > decimals)) {
    add(whole, part);
    if (part.length === 3 && decimals < 3 && !isGroup && !whole.startsWith('0') && !grouped(whole))
      add(whole + part, '');
  }
  return values;
}
const SPLIT = /^(?<whole>.*)(?<mark>[.,])(?<part>\d+)$/u;

const FIGURES = "\\d+(?:[.,'’]\\d+)*";
/** Matches digits that follow neither a letter nor a digit; groups may be separated by spaces. */
const NUMBER = new RegExp(
  `(?<![\\p{L}\\d]|\\d[.,'’])(?<first>${FIGURES})(?<groups>(?:[ \\u00A0\\u202F]\\d{3}(?![\\d]))+(?:[.,]\\d{1,2}(?!\\d))?)?`,
  'gu',
);
/** Matches spaces that must group digits: unbreakable ones, two in one number, or one before "000". */
const CERTAIN = /^(?:[ \u00A0\u202F]\d{3}){2,}|^(?:[\u00A0\u202F]\d{3})+|^ 000(?!\d)/u;

const candidates = (text: string, from: number, decimals: number): Found<number>[] =>
  readNumber(text, decimals).map((value) => ({ value, from, to: from + text.length }));

/**
 * Finds every number in a text. "25 900" is 25,900, or 25 and 900; the second reading is a separate
 * candidate.
 */
export function findNumbers(text: string, decimals = 2): Found<number>[] {
  return findAll(NUMBER, text).flatMap((match) => {
    const { first = '', groups = '' } = match.groups ?? {};
    const [head, tail] = [
      candidates(first, match.index, decimals),
      candidates(groups.slice(1), match.index + first.length + 1, decimals),
    ];
    if (groups === '') return head;
    const whole = /^\d{1,3}$/u.test(first) ? candidates(match[0], match.index, decimals) : [];
    if (whole.length === 0) return [...head, ...tail];
    const named = /[\p{L}\d] $/u.test(text.slice(0, match.index));
    return named && !CERTAIN.test(groups) ? [...whole, ...tail] : whole;
  });
}

const COUNTS = ['un|una|uno|one', 'dos|two', 'tres|three', 'cuatro|four', 'cinco|five', 'seis|six'];
const MORE_COUNTS = ['siete|seven', 'ocho|eight', 'nueve|nine', 'diez|ten'];
const COUNT_WORDS = new Map(
  [...COUNTS, ...MORE_COUNTS].flatMap((list, i) => list.split('|').map((word) => [word, i + 1] as const)),
);

/** Parses a small number in digits or as a word: "4", "cuatro". */
export const countOf = (word: string): number | null =>
  /^\d{1,4}$/u.test(word) ? Number(word) : (COUNT_WORDS.get(word) ?? null);
