import { type Cents, splitUnit } from '../money';
import { exchangeRate } from '../places/places';

/**
 * A step is worth between $1.50 and $15, for example 10 €, 100 MXN, 1,000 JPY or 10,000 COP (our own
 * proposal).
 */
const DOLLARS = 15;
/** A step is at most one thousandth of the total, so that small totals aren't split too roughly. */
const FINEST = 1000;
/** Totals below 100 whole units are split to the cent. */
const FEW_UNITS = 100;

const largest = new Map<string, Cents>();

/**
 * Returns the power of ten to which people round amounts in this currency; infinite if the exchange rate is
 * unknown.
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
 * Returns the step to which a total's suggested amounts are rounded: 1, 5, 10, 50 and so on, at most a
 * thousandth of the total. Totals that are too small for whole units are split to the cent, and so are small
 * totals that contain cents.
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
