import type { Cents } from '../money';
import { valuesOf } from './quick-number';
import { type Doubt, findAll, type Span, spanOf, TAKEN, without, words } from './quick-text';
import { CURRENCY_WORDS, FACTORS, PER_UNIT, QUANTITY, TAX, UNITS, UNSURE_FACTORS } from './quick-words.data';

/** An amount that a line may mean, and the words that say it. */
export type AmountChoice = {
  readonly cents: Cents;
  /** The price that the amount is a part of. */
  readonly price: Cents | null;
  /** Whether the line's word for paid (or deposit) is about this amount. */
  readonly applies: boolean;
  readonly spans: readonly Span[];
};
export type AmountReading = { readonly choices: readonly AmountChoice[]; readonly doubts: readonly Doubt[] };

export interface NumberFound extends Span {
  readonly values: readonly Cents[];
  readonly minus: boolean;
  /** Whether a currency or a word for thousands says that it is money. */
  readonly money: boolean;
  readonly codes: readonly string[] | null;
  readonly text: string;
  /** The same number without the one before its space: "25 900" is 25,900 or 900. */
  readonly tail: NumberFound | null;
}

const SIGNS = CURRENCY_WORDS.map(([written]) => written).join('|');
const keys = (factors: Readonly<Record<string, number>>) => Object.keys(factors).join('|');
const PLAIN = "\\d+(?:[.,'’]\\d+)*";
const NUMBER = new RegExp(
  `(?<open>\\()?(?<minus>(?<!\\d(?:k|mil)?)[-−–—]\\s*)?(?:(?<before>(?<![\\p{L}\\d])(?:${SIGNS})\\s*)(?<inner>[-−–—]\\s*)?)?` +
    `(?<!(?<!\\dx)(?<=[\\p{L}\\d.,'’]))(?<number>${PLAIN})(?<groups>(?:[ \\u00A0\\u202F]\\d{3}(?!\\d))+(?:[.,]\\d{1,2}(?!\\d))?)?` +
    `(?<dash>\\s?(?:[.,][-–—]{1,2}|/-))?` +
    `(?:\\s*(?<factor>${keys(FACTORS)})(?![\\p{L}\\d])|(?<unsure>${keys(UNSURE_FACTORS)})(?![\\p{L}\\d]))?` +
    `(?<more>(?<=\\smil) \\d{3}(?![\\d.,]| ?\\p{L}))?` +
    `(?:(?<after>${SIGNS})(?!\\p{L})|\\s+(?<spaced>${SIGNS})(?!\\p{L}|\\s?\\d))?(?<trailing>[-−–—](?=[\\s)]|$))?(?<close>\\))?`,
  'gu',
);
/** What turns a number into something else: 5h, 2nd, 8pm, 20:00, 50 %, 49 seats. */
const NOT_MONEY = /^(?:[\p{L}ºª](?<!x(?=\s?\d))|:\d|\s?%|\s?(?:por ?ciento|percent))/u;
const COUNTED = new RegExp(`^\\s(?:${QUANTITY})(?![\\p{L}\\d])`, 'u');
const NUMBERED = /(?:#|\d:|(?<!\p{L})(?:n[ºo]|num)\.?\s?)$/u;
const CERTAIN_GROUPS = /^(?:[ \u00A0\u202F]\d{3}){2,}|^(?:[\u00A0\u202F]\d{3})+|^ 000(?!\d)/u;

const codesOf = (written: string): readonly string[] | null => {
  const found = CURRENCY_WORDS.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'u').test(written.trim()));
  return found ? found[1].split(' ') : null;
};

const shift = (cents: readonly Cents[], more: Cents) => cents.map((one) => one + more);

/** Every number of a line that may be its amount. `text` is plain, with everything else taken out. */
export function findNumbers(text: string): NumberFound[] {
  return findAll(NUMBER, text).flatMap((match) => {
    const groups = match.groups ?? {};
    const { number = '', before = '', after = groups.spaced ?? '', factor, unsure, more = '' } = groups;
    const joined = groups.groups ?? '';
    const start = match.index;
    const to = start + match[0].length;
    if (NOT_MONEY.test(text.slice(to))) return [];
    const numbered = !before && NUMBERED.test(text.slice(0, start));
    const enclosed = Boolean(groups.open && groups.close);
    const from = start + (groups.open && !enclosed ? 1 : 0);
    const times = FACTORS[factor ?? ''] ?? 1;
    const codes = codesOf(before) ?? codesOf(after);
    const one = {
      minus: Boolean(groups.minus ?? groups.inner ?? groups.trailing) || enclosed,
      money: Boolean(codes ?? factor ?? groups.dash),
      codes,
      text: match[0].replace(/^\(|\)$/gu, '').trim(),
      tail: null,
    };
    const wide = UNSURE_FACTORS[unsure ?? ''];
    const values = (digits: string) =>
      wide
        ? [...valuesOf(digits, wide), ...valuesOf(digits)]
        : shift(valuesOf(digits, times), Number(more) * 100);
    if (joined === '') return numbered ? [] : [{ ...one, from, to, values: values(number) }];
    const whole = { ...one, from, to, values: values(number + joined) };
    const first = {
      ...one,
      from,
      to: start + match[0].indexOf(joined),
      money: false,
      codes: null,
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
    if (!/^\d{1,3}$/u.test(number) || whole.values.length === 0) return [first, rest];
    const named = /[\p{L}\d][ ]$/u.test(text.slice(0, from)) && !before;
    return [named && !CERTAIN_GROUPS.test(joined) ? { ...whole, tail: rest } : whole];
  });
}

const between = (text: string, a: Span, b: Span) => text.slice(a.to, b.from);
const choice = (
  cents: Cents,
  spans: readonly Span[],
  price: Cents | null = null,
  applies = true,
): AmountChoice => ({
  cents,
  price,
  applies,
  spans,
});

const TIMES = /^\s?(?:x|×|\*|@)\s?$/u;
const COUNT_TIMES = new RegExp(`^\\s(?:${QUANTITY})\\s(?:x|×|\\*|@|a|at|de|por)\\s?$`, 'u');
const RANGE = /^\s?(?:-|–|a|to|y|and|o|or|\/)\s?$/u;
const PER_UNIT_WORD = new RegExp(`(?:${words(PER_UNIT).source}|/ ?(?:${UNITS}|pax|h)(?!\\p{L}))`, 'u');
const TAX_WORD = new RegExp(`(?:${TAX})(?![\\p{L}\\p{M}\\d])`, 'u');
const PERCENT =
  /(?:\()?(?<![\d.,])(?<rate>\d{1,3}(?:[.,]\d{1,2})?)\s?(?:%|(?:por ?ciento|percent)(?!\p{L}))/gu;

/** A whole number that counts guests or chairs and stays in the name. */
const isCount = (text: string, { from, to, money }: NumberFound) =>
  !money &&
  /^\d+$/u.test(text.slice(from, to)) &&
  COUNTED.test(text.slice(to)) &&
  !/\d\s?[x×*@]\s?$/u.test(text.slice(0, from));
const TIME = /(?<!\d)\d{1,2}:\d{2}(?!\d)/gu;
/** "2 de 3": which instalment it is. */
const POSITION = /(?<![\d.,])(\d{1,2}) (?:of|de) (\d{1,2})(?![\d.,]|\s?%)/gu;

function partsOf(numbers: readonly NumberFound[], text: string): AmountReading {
  const doubts: Doubt[] = [];
  const add = (reason: Doubt['reason'], piece: string) => void doubts.push({ reason, text: piece.trim() });
  const [a, b] = numbers;
  const [first, second] = [a?.values[0] ?? 0, b?.values[0] ?? 0];
  if (a && b && numbers.length === 2) {
    const all = text.slice(a.from, b.to);
    const spans = [{ from: a.from, to: b.to }];
    if (TIMES.test(between(text, a, b))) {
      add('times', all);
      return { choices: [choice(Math.round((first * second) / 100), spans), choice(second, spans)], doubts };
    }
    if (/^\s?\+\s?$/u.test(between(text, a, b))) {
      add('sum', all);
      return { choices: [first + second, first, second].map((cents) => choice(cents, spans)), doubts };
    }
    if (a.to === b.from && a.codes) {
      // "10€50"
      add('severalAmounts', all);
      return {
        choices: [first + second / 100, first, second].map((cents) => choice(Math.round(cents), spans)),
        doubts,
      };
    }
    if (RANGE.test(between(text, a, b))) {
      add('severalAmounts', all);
      return { choices: [choice(first, spans), choice(second, spans)], doubts };
    }
  }
  const choices = numbers.flatMap((one) => one.values.map((cents) => choice(cents, [one])));
  const [only] = numbers;
  if (numbers.length > 1) add('severalAmounts', numbers.map((one) => one.text).join(' · '));
  else if (only?.tail) {
    choices.push(...only.tail.values.map((cents) => choice(cents, only.tail ? [only.tail] : [])));
    add('grouping', only.text);
  } else if (choices.length > 1) add('unit', only?.text ?? '');
  return { choices, doubts };
}

/** Reads the amount of what is left of a line, `parted` where it says that a part of a price is paid or a deposit. */
export function readAmount(
  line: string,
  text: string,
  currency: string,
  parted: boolean,
  half: boolean,
): AmountReading {
  const taken: Span[] = [];
  const doubts: Doubt[] = [];
  const take = (match: RegExpExecArray | null, reason: Doubt['reason'] | null): boolean => {
    if (!match) return false;
    const span = spanOf(match);
    taken.push(span);
    if (reason) doubts.push({ reason, text: line.slice(span.from, span.to).trim() });
    return true;
  };
  take(TAX_WORD.exec(text), 'tax');
  const rest = () => without(text, taken);
  const [percent] = findAll(PERCENT, rest());
  const rate = half ? 50 : percent ? Number((percent.groups?.rate ?? '').replace(',', '.')) : null;
  if (percent) take(percent, 'percent');
  else if (half) doubts.push({ reason: 'percent', text: '50 %' });
  const eachAmount = take(PER_UNIT_WORD.exec(rest()), null) ? taken.at(-1) : null;
  const positions = findAll(POSITION, rest()).map(spanOf);
  const found = findNumbers(rest().replace(TIME, (time) => TAKEN.repeat(time.length))).filter(
    (one) => !positions.some(({ from, to }) => one.from >= from && one.to <= to),
  );
  const counts = found.filter((one) => isCount(text, one));
  const readable = found.filter((one) => !counts.includes(one) && one.values.some((cents) => cents > 0));
  const signed = readable.filter((one) => one.money);
  const [sole] = signed;
  // A small number before the one with a currency belongs to the name: "Studio 54 $800".
  const numbers =
    signed.length === 1 && sole
      ? readable.filter(
          (one) =>
            one === sole ||
            one.from > sole.from ||
            one.text.length > 2 ||
            TIMES.test(between(text, one, sole)) ||
            RANGE.test(between(text, one, sole)),
        )
      : readable;

  let { choices, doubts: more } = partsOf(numbers, text);
  const unread = found.find((one) => !counts.includes(one) && one.values.length === 0);
  if (unread && numbers.length > 0) doubts.push({ reason: 'severalAmounts', text: unread.text });
  if (numbers.some(({ minus }) => minus))
    doubts.push({ reason: 'minus', text: numbers.find(({ minus }) => minus)?.text ?? '' });
  const [count, amount] = [counts[0], numbers[0]];
  const after = count && amount && count.from < amount.from ? between(text, count, amount) : '';
  if (count && amount && numbers.length === 1 && (eachAmount || COUNT_TIMES.test(after))) {
    const times = Math.round(((count.values[0] ?? 0) * (amount.values[0] ?? 0)) / 100);
    doubts.push({ reason: 'times', text: `${count.text} × ${amount.text}` });
    const noun = COUNTED.exec(text.slice(count.to))?.[0].length ?? 0;
    const span = COUNT_TIMES.test(after) ? { from: count.to + noun, to: amount.to } : amount;
    choices = [choice(times, [span]), choice(amount.values[0] ?? 0, [span])];
  } else if (eachAmount && numbers.length > 0)
    doubts.push({ reason: 'perUnit', text: line.slice(eachAmount.from, eachAmount.to).trim() });
  if (rate !== null && numbers.length === 1) {
    choices = choices.flatMap((whole) => {
      const part = choice(Math.round((whole.cents * rate) / 100), whole.spans, parted ? whole.cents : null);
      return parted ? [part, { ...whole, applies: false }, whole] : [whole, part];
    });
  } else if (parted && numbers.length === 2 && more.some(({ reason }) => reason === 'severalAmounts')) {
    const [high, low] = numbers.map((one) => one.values[0] ?? 0).toSorted((a, b) => b - a);
    choices = [
      choice(low ?? 0, numbers, high),
      choice(high ?? 0, numbers, null, false),
      choice(high ?? 0, numbers),
      choice(low ?? 0, numbers),
    ];
    more = [{ reason: 'part', text: more[0]?.text ?? '' }];
  }
  const foreign = numbers.find(({ codes }) => codes && !codes.includes(currency));
  if (foreign) doubts.push({ reason: 'currency', text: foreign.text });
  const positive = choices.filter(({ cents }) => cents > 0);
  return {
    choices: positive.map((one) => ({ ...one, spans: [...one.spans, ...taken] })),
    doubts: [...doubts, ...more],
  };
}
