import { findNumbers } from '../../ledger/quick-number';
import type { Sentence } from './read-text';
import { STATED_CURRENCIES } from './read-words.data';

const STATED = STATED_CURRENCIES.map(([written, codes]) => ({
  pattern: new RegExp(`^(?:${written})$`, 'u'),
  codes: codes.split(' '),
}));
const STATED_ANY = new RegExp(
  `(?<![\\p{L}\\d])(?:${STATED_CURRENCIES.map(([written]) => written).join('|')})(?![\\p{L}])`,
  'gu',
);

/** The currencies that a message names, each as those that its name may stand for. */
const statedIn = (sentences: readonly Sentence[]): readonly (readonly string[])[] =>
  sentences.flatMap(({ plain }) =>
    [...plain.matchAll(STATED_ANY)].flatMap(([word]) => [
      STATED.find(({ pattern }) => pattern.test(word))?.codes ?? [],
    ]),
  );

/** Those of signs that stand for one currency alone: a bare amount beside "£1,450" is in pounds. */
const signsIn = (sentences: readonly Sentence[]): readonly (readonly string[])[] =>
  sentences.flatMap(({ plain }) =>
    findNumbers(plain).flatMap(({ codes }) => (codes?.length === 1 ? [codes] : [])),
  );

/** Whether an amount is in another currency than the plan's, by its own sign or by what the message names. */
export function isForeign(
  codes: readonly string[] | null,
  own: string,
  stated: readonly (readonly string[])[],
): boolean {
  if (codes && !codes.includes(own)) return true;
  if (codes?.length === 1 || stated.some((names) => names.includes(own))) return false;
  return stated.some((names) => !codes || names.some((code) => codes.includes(code)));
}

/** What a message says of the currency of its amounts, by name or by sign. */
export const statedCurrencies = (sentences: readonly Sentence[]): readonly (readonly string[])[] => [
  ...statedIn(sentences),
  ...signsIn(sentences),
];
