import type { Cents } from '../money.ts';
import { findNumbers, readNumber } from './number.ts';
import { findPhones } from './phone.ts';
import { CURRENCY_WORDS, THOUSANDS } from './words.data.ts';
import { byPlace, type Found, findAll, plainLetters, spanAt, without } from './words.ts';

export interface MoneyFound extends Found<Cents> {
  /** Possible currencies of the symbol or code. Null without either, so the number might not be an amount. */
  readonly codes: readonly string[] | null;
  /** True if a minus sign stands directly before the amount. */
  readonly minus: boolean;
}

const SIGNS = CURRENCY_WORDS.map(([written]) => written).join('|');
const BEFORE = new RegExp(`(?<![\\p{L}\\d])(?<sign>${SIGNS})\\s?[-−]?$`, 'u');
const AFTER = new RegExp(`^\\s?(?<sign>${SIGNS})(?![\\p{L}\\d])`, 'u');
const MULTIPLIED = new RegExp(`^\\s?(?<word>${Object.keys(THOUSANDS).join('|')})(?![\\p{L}\\d])`, 'u');
const MINUS = /(?<![\p{L}\d])[-−]$/u;
const TIME = /(?<!\d)\d{1,2}:\d{2}(?!\d)/u;
/** Matches the text after a number if it shows that the number isn't an amount: 5h, 2nd, 50 %, 3/5. */
const NOT_AFTER = /^(?:[\p{L}ºª]|\/\d|\s?%)/u;
const NOT_BEFORE = /(?:#|\d\/|(?<!\p{L})(?:n[ºo°]|num)\.? ?)$/u;

const codesOf = (sign: string): readonly string[] | null => {
  const found = CURRENCY_WORDS.find(([written]) => new RegExp(`^(?:${written})$`, 'u').test(sign));
  return found ? found[1].split(' ') : null;
};

/** Combines the symbol before an amount with the code after it, as in "$1,450 USD". */
function shared(before: readonly string[] | null, after: readonly string[] | null) {
  if (!before || !after) return before ?? after;
  const both = after.filter((code) => before.includes(code));
  return both.length > 0 ? both : after;
}

/**
 * Finds every number in a text that might be an amount. Values are in cents, with their currency. Phone
 * numbers, times, fractions and percentages are excluded. Dates must be removed first, see `without`.
 */
export function findMoney(typed: string): MoneyFound[] {
  const text = without(plainLetters(typed), [...findPhones(typed), ...findAll(TIME, typed).map(spanAt)]);
  const found = byPlace(findNumbers(text)).flatMap((place) => {
    const whole = {
      from: Math.min(...place.map(({ from }) => from)),
      to: Math.max(...place.map(({ to }) => to)),
    };
    const word = MULTIPLIED.exec(text.slice(whole.to));
    const end = whole.to + (word?.[0].length ?? 0);
    const after = AFTER.exec(text.slice(end));
    const to = end + (after?.[0].length ?? 0);
    return [...new Set(place.map(({ from }) => from))].flatMap((start): MoneyFound[] => {
      const before = BEFORE.exec(text.slice(0, start));
      const codes = shared(codesOf(before?.groups?.sign ?? ''), codesOf(after?.groups?.sign ?? ''));
      const from = before ? before.index : start;
      if (!codes && !word && NOT_AFTER.test(text.slice(to))) return [];
      if (!before && NOT_BEFORE.test(text.slice(0, from))) return [];
      const minus = MINUS.test(text.slice(0, from)) || /[-−]\s?$/u.test(text.slice(from, start));
      const times = THOUSANDS[word?.groups?.word ?? ''] ?? 1;
      const values = readNumber(text.slice(start, whole.to), times === 1 ? 2 : 5);
      return values.map((value) => ({
        value: Math.round(Number(`${value}e2`) * times),
        from: minus ? text.slice(0, from).search(/[-−]?$/u) : from,
        to,
        codes,
        minus,
      }));
    });
  });
  return found.filter(({ value }) => value > 0);
}

/** Returns true if the amount's currency can be that of the plan, or if no currency is given. */
export const inCurrency = ({ codes }: MoneyFound, currency: string): boolean =>
  codes === null || codes.includes(currency);
