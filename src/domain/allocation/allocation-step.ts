import { type Cents, splitUnit } from '../money';
import { exchangeRate } from '../places/places';

/** A step is worth between $1.50 and $15: 10 €, 100 MXN, 1,000 JPY, 10,000 COP (proposal). */
const DOLLARS = 15;
/** A step is at most this part of the total, so that a small total isn't split coarsely. */
const FINEST = 1000;
/** Below 100 whole units, cents matter. */
const FEW_UNITS = 100;

const largest = new Map<string, Cents>();

/**
 * Returns the power of ten in which amounts of the currency are written; infinite if its worth isn't known.
 */
function currencyStep(currency: string): Cents {
  const known = largest.get(currency);
  if (known !== undefined) return known;
  const rate = exchangeRate('USD', currency);
  const step =
    rate === null
      ? Number.POSITIVE_INFINITY
      : 100 * Math.max(1, 10 ** Math.floor(Math.log10(DOLLARS * rate) + 1e-9));
  largest.set(currency, step);
  return step;
}

/**
 * Returns the step of a total's suggested amounts: what people write (1, 5, 10, 50, … whole units), never
 * more than a thousandth of the total; cents if the total is too small for whole units, or is small and has
 * cents.
 */
export function allocationStep(total: Cents, currency: string): Cents {
  const unit = splitUnit(total, currency);
  const whole = total % 100 === 0;
  if (total < FEW_UNITS * 100 || (!whole && total < FINEST * 100)) return unit;
  const limit = Math.min(currencyStep(currency), total / FINEST);
  let step = 100;
  while (step * 10 <= limit) step *= 10;
  return step * 5 <= limit ? step * 5 : step;
}
