import type { DateText } from '../../calendar';
import type { Cents } from '../../money';
import { findDates } from '../../reading/date';
import { findMoney, inCurrency, type MoneyFound } from '../../reading/money';
import { findRates } from '../../reading/rate';
import { byPlace, type Found, findAll, overlap, plainLetters, without } from '../../reading/words';
import { CURRENCY_WORDS } from '../../reading/words.data';
import type { PriceBasis } from '../quote';
import { claimed, sentenceAt } from './claims';
import * as said from './message-words.data';

/** An amount with its basis (such as per guest), if the words around the amount state one. */
export type AmountFound = Found<Cents> & { readonly basis: Found<PriceBasis> | null };

/** Facts that a message states clearly and without contradiction. Rates are in hundredths of a percent. */
export type MessageFacts = {
  readonly price?: AmountFound;
  readonly tax_included?: Found<boolean>;
  readonly tax_rate?: Found<number>;
  readonly deposit?: Found<Cents>;
  readonly deposit_rate?: Found<number>;
  readonly valid_until?: Found<DateText>;
};

export type MessageReading = {
  readonly facts: MessageFacts;
  /** All amounts that were found. The user chooses one if the facts lack a value. */
  readonly amounts: readonly AmountFound[];
  readonly rates: readonly Found<number>[];
  /** Percentages of service charges or similar charges. If there are several, they are added up. */
  readonly charges: readonly Found<number>[];
  readonly dates: readonly Found<DateText>[];
  /** Possible currencies of the amounts if they aren't in the plan's currency. */
  readonly foreign: readonly string[];
};

export type MessageSetting = {
  readonly today: DateText;
  readonly language: 'en' | 'es';
  readonly currency: string;
  readonly event_date: DateText;
};

/** Returns the value if all results agree on it; otherwise undefined, so that nothing wrong is filled in. */
function once<T>(found: readonly Found<T>[]): Found<T> | undefined {
  const [first] = found;
  return first && found.every(({ value }) => value === first.value) ? first : undefined;
}
const given = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

/** Names and symbols of currencies except "$", which several currencies use. */
const NAMES = CURRENCY_WORDS.filter(([written]) => written !== '\\$');

/** Returns the currencies that a message names. Each name becomes a list of the codes that it can mean. */
const namedIn = (text: string): readonly (readonly string[])[] =>
  NAMES.flatMap(([written, codes]) =>
    findAll(new RegExp(`(?<!\\p{L})(?:${written})(?!\\p{L})`, 'u'), text).map(() => codes.split(' ')),
  );

/**
 * Returns the possible currencies of an amount that isn't in the plan's currency. They follow from its own
 * symbol, or else from currencies named elsewhere in the message.
 */
function foreignCodes(
  found: MoneyFound,
  own: string,
  named: readonly (readonly string[])[],
): readonly string[] {
  if (!inCurrency(found, own)) return found.codes ?? [];
  if (found.codes?.length === 1 || named.some((codes) => codes.includes(own))) return [];
  return named.flat();
}

const AROUND = 40;
const BASES: readonly (readonly [PriceBasis, string])[] = [
  ['guest', said.PER_GUEST],
  ['hour', said.PER_HOUR],
  ['event', said.IN_ALL],
];

/**
 * Returns what an amount refers to, according to the words after it. If they don't say, the words before it
 * decide. Words beyond a neighbouring amount are ignored.
 */
function basisOf(text: string, amount: Found<Cents>, all: readonly Found<Cents>[]): Found<PriceBasis> | null {
  const sentence = sentenceAt(text, amount);
  const next = Math.min(
    sentence.from + sentence.text.length,
    ...all.flatMap(({ from }) => (from >= amount.to ? from : [])),
  );
  const last = Math.max(sentence.from, ...all.flatMap(({ to }) => (to <= amount.from ? to : [])));
  const pieces = [
    { from: amount.to, text: text.slice(amount.to, Math.min(next, amount.to + AROUND)) },
    {
      from: Math.max(last, amount.from - AROUND),
      text: text.slice(Math.max(last, amount.from - AROUND), amount.from),
    },
  ];
  for (const piece of pieces) {
    const found = BASES.flatMap(([value, pattern]) => {
      const match = new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?!\\p{L})`, 'u').exec(piece.text);
      const from = piece.from + (match?.index ?? 0);
      return match ? [{ value, from, to: from + match[0].length }] : [];
    });
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null;
  }
  return null;
}

/**
 * A number without a currency or words such as "per person" counts as an amount only if it is at least this
 * large. A count, such as "150 guests", is never an amount.
 */
const LEAST_BARE: Cents = 100_00;
const COUNTED = new RegExp(`^\\s?(?:${said.COUNTED})(?![\\p{L}])`, 'u');
const mayBeMoney = (text: string, one: AmountFound & MoneyFound): boolean =>
  !one.minus &&
  (one.codes !== null ||
    one.basis?.value === 'guest' ||
    one.basis?.value === 'hour' ||
    (one.value >= LEAST_BARE && !COUNTED.test(text.slice(one.to))));

const INCLUDED = `(?:incl\\w*|inc\\.?|con|with) (?:el |de )?(?:${said.TAX})|(?:${said.TAX})(?: (?:del? )?\\(?\\d+(?:[.,]\\d+)? ?%\\)?)? (?:is |ya |va )?(?:incl\\w*|inc(?![\\p{L}]))`;
const ON_TOP = `(?:\\+|plus|mas|no incluye|sin incluir|not including|exclud\\w*|excl\\.?|before) ?(?:el |de |\\d+(?:[.,]\\d+)? ?% )*(?:${said.TAX})|(?:${said.TAX})(?: (?:del? )?\\(?\\d+(?:[.,]\\d+)? ?%\\)?)? (?:aparte|no inclu\\w*|not incl\\w*|exclud\\w*|extra|on top)`;

function taxesIn(text: string): Found<boolean>[] {
  const all = (pattern: string, value: boolean) =>
    findAll(new RegExp(`(?<![\\p{L}\\d])(?:${pattern})`, 'u'), text).map(({ index, 0: match }) => ({
      value,
      from: index,
      to: index + match.length,
    }));
  const onTop = all(ON_TOP, false);
  return [...onTop, ...all(INCLUDED, true).filter((one) => !onTop.some((other) => overlap(one, other)))];
}

/**
 * Parses a vendor's message. It finds the price and what it refers to, tax, deposit and validity, each with
 * its position in the text. A clear value becomes a fact. For all others, the user chooses among the possible
 * values.
 */
export function readMessage(typed: string, setting: MessageSetting): MessageReading {
  const text = plainLetters(typed);
  const dates = findDates(typed, setting).filter(({ value }) => value !== setting.event_date);
  const rates = findRates(typed);
  const money = findMoney(without(typed, [...findDates(typed, setting), ...rates]));
  const named = namedIn(text);
  const foreignOf = (one: MoneyFound) => foreignCodes(one, setting.currency, named);
  const foreign = money.filter(({ codes }) => codes !== null).flatMap(foreignOf);
  const amounts = money
    .filter((one) => foreignOf(one).length === 0)
    .map((one) => ({ ...one, basis: basisOf(text, one, money) }))
    .filter((one) => mayBeMoney(text, one));

  const deposits = claimed<Found<number>>(text, said.DEPOSIT, [...amounts, ...rates]);
  const [depositAmounts, depositRates] = [
    amounts.filter((one) => deposits.includes(one)),
    rates.filter((one) => deposits.includes(one)),
  ];
  const taxRates = claimed(
    text,
    said.TAX,
    rates.filter((one) => !deposits.includes(one)),
  );
  const other = rates.filter((one) => !deposits.includes(one) && !taxRates.includes(one));
  const prices = amounts.filter((one) => !deposits.includes(one));
  // If another amount has a currency, a number without one is probably not an amount. If no amount has a
  // currency, the user can choose such a number.
  const signed = prices.filter(({ codes }) => codes !== null);
  const price = byPlace(signed).length === 1 && signed.length === 1 ? signed[0] : undefined;
  const isOne = (all: readonly Found<unknown>[]) => byPlace(all).every((place) => place.length === 1);
  const deposit = depositRates.length === 0 && isOne(depositAmounts) ? once(depositAmounts) : undefined;
  const deposit_rate = depositAmounts.length === 0 ? once(depositRates) : undefined;
  const valid = claimed(text, said.VALID, dates);
  return {
    facts: given({
      price,
      tax_included: once(taxesIn(text)),
      tax_rate: once(taxRates),
      deposit,
      deposit_rate,
      valid_until: isOne(valid) ? once(valid) : undefined,
    }) as MessageFacts,
    amounts,
    rates,
    charges: claimed(text, said.CHARGE, other),
    dates,
    foreign: amounts.length === 0 ? [...new Set(foreign)] : [],
  };
}
