import * as z from 'zod/mini';
import { isStorable } from '../calendar';
import { MAX_AMOUNT, MAX_RATE } from '../ledger/ledger-item';
import { readNumber } from '../reading/number';
import { readRate } from '../reading/rate';
import { cleanLine, cleanLines, lengthOf } from '../text';
import { PRICE_BASES } from './quote';
import { STAGES, VENDOR_LANGUAGES } from './vendor';

const QUOTE_PROBLEMS = [
  'nameRequired',
  'tooLong',
  'email',
  'website',
  'amount',
  'count',
  'hours',
  'rate',
  'twoDecimals',
  'threeDecimals',
  'days',
  'rating',
  'date',
  'tooMany',
] as const;
export type QuoteProblem = (typeof QUOTE_PROBLEMS)[number];

export const QUOTE_LENGTHS = { name: 100, notes: 2_000, message: 10_000, item: 60 } as const;
export const MAX_QUOTE_PARTS = 10;
export const MAX_INCLUDES = 30;

function must<T>(holds: (value: T) => boolean, error: QuoteProblem) {
  return z.refine<T>(holds, { error, abort: true });
}
const orNull = z.transform((text: string): string | null => text || null);

const line = (most: number, holds: (text: string) => boolean = () => true, error: QuoteProblem = 'tooLong') =>
  z.pipe(
    z.string().check(
      z.overwrite(cleanLine),
      must((text) => lengthOf(text) <= most, 'tooLong'),
      must((text) => text === '' || holds(text), error),
    ),
    orNull,
  );
const lines = (most: number) =>
  z.pipe(
    z.string().check(
      z.overwrite(cleanLines),
      must((text) => lengthOf(text) <= most, 'tooLong'),
    ),
    orNull,
  );

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
const ADDRESS = /^https?:\/\/[^\s]+\.[^\s]+$/u;
/** Adds "https://" if the user has left it out. */
const withProtocol = (text: string): string =>
  text === '' || /^https?:\/\//u.test(text) ? text : `https://${text}`;

const website = z.pipe(
  z.string().check(
    z.overwrite((text) => withProtocol(cleanLine(text))),
    must((text) => text.length <= 300, 'tooLong'),
    must((text) => text === '' || ADDRESS.test(text), 'website'),
  ),
  orNull,
);

const money = z.nullable(
  z
    .number('amount' satisfies QuoteProblem)
    .check(must((cents) => Number.isInteger(cents) && cents >= 0 && cents <= MAX_AMOUNT, 'amount')),
);

/** More decimals than any of these numbers has, so that a number with too many is refused, not rounded. */
const DECIMALS = 5;

/**
 * Parses a number. If a mark can group thousands or begin decimals, the meaning that `holds` decides: "1.250"
 * are 1,250 guests, "7.500" are seven and a half hours.
 */
const figureOf = (text: string, holds: (value: number) => boolean): number | undefined =>
  readNumber(text.trim(), DECIMALS).find(holds);

const figure = (
  holds: (value: number) => boolean,
  error: QuoteProblem,
  to: (value: number) => number = (value) => value,
) =>
  z.pipe(
    z.string().check(must((text) => text.trim() === '' || figureOf(text, holds) !== undefined, error)),
    z.transform((text: string): number | null => {
      const value = figureOf(text, holds);
      return value === undefined ? null : to(value);
    }),
  );
const isWhole = (least: number, most: number) => (value: number) =>
  Number.isInteger(value) && value >= least && value <= most;
const whole = (least: number, most: number, error: QuoteProblem = 'count') =>
  figure(isWhole(least, most), error);

type Rates = (text: string) => readonly number[];
const oneRate: Rates = (text) => [readRate(text) ?? Number.NaN];
/** Parses several percentages that are added up, such as "18 + 5". */
const addedRates: Rates = (text) => text.split('+').flatMap(oneRate);
const sumOf = (rates: readonly number[]): number => rates.reduce((sum, rate) => sum + rate, 0);

const isBlank = (text: string) => text.trim() === '';
/** Checks of a percentage, stored in hundredths. A value with too many decimals is refused, not rounded. */
const rateChecks = (decimals: 2 | 3, rates: Rates, isOptional: boolean, least = 0) =>
  [
    must<string>(
      (text) =>
        (isOptional && isBlank(text)) || (sumOf(rates(text)) >= least && sumOf(rates(text)) <= MAX_RATE),
      'rate',
    ),
    must<string>(
      (text) =>
        (isOptional && isBlank(text)) ||
        rates(text).every((rate) => Number.isInteger(decimals === 2 ? rate : rate * 10)),
      decimals === 2 ? 'twoDecimals' : 'threeDecimals',
    ),
  ] as const;
const percentage = (decimals: 2 | 3, rates: Rates = oneRate) =>
  z.pipe(
    z.string().check(...rateChecks(decimals, rates, true)),
    z.transform((text: string): number | null => (isBlank(text) ? null : sumOf(rates(text)))),
  );

const day = z.nullable(z.string().check(must((text) => isStorable(text), 'date')));

export const SAYS = ['unsaid', 'yes', 'no'] as const;
export type Says = (typeof SAYS)[number];
const says = z.pipe(
  z.enum(SAYS),
  z.transform((value: Says): boolean | null => (value === 'unsaid' ? null : value === 'yes')),
);

const isDays = isWhole(0, 1_000);
/**
 * Schema of an instalment or cancellation term: a share of the price and a number of days. Both are required.
 * `least` is in hundredths of a percent.
 */
const part = (least: number) => ({
  rate: z.pipe(
    z.string().check(...rateChecks(2, oneRate, false, least)),
    z.transform((text: string) => sumOf(oneRate(text))),
  ),
  days_before: z.pipe(
    z.string().check(must((text) => figureOf(text, isDays) !== undefined, 'days')),
    z.transform((text: string) => figureOf(text, isDays) ?? Number.NaN),
  ),
});

export const quoteSchema = z.object({
  vendor_name: z.string().check(
    z.overwrite(cleanLine),
    must((text) => text !== '', 'nameRequired'),
    must((text) => lengthOf(text) <= QUOTE_LENGTHS.name, 'tooLong'),
  ),
  stage: z.enum(STAGES),
  contact_name: line(QUOTE_LENGTHS.name),
  email: line(254, (text) => EMAIL.test(text), 'email'),
  phone: line(40),
  website,
  place: line(QUOTE_LENGTHS.name),
  language: z.pipe(
    z.enum(['', ...VENDOR_LANGUAGES]),
    z.transform((value) => (value === '' ? null : value)),
  ),
  notes: lines(QUOTE_LENGTHS.notes),
  message: lines(QUOTE_LENGTHS.message),
  basis: z.enum(PRICE_BASES),
  price: money,
  minimum_guests: whole(1, 10_000),
  minimum_spend: money,
  guests_included: whole(1, 10_000),
  extra_guest: money,
  child_price: money,
  unit_capacity: whole(1, 10_000),
  units: whole(1, 1_000),
  hours_included: figure((value) => value >= 0 && value <= 240 && Number.isInteger(value * 10), 'hours'),
  extra_hour: money,
  extra_hour_per_guest: z.boolean(),
  travel: money,
  extras: money,
  guarantee: money,
  tax_included: says,
  tax_rate: percentage(3),
  service_included: says,
  service_rate: percentage(2, addedRates),
  service_taxed: z.boolean(),
  includes: z
    .array(z.string().check(must((text) => text !== '' && lengthOf(text) <= QUOTE_LENGTHS.item, 'tooLong')))
    .check(must((all) => all.length <= MAX_INCLUDES, 'tooMany')),
  deposit: money,
  deposit_rate: percentage(2),
  instalments: z.array(z.object(part(1))).check(must((all) => all.length <= MAX_QUOTE_PARTS, 'tooMany')),
  cancellation: z.pipe(
    z.array(z.object(part(0))).check(must((all) => all.length <= MAX_QUOTE_PARTS, 'tooMany')),
    z.transform((all) => all.map(({ rate: fee, days_before }) => ({ fee, days_before }))),
  ),
  date_change: says,
  insurance: says,
  substitute: says,
  valid_until: day,
  free_on_date: says,
  serves_place: says,
  capacity: whole(1, 10_000),
  rating: figure(
    (value) => value >= 1 && value <= 5,
    'rating',
    (value) => Math.round(value * 10) / 10,
  ),
  reviews: whole(0, 100_000),
  style: whole(1, 5, 'rating'),
  asked_on: day,
  answered_on: day,
  chase_on: day,
});
export type QuoteForm = z.input<typeof quoteSchema>;
