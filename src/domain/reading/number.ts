import { type Found, findAll } from './words.ts';

/**
 * Patterns of grouped digits: groups of three, groups of two as in India, or an apostrophe for millions as in
 * Mexico and Colombia.
 */
const GROUPS: readonly RegExp[] = [
  /^\d{1,3}(?<mark>[.,'’ \u00A0\u202F])\d{3}(?:\k<mark>\d{3})*$/u,
  /^\d{1,2}(?:,\d{2})+,\d{3}$/u,
  /^\d{1,3}['’]\d{3}[.,]\d{3}$/u,
];
const grouped = (text: string) => !text.startsWith('0') && GROUPS.some((pattern) => pattern.test(text));

/**
 * Returns the possible values of a number, the more likely first; an empty array if it can't be read.
 * `decimals` is the usual number of decimals. With two (money), a mark before three digits groups thousands.
 * With three (rates), "8.875" can mean both. Further decimals are rounded.
 */
export function readNumber(text: string, decimals = 2): number[] {
  const values: number[] = [];
  const add = (whole: string, part: string) => {
    const units = Math.round(Number(`${whole.replace(/\D/gu, '')}.${part}0e${decimals}`));
    // JavaScript doesn't calculate larger numbers exactly to the last decimal.
    if (units <= Number.MAX_SAFE_INTEGER) values.push(Number(`${units}e-${decimals}`));
  };
  if (/^\d+$/u.test(text) || grouped(text)) add(text, '');
  const { whole = '', mark = '', part = '' } = SPLIT.exec(text)?.groups ?? {};
  const single = /^\d+$/u.test(whole) || (grouped(whole) && !whole.includes(mark));
  const isGroup = grouped(text);
  if (single && part.length <= Math.max(5, decimals) && !(isGroup && part.length > decimals)) {
    add(whole, part);
    if (part.length === 3 && decimals < 3 && !isGroup && !whole.startsWith('0') && !grouped(whole))
      add(whole + part, '');
  }
  return values;
}
const SPLIT = /^(?<whole>.*)(?<mark>[.,])(?<part>\d+)$/u;

const FIGURES = "\\d+(?:[.,'’]\\d+)*";
/** Matches a number that isn't part of a word or a longer number. Spaces can separate groups of digits. */
const NUMBER = new RegExp(
  `(?<![\\p{L}\\d]|\\d[.,'’])(?<first>${FIGURES})(?<groups>(?:[ \\u00A0\\u202F]\\d{3}(?![\\d]))+(?:[.,]\\d{1,2}(?!\\d))?)?`,
  'gu',
);
/**
 * Matches spaces that certainly group digits: non-breaking spaces, two spaces in one number, or a space
 * before "000".
 */
const CERTAIN = /^(?:[ \u00A0\u202F]\d{3}){2,}|^(?:[\u00A0\u202F]\d{3})+|^ 000(?!\d)/u;

const candidates = (text: string, from: number, decimals: number): Found<number>[] =>
  readNumber(text, decimals).map((value) => ({ value, from, to: from + text.length }));

/**
 * Finds every number in a text. "25 900" can mean 25,900 or the two numbers 25 and 900, so both are returned.
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

/** Parses a small whole number in digits or words, such as "4" or "cuatro". */
export const countOf = (word: string): number | null =>
  /^\d{1,4}$/u.test(word) ? Number(word) : (COUNT_WORDS.get(word) ?? null);
