import type { Cents } from '../money';

/** 100 % in thousandths of a percent. */
const WHOLE = 100_000;
const thousandths = (rate: number): number => Math.round(rate * 10);

/**
 * Returns a percentage of an amount, rounded to whole units, halves up. `rate` is in hundredths of a percent
 * with at most one decimal. The amount is split into two parts, so that all products are exact integers.
 */
export function percentIn(amount: Cents, rate: number, unit: Cents): Cents {
  const units = Math.round(amount / unit);
  const [times, rest] = [Math.floor(units / WHOLE), units % WHOLE];
  const part = thousandths(rate);
  return (times * part + Math.floor((rest * part + WHOLE / 2) / WHOLE)) * unit;
}

/**
 * Returns the amount of a percentage that a price already includes. For example, a price of 121 with 21 %
 * included contains 21.
 */
export const percentWithin = (amount: Cents, rate: number, unit: Cents): Cents =>
  amount - Math.round(((amount / unit) * WHOLE) / (WHOLE + thousandths(rate))) * unit;
