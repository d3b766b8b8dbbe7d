import { type Cents, largestRemainder, splitUnit, sumCents, unitOf } from '../money';

/** Target currency, and its units per unit of the old one. */
export interface Exchange {
  readonly currency: string;
  readonly rate: number;
}

/** Rounds an amount to its currency's units, halves up. */
export const inUnits = (cents: Cents, currency: string): Cents => {
  const unit = unitOf(currency);
  return Math.round(cents / unit) * unit;
};

/** Converts an amount, rounded to the new currency's units. */
export const exchanged = (cents: Cents, { rate, currency }: Exchange): Cents =>
  inUnits(cents * rate, currency);

/** Converts an amount that must stay above zero: at least the smallest unit. */
export const exchangedAboveZero = (cents: Cents, to: Exchange): Cents =>
  Math.max(exchanged(cents, to), unitOf(to.currency));

/** Converted parts that add up to `total`, each within a unit of its own amount. */
export const exchangedParts = (parts: readonly Cents[], total: Cents, { currency }: Exchange): Cents[] =>
  sumCents(parts) > 0 ? largestRemainder(total, parts, splitUnit(total, currency)) : [...parts];
