/** Whole hundredths of a currency's unit, whatever the currency: 12.50 EUR is 1250, 900 CLP is 90000. */
export type Cents = number;

/** The specification's highest budget: 100,000,000.00. */
export const MAX_BUDGET: Cents = 10_000_000_000;

/** Maximum of `numeric(12,2)`. */
const MAX_NUMERIC: Cents = 999_999_999_999;

/**
 * Parses a database `numeric(12,2)`, which arrives as a string or a number. @throws RangeError on anything
 * else, because a wrong amount must never pass for a right one.
 */
export function centsFromNumeric(value: string | number): Cents {
  const text = typeof value === 'number' ? value.toFixed(2) : value.trim();
  const match = /^(-?)(\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(text);
  if (!match) throw new RangeError(`Not an amount: ${text}`);
  const [, sign, whole = '', decimals = ''] = match;
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return sign && cents > 0 ? -cents : cents;
}

/**
 * Formats a `numeric(12,2)` with exactly two decimals. @throws RangeError on a value that such a column can't
 * hold.
 */
export function numericFromCents(cents: Cents): string {
  if (!Number.isInteger(cents) || Math.abs(cents) > MAX_NUMERIC)
    throw new RangeError(`Not whole cents: ${cents}`);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Rounds to significant figures and whole units: 33,389.00 to three is 33,400.00. */
export const inFigures = (cents: Cents, figures: number): Cents =>
  Math.round(Number(cents.toPrecision(figures)) / 100) * 100;

export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
}

/**
 * Currencies without hundredths, by CLDR. Our own list, equal to the database's `private.currency_digits`,
 * because browsers disagree on some, and every device must compute the same sums.
 */
const WHOLE = new Set(
  'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SOS SYP UGX VND VUV XAF XOF XPF YER'.split(
    ' ',
  ),
);

/** Returns a currency's decimals, 0 or 2 (dinars with three are stored in cents). */
export const currencyDigits = (currency: string): 0 | 2 => (WHOLE.has(currency) ? 0 : 2);

/** Returns the smallest amount of a currency: Chilean pesos and yen have no hundredths. */
export const unitOf = (currency: string): Cents => (currencyDigits(currency) === 0 ? 100 : 1);

/**
 * Returns the smallest amount into which a total is split: a whole unit for CLP or JPY if the total is whole,
 * else a cent.
 */
export function splitUnit(total: Cents, currency: string): Cents {
  return currencyDigits(currency) === 0 && total % 100 === 0 ? 100 : 1;
}

/**
 * Splits `total` (cents, not negative) by `weights` (not negative, not all zero) into whole units that add up
 * to it. Quotas are rounded down; remaining units go to the largest remainders, the earlier first among
 * equals, so that equal input gives equal output. `total` must be a multiple of `unit`.
 */
export function largestRemainder(total: Cents, weights: readonly number[], unit: Cents = 1): Cents[] {
  const units = total / unit;
  if (!Number.isInteger(units) || units < 0) throw new RangeError(`Not a whole number of units: ${total}`);
  const sum = weightSum(weights);
  const parts = weights.slice();
  const remainders = weights.slice();
  let left = units;
  for (let i = 0; i < parts.length; i++) {
    const quota = (units * (weights[i] ?? 0)) / sum;
    const floor = Math.floor(quota);
    parts[i] = floor * unit;
    remainders[i] = quota - floor;
    left -= floor;
  }
  for (; left > 0; left--) {
    let best = 0;
    for (let i = 1; i < remainders.length; i++) {
      if ((remainders[i] ?? 0) > (remainders[best] ?? 0)) best = i;
    }
    parts[best] = (parts[best] ?? 0) + unit;
    remainders[best] = -1;
  }
  return parts;
}

function weightSum(weights: readonly number[]): number {
  let sum = 0;
  for (const weight of weights) {
    if (!(weight >= 0)) throw new RangeError('A weight is negative or no number.');
    sum += weight;
  }
  if (!(sum > 0) || !Number.isFinite(sum)) throw new RangeError('Weights must be finite and not all zero.');
  return sum;
}
