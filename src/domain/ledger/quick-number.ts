import type { Cents } from '../money';
import { findAll, type Span } from './quick-text';
import { CURRENCY_WORDS, FACTORS, QUANTITY, SLANG_FACTORS, UNSURE_FACTORS } from './quick-words.data';

const GROUPS: readonly RegExp[] = [
  /^\d{1,3}(?<mark>[.,'’ \u00A0\u202F])\d{3}(?:\k<mark>\d{3})*$/u,
  // Two figures a group before the last three, as India counts.
  /^\d{1,2}(?:,\d{2})+,\d{3}$/u,
  // A stroke for the millions, as Colombia and Mexico write.
  /^\d{1,3}['’]\d{3}[.,]\d{3}$/u,
];

const grouped = (text: string) => !text.startsWith('0') && GROUPS.some((pattern) => pattern.test(text));
const LARGEST = 1e15;

function centsOf(whole: string, decimals: string, factor: number): Cents | null {
  const value = Number(`${whole.replace(/\D/gu, '')}.${decimals}0e2`) * factor;
  return value < LARGEST ? Math.round(value) : null;
}

/**
 * What a number may come to, in cents, times `factor` (1,000 for "k" or "mil"): none where it can't be read, two where
 * it can be read twice ("1.500k", "1000,555"). Since money has two decimals, one mark before three figures groups
 * thousands; further decimals are rounded to two, as the specification asks.
 */
export function valuesOf(text: string, factor = 1): Cents[] {
  const values: (Cents | null)[] = [];
  if (/^\d+$/u.test(text) || grouped(text)) values.push(centsOf(text, '', factor));
  const split = /^(?<whole>.*)(?<mark>[.,])(?<decimals>\d+)$/u.exec(text)?.groups;
  if (split) {
    const { whole = '', mark = '', decimals = '' } = split;
    const single = /^\d+$/u.test(whole) || (grouped(whole) && !whole.includes(mark));
    const most = factor === 1 && (whole.startsWith('0') || grouped(text)) ? 2 : 5;
    if (single && decimals.length <= most) {
      values.push(centsOf(whole, decimals, factor));
      // Or a group whose mark was forgotten before it, or stands one figure too early: "1,8000".
      const misplaced = decimals.length > 3 && /00$/u.test(decimals) && !whole.startsWith('0');
      if (factor === 1 && (decimals.length === 3 || misplaced) && !grouped(whole))
        values.push(centsOf(whole + decimals, '', 1));
    }
  }
  return values.filter((value) => value !== null);
}

export interface NumberFound extends Span {
  readonly values: readonly Cents[];
  readonly minus: boolean;
  /** Whether a currency or a word for thousands says that it is money. */
  readonly money: boolean;
  readonly codes: readonly string[] | null;
  /** What a word behind it multiplies it by. */
  readonly times: number;
  readonly text: string;
  /** The same number without the one before its space: "25 900" is 25,900 or 900. */
  readonly tail: NumberFound | null;
}

export const SIGNS = CURRENCY_WORDS.map(([written]) => written).join('|');
/** Names of currencies, which stand behind an amount and not before one. */
const NAMES = CURRENCY_WORDS.flatMap(([written]) => written.split('|'))
  .filter((word) => /^[a-z]{4,}\??$/u.test(word))
  .join('|');
const keys = (factors: Readonly<Record<string, number>>) => Object.keys(factors).join('|');
export const PLAIN = "\\d+(?:[.,'’]\\d+)*";
/** A dash from one amount with its sign to the next is no minus: "$4,000 - $5,000". */
const TO_AMOUNT = '(?:[€$£] ?[\\d.,]+k?|[\\d.,]+k? ?[€$£]) ?(?=[-–—] ?(?:[€$£]|[\\d.,]+k? ?[€$£]))';
const NUMBER = new RegExp(
  `(?<open>\\()?(?<minus>(?<!\\d(?:k|mil)?|${TO_AMOUNT})[-−–—]\\s*)?(?:(?<before>(?<![\\p{L}\\d])(?:${SIGNS})\\s*)(?<inner>[-−–—]\\s*)?)?` +
    `(?<!(?<!(?<!\\p{L})x)(?<=[\\p{L}\\d,'’]|(?<!(?<!\\p{L})rs)\\.))(?<number>${PLAIN})(?<groups>(?:[ \\u00A0\\u202F]\\d{3}(?!\\d))+(?:[.,]\\d{1,2}(?!\\d))?)?` +
    `(?<dash>\\s?(?:[.,][-–—]{1,2}|/-))?` +
    `(?:\\s*(?<factor>${keys(FACTORS)})(?![\\p{L}\\d])|(?:(?<unsure>${keys(UNSURE_FACTORS)})|\\s?(?<slang>${keys(SLANG_FACTORS)}))(?![\\p{L}\\d]))?` +
    `(?<more>(?<=\\smil) \\d{3}(?![\\d.,]| ?\\p{L}))?(?<thousands>(?<=\\smillon(?:es)?) \\d{1,3} mil(?!\\p{L}))?` +
    `(?:(?<after>${SIGNS})(?!\\p{L})|\\s+(?<spaced>(?:${NAMES})(?!\\p{L})|(?:${SIGNS})(?!\\p{L}|\\s?\\d)))?(?<trailing>[-−–—](?=[\\s)]|$))?(?<close>\\))?`,
  'gu',
);
/** What turns a number into something else: 5h, 2nd, 8pm, 20:00, 50 %, 49 seats. */
const NOT_MONEY = /^(?:[\p{L}ºª](?<!x(?=\s?\d))|:\d|\s?%|\s?(?:por ?ciento|percent))/u;
/** What follows a number of guests or chairs. */
export const COUNTED = new RegExp(`^[\\s-]?(?:${QUANTITY})(?![\\p{L}\\d])`, 'u');
const NUMBERED = /(?:#|\d:|(?<!\p{L})(?:n[ºo]|num)\.?\s?)$/u;
const AFTER_X = /(?<!\p{L})x$/u;
const CERTAIN_GROUPS = /^(?:[ \u00A0\u202F]\d{3}){2,}|^(?:[\u00A0\u202F]\d{3})+|^ 000(?!\d)/u;

export const codesOf = (written: string): readonly string[] | null => {
  const found = CURRENCY_WORDS.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'u').test(written.trim()));
  return found ? found[1].split(' ') : null;
};

/** "$1,450 USD": a sign that many currencies share is the one that is named behind the amount. */
function namedCodes(before: string, after: string): readonly string[] | null {
  const [sign, name] = [codesOf(before), codesOf(after)];
  if (!sign || !name) return sign ?? name;
  const both = name.filter((code) => sign.includes(code));
  return both.length > 0 ? both : name;
}

const shift = (cents: readonly Cents[], more: Cents) => cents.map((one) => one + more);

/** Every number of a line that may be its amount. `text` is plain, with everything else taken out. */
export function findNumbers(text: string): NumberFound[] {
  return findAll(NUMBER, text).flatMap((match) => {
    const groups = match.groups ?? {};
    const {
      number = '',
      before = '',
      after = groups.spaced ?? '',
      factor,
      unsure,
      slang,
      more = '',
      thousands,
    } = groups;
    const joined = groups.groups ?? '';
    const start = match.index;
    const to = start + match[0].length;
    if (NOT_MONEY.test(text.slice(to)) && !COUNTED.test(text.slice(to))) return [];
    const numbered = !before && NUMBERED.test(text.slice(0, start));
    const enclosed = Boolean(groups.open && groups.close);
    const from = start + (groups.open && !enclosed ? 1 : 0);
    const times = FACTORS[factor ?? ''] ?? 1;
    const codes = namedCodes(before, after);
    const one = {
      minus: Boolean(groups.minus ?? groups.inner ?? groups.trailing) || enclosed,
      money: Boolean(codes ?? factor ?? groups.dash),
      codes,
      times,
      text: match[0].replace(/^\(|\)$/gu, '').trim(),
      tail: null,
    };
    const wide = UNSURE_FACTORS[unsure ?? ''] ?? SLANG_FACTORS[slang ?? ''];
    const values = (digits: string) =>
      wide
        ? [...valuesOf(digits, wide), ...valuesOf(digits)]
        : shift(valuesOf(digits, times), (Number(more) + Number.parseInt(thousands ?? '0', 10) * 1000) * 100);
    if (joined === '') return numbered ? [] : [{ ...one, from, to, values: values(number) }];
    const whole = { ...one, from, to, values: values(number + joined) };
    const first = {
      ...one,
      from,
      to: start + match[0].indexOf(joined),
      money: false,
      codes: null,
      times: 1,
      text: number,
      values: valuesOf(number),
    };
    const rest = {
      ...one,
      minus: false,
      from: first.to + 1,
      to,
      text: text.slice(start + match[0].indexOf(joined) + 1, to).trim(),
      values: values(joined.trim()),
    };
    if (numbered) return [rest];
    if (!/^\d{1,3}$/u.test(number) || whole.values.length === 0 || AFTER_X.test(text.slice(0, start)))
      return [first, rest];
    const named = /[\p{L}\d][ ]$/u.test(text.slice(0, from)) && !before;
    return [named && !CERTAIN_GROUPS.test(joined) ? { ...whole, tail: rest } : whole];
  });
}
