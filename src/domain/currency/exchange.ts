import { type Cents, largestRemainder, splitUnit, sumCents, unitOf } from '../money';

/** Target currency, and how many of its units one unit of the old currency is worth. */
export interface Exchange {
  readonly currency: string;
  readonly rate: number;
}

/** Rounds an amount to the currency's smallest unit. Halves are rounded up. */
export const inUnits = (cents: Cents, currency: string): Cents => {
  const unit = unitOf(currency);
  return Math.round(cents / unit) * unit;
};

/** Converts an amount and rounds it to the smallest unit of the new currency. */
export const exchanged = (cents: Cents, { rate, currency }: Exchange): Cents =>
  inUnits(cents * rate, currency);

/** Converts an amount that must not become zero. The result is at least the smallest unit. */
export const exchangedAboveZero = (cents: Cents, to: Exchange): Cents =>
  Math.max(exchanged(cents, to), unitOf(to.currency));

/**
 * Converts parts so that they add up to `total`. Each converted part differs from its exact value by at most
 * one unit.
 */
export const exchangedParts = (parts: readonly Cents[], total: Cents, { currency }: Exchange): Cents[] =>
  sumCents(parts) > 0 ? largestRemainder(total, parts, splitUnit(total, currency)) : [...parts];
