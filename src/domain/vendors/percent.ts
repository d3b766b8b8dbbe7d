import type { Cents } from '../money';

/** Thousandths of a percent in the whole. */
const WHOLE = 100_000;
const thousandths = (rate: number): number => Math.round(rate * 10);

/**
 * Returns a percentage of an amount in whole units, halves up; `rate` is in hundredths of a percent, with at
 * most one decimal. The amount is split first, so that products stay exact integers in a double.
 */
export function percentIn(amount: Cents, rate: number, unit: Cents): Cents {
  const units = Math.round(amount / unit);
  const [times, rest] = [Math.floor(units / WHOLE), units % WHOLE];
  const part = thousandths(rate);
  return (times * part + Math.floor((rest * part + WHOLE / 2) / WHOLE)) * unit;
}

/** Returns the part included in an amount: 21 % of a price of 121 that includes it is 21. */
export const percentWithin = (amount: Cents, rate: number, unit: Cents): Cents =>
  amount - Math.round(((amount / unit) * WHOLE) / (WHOLE + thousandths(rate))) * unit;
