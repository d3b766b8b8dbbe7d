import type { Cents } from '../money';
import { EACH_GUEST, mayBeEach, PER_UNIT_WORD } from './quick-each';
import { COUNTED, codesOf, findNumbers, type NumberFound, PLAIN, SIGNS, valuesOf } from './quick-number';
import { phonesIn } from './quick-phone';
import { taxOnTop, withTax } from './quick-tax';
import { type Doubt, findAll, type Span, spanOf, TAKEN, without, words } from './quick-text';
import { OFF, QUANTITY, TAX, WAS } from './quick-words.data';

/** An amount that a line may mean, and the words that say it. */
type AmountChoice = {
  readonly cents: Cents;
  /** The price that the amount is a part of. */
  readonly price: Cents | null;
  /** Whether the line's word for paid (or deposit) is about this amount. */
  readonly applies: boolean;
  readonly spans: readonly Span[];
};
type AmountReading = {
  readonly choices: readonly AmountChoice[];
  readonly doubts: readonly Doubt[];
  /** Hundredths of a percent that come on top; null where the line says no rate. */
  readonly tax_rate: number | null;
};

const between = (text: string, a: Span, b: Span) => text.slice(a.to, b.from);
const choice = (
  cents: Cents,
  spans: readonly Span[],
  price: Cents | null = null,
  applies = true,
): AmountChoice => ({ cents, price, applies, spans });

const TIMES = /^\s?(?:x|×|\*|@)\s?$/u;
const COUNT_TIMES = new RegExp(`^\\s(?:${QUANTITY})\\s(?:x|×|\\*|@|a|at|de|por)\\s?$`, 'u');
const RANGE = new RegExp(`^\\s?(?:-|–|a|to|y|and|o|or|/|${WAS})\\s?$`, 'u');
const AT = /^\s(?:a|at)\s$/u;
const LESS = /^\s(?:menos|less|minus)\s$/u;
const TAX_WORD = new RegExp(`(?:${TAX})(?![\\p{L}\\p{M}\\d])`, 'u');
const PERCENT =
  /(?:\()?(?<![\d.,])(?<rate>\d{1,3}(?:[.,]\d{1,2})?)\s?(?:%|(?:por ?ciento|percent)(?!\p{L}))/gu;

/** A number that counts guests or chairs and stays in the name. */
const isCount = (text: string, { from, to, money }: NumberFound) =>
  !money &&
  /^\d+(?:[.,]\d)?$/u.test(text.slice(from, to)) &&
  COUNTED.test(text.slice(to)) &&
  !/\d\s?[x×*@]\s?$/u.test(text.slice(0, from));
const isPlain = ({ money, text }: NumberFound) => !money && /^\d+$/u.test(text);
const TIME = /(?<!\d)\d{1,2}:\d{2}(?!\d)/gu;
/** "2 de 3": which instalment it is. */
const POSITION = /(?<![\d.,])(\d{1,2}) (?:of|de) (\d{1,2})(?![\d.,]|\s?%)/gu;
/** "4-6 hours" */
const COUNT_RANGE = new RegExp(
  `(?<![\\d.,])\\d{1,4}\\s?(?:-|–|/|a|to|or?)\\s?\\d{1,4}(?=[\\s-](?:${QUANTITY})(?![\\p{L}\\d]))`,
  'gu',
);
/** The count after an amount that has its currency: "85 € 120 guests". */
const COUNT_AFTER = new RegExp(
  `(?<=(?:\\d\\s?(?:${SIGNS})|(?<![\\p{L}\\d])(?:${SIGNS})\\s?${PLAIN})[ ])\\d{1,5}(?=[\\s-](?:${QUANTITY})(?![\\p{L}\\d]))`,
  'gu',
);
/** "2,400 in EUR" */
const IN_CURRENCY = words(`(?:in|en) (?<sign>${SIGNS})`);
const OFF_WORD = words(OFF);
const MINUS_PERCENT = /[-−–]\s?$/u;

function partsOf(
  numbers: readonly NumberFound[],
  text: string,
  parted: boolean,
  each: boolean,
): Omit<AmountReading, 'tax_rate'> {
  const doubts: Doubt[] = [];
  const add = (reason: Doubt['reason'], piece: string) => void doubts.push({ reason, text: piece.trim() });
  const [a, b] = numbers;
  const [first, second] = [a?.values[0] ?? 0, b?.values[0] ?? 0];
  if (a && b && numbers.length === 2) {
    const all = text.slice(a.from, b.to);
    const spans = [{ from: a.from, to: b.to }];
    if (TIMES.test(between(text, a, b))) {
      add('times', all);
      // "45 € x 120", "45 x120"
      const price = (a.money && !b.money) || /^\sx$/u.test(between(text, a, b)) ? first : second;
      return { choices: [choice(Math.round((first * second) / 100), spans), choice(price, spans)], doubts };
    }
    const extra = /^\s?\+\s?(?:(?<what>\p{L}+)\s)?$/u.exec(between(text, a, b));
    // "6,500 + cleaning 300", "3 mil 500"
    const rest = between(text, a, b) === ' ' && a.times > 1 && isPlain(b) && second < 100 * a.times;
    if (extra || rest) {
      add('sum', all);
      const each = extra?.groups?.what ? numbers : spans;
      return { choices: [first + second, first, second].map((cents) => choice(cents, each)), doubts };
    }
    if (/^\s?(?:(?:con|and|y)\s)?$/u.test(between(text, a, b)) && a.codes && second < 10_000) {
      // "10€50", "120 pounds 50"
      add('severalAmounts', all);
      return {
        choices: [first + second / 100, first, second].map((cents) => choice(Math.round(cents), spans)),
        doubts,
      };
    }
    if (AT.test(between(text, a, b)) && (each || first > second) && (b.money || /[.,]/u.test(b.text))) {
      add('times', all);
      return { choices: [choice(Math.round((first * second) / 100), spans), choice(second, spans)], doubts };
    }
    if (LESS.test(between(text, a, b)) && first > second && !parted) {
      add('sum', all);
      return { choices: [first - second, first, second].map((cents) => choice(cents, spans)), doubts };
    }
    if (RANGE.test(between(text, a, b))) {
      add('severalAmounts', all);
      // "2-3k"
      const low = a.times === 1 && first < second / b.times ? first * b.times : first;
      return { choices: [choice(low, spans), choice(second, spans)], doubts };
    }
  }
  const [, , c] = numbers;
  if (
    a &&
    b &&
    c &&
    numbers.length === 3 &&
    TIMES.test(between(text, a, b)) &&
    TIMES.test(between(text, b, c))
  ) {
    // "40 x 6,500 x 2 nights"
    add('times', text.slice(a.from, c.to));
    const spans = [{ from: a.from, to: c.to }];
    const [two, all] = [(first * second) / 100, (first * second * (c.values[0] ?? 0)) / 10_000];
    return { choices: [all, two, second].map((cents) => choice(Math.round(cents), spans)), doubts };
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

/** "3000, 1000 now and 2000 in June": a price and its two parts. */
function isSum(numbers: readonly NumberFound[]): boolean {
  const [high = 0, ...low] = numbers.map((one) => one.values[0] ?? 0).toSorted((a, b) => b - a);
  return low.length === 2 && high === (low[0] ?? 0) + (low[1] ?? 0);
}

/** How a line's amount is read: `parted` where it says that a part of a price is paid or a deposit. */
interface AmountSetting {
  readonly currency: string;
  readonly parted: boolean;
  readonly half: boolean;
  /** Of the plan, for a price of each that stands without a number. */
  readonly guests: number | null;
}

/** Reads the amount of what is left of a line. */
export function readAmount(
  line: string,
  text: string,
  { currency, parted, half, guests }: AmountSetting,
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
  const tax = TAX_WORD.exec(text);
  const tax_rate = tax && taxOnTop(tax[0]);
  take(tax, tax_rate === null ? 'tax' : 'taxAdded');
  const rest = () => without(text, taken);
  const inCurrency = IN_CURRENCY.exec(rest());
  take(inCurrency, null);
  const named = inCurrency && { text: inCurrency[0], codes: codesOf(inCurrency.groups?.sign ?? '') };
  const [percent] = findAll(PERCENT, rest());
  const rate = half ? 50 : percent ? Number((percent.groups?.rate ?? '').replace(',', '.')) : null;
  if (percent) take(percent, 'percent');
  else if (half) doubts.push({ reason: 'percent', text: '50 %' });
  const reduced =
    !parted &&
    percent &&
    (OFF_WORD.test(line.toLowerCase()) || MINUS_PERCENT.test(text.slice(0, percent.index)));
  if (reduced) take(OFF_WORD.exec(rest()), null);
  const eachAmount = take(PER_UNIT_WORD.exec(rest()), null) ? taken.at(-1) : null;
  const positions = [...findAll(POSITION, rest()), ...findAll(COUNT_RANGE, rest())].map(spanOf);
  const later = findAll(COUNT_AFTER, rest()).map(spanOf);
  const found = findNumbers(
    without(rest(), [...later, ...phonesIn(rest())]).replace(TIME, (time) => TAKEN.repeat(time.length)),
  ).filter((one) => !positions.some(({ from, to }) => one.from >= from && one.to <= to));
  const counts: (Span & Pick<NumberFound, 'text' | 'values'>)[] = [
    ...found.filter((one) => isCount(text, one)),
    ...later.map((span) => {
      const digits = text.slice(span.from, span.to);
      return { ...span, text: digits, values: valuesOf(digits) };
    }),
  ];
  const readable = found.filter((one) => !isCount(text, one) && one.values.some((cents) => cents > 0));
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
            RANGE.test(between(text, one, sole)) ||
            (eachAmount && AT.test(between(text, one, sole))),
        )
      : readable;

  let { choices, doubts: more } = partsOf(numbers, text, parted, Boolean(eachAmount));
  const unread = found.find((one) => !isCount(text, one) && one.values.length === 0);
  if (unread && numbers.length > 0) doubts.push({ reason: 'severalAmounts', text: unread.text });
  if (numbers.some(({ minus }) => minus))
    doubts.push({ reason: 'minus', text: numbers.find(({ minus }) => minus)?.text ?? '' });
  const [count, [amount, second]] = [counts[0], numbers];
  const after = count && amount && count.from < amount.from ? between(text, count, amount) : '';
  const [counted, cents] = [(count?.values[0] ?? 0) / 100, amount?.values[0] ?? 0];
  if (
    count &&
    amount &&
    numbers.length === 1 &&
    (eachAmount || COUNT_TIMES.test(after) || mayBeEach(cents, counted, currency))
  ) {
    const times = Math.round(counted * cents);
    doubts.push({ reason: 'times', text: `${count.text} × ${amount.text}` });
    const noun = COUNTED.exec(text.slice(count.to))?.[0].length ?? 0;
    const span = COUNT_TIMES.test(after) ? { from: count.to + noun, to: amount.to } : amount;
    choices = [choice(times, [span]), choice(cents, [span])];
  } else if (
    amount &&
    second &&
    eachAmount &&
    /^\D*$/u.test(between(text, eachAmount, second)) &&
    isPlain(second)
  ) {
    doubts.push({ reason: 'times', text: `${second.text} × ${amount.text}` });
    // "210 € a night x 2"
    const spans = /x\s?$/u.test(between(text, eachAmount, second))
      ? [{ from: amount.from, to: second.to }]
      : numbers;
    choices = [choice(Math.round(((second.values[0] ?? 0) * cents) / 100), spans), choice(cents, spans)];
    more = [];
  } else if (
    guests !== null &&
    eachAmount &&
    amount &&
    numbers.length === 1 &&
    EACH_GUEST.test(text.slice(eachAmount.from, eachAmount.to))
  ) {
    doubts.push({ reason: 'times', text: `${guests} × ${amount.text}` });
    choices = choices.flatMap((one) => [choice(guests * one.cents, one.spans), one]);
  } else if (eachAmount && numbers.length > 0)
    doubts.push({ reason: 'perUnit', text: line.slice(eachAmount.from, eachAmount.to).trim() });
  if (rate !== null && numbers.length === 1) {
    choices = choices.flatMap((whole) => {
      const share = Math.round((withTax(whole.cents, parted ? tax_rate : null) * rate) / 100);
      if (reduced) return [choice(whole.cents - share, whole.spans), whole];
      const part = choice(share, whole.spans, parted ? whole.cents : null);
      return parted ? [part, { ...whole, applies: false }, whole] : [whole, part];
    });
  } else if (
    ((parted && numbers.length === 2) || isSum(numbers)) &&
    more.some(({ reason }) => reason === 'severalAmounts')
  ) {
    const [high = 0, ...low] = numbers.map((one) => one.values[0] ?? 0).toSorted((a, b) => b - a);
    const less = amount && second && LESS.test(between(text, amount, second));
    const spans = less ? [{ from: amount.from, to: second.to }] : numbers;
    choices = [
      ...low.map((part) => choice(part, spans, high)),
      choice(high, spans, null, false),
      choice(high, spans),
      ...(numbers.length === 2 ? low.map((part) => choice(part, spans)) : []),
    ];
    more = [{ reason: 'part', text: more[0]?.text ?? '' }];
  }
  const foreign = [...numbers, ...(named ? [named] : [])].find(
    ({ codes }) => codes && !codes.includes(currency),
  );
  if (foreign) doubts.push({ reason: 'currency', text: foreign.text });
  const positive = choices.filter(({ cents }) => cents > 0);
  return {
    choices: positive.map((one) => ({ ...one, spans: [...one.spans, ...taken] })),
    doubts: [...doubts, ...more],
    tax_rate,
  };
}
