import { findNumbers, readNumber } from './number.ts';
import { type Found, plainLetters } from './words.ts';

/** Largest percentage that is a rate. */
const MOST = 100;
/** More decimals than any rate needs, so that a rate with too many is refused instead of rounded. */
const DECIMALS = 8;

/** Converts a percentage to hundredths of a percent. As text, because 8.001 * 100 isn't exactly 800.1. */
const hundredths = (percent: number): number => Number(`${percent}e2`);

/**
 * Parses a percentage from 0 to 100, with or without its sign. Returns hundredths of a percent with all
 * decimals that were typed, or null. A mark before three digits is a decimal mark, because a percentage has no
 * thousands: "8,875" is 887.5.
 */
export function readRate(text: string): number | null {
  const percent = readNumber(text.trim().replace(/\s?%$/u, ''), DECIMALS).find((value) => value <= MOST);
  return percent === undefined ? null : hundredths(percent);
}

/** Returns all percentages in a text, in hundredths of a percent. */
export function findRates(typed: string): Found<number>[] {
  const text = plainLetters(typed);
  return findNumbers(text, 3).flatMap(({ value, from, to }) => {
    const sign = /^\s?(?:%|percent|por ciento)/u.exec(text.slice(to));
    return sign && value <= MOST ? [{ value: hundredths(value), from, to: to + sign[0].length }] : [];
  });
}

/**
 * Parses an exchange rate. The same mark can group thousands ("4.500" pesos per euro) or begin decimals
 * ("1.172" dollars). The value nearer to the known rate is returned, or NaN if the text isn't a number.
 */
export function readExchangeRate(text: string, known: number | null): number {
  const readings = readNumber(text.trim(), DECIMALS).filter((rate) => rate > 0);
  const near = known ?? readings.at(-1) ?? 1;
  const far = (rate: number) => Math.abs(Math.log(rate / near));
  const [best = Number.NaN] = readings.toSorted((a, b) => far(a) - far(b));
  return best;
}
