import { type Cents, largestRemainder, splitUnit, sumCents, unitOf } from '../money';

/** Target currency, and its units per unit of the old one. */
export interface Exchange {
  readonly currency: string;
  readonly rate: number;
}

/** An amount as its currency writes it, halves up. */
export const inUnits = (cents: Cents, currency: string): Cents => {
  const unit = unitOf(currency);
  return Math.round(cents / unit) * unit;
};

/** An amount in the other currency, in units that it is written in. */
export const exchanged = (cents: Cents, { rate, currency }: Exchange): Cents =>
  inUnits(cents * rate, currency);

/** An amount that must be above zero stays so: at least the smallest unit. */
export const exchangedAboveZero = (cents: Cents, to: Exchange): Cents =>
  Math.max(exchanged(cents, to), unitOf(to.currency));

/** Converted parts that add up to `total`, each within a unit of its own amount. */
export const exchangedParts = (parts: readonly Cents[], total: Cents, { currency }: Exchange): Cents[] =>
  sumCents(parts) > 0 ? largestRemainder(total, parts, splitUnit(total, currency)) : [...parts];
