/**
 * An amount in hundredths of the currency's unit, even if the currency has no cents: 12.50 EUR is 1250, 900
 * CLP is 90000.
 */
export type Cents = number;

/** Maximum budget in the specification: 100,000,000.00. */
export const MAX_BUDGET: Cents = 10_000_000_000;

/** Maximum value of a `numeric(12,2)` column. */
const MAX_NUMERIC: Cents = 999_999_999_999;

/**
 * Parses a `numeric(12,2)` value, which the database returns as a string or a number. @throws RangeError on
 * anything else, because a wrong amount must never be used silently.
 */
export function centsFromNumeric(value: string | number): Cents {
  const text = typeof value === 'number' ? value.toFixed(2) : value.trim();
  const match = /^(-?)(\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(text);
  if (!match) throw new RangeError(`Not an amount: ${text}`);
  const [, sign, whole = '', decimals = ''] = match;
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return sign && cents > 0 ? -cents : cents;
}

/** Formats an amount for a `numeric(12,2)` column. @throws RangeError if the column can't hold the value. */
export function numericFromCents(cents: Cents): string {
  if (!Number.isInteger(cents) || Math.abs(cents) > MAX_NUMERIC)
    throw new RangeError(`Not whole cents: ${cents}`);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Rounds to a number of significant figures, and to whole units: 33,389.00 to three figures is 33,400.00. */
export const inFigures = (cents: Cents, figures: number): Cents =>
  Math.round(Number(cents.toPrecision(figures)) / 100) * 100;

export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
}

/**
 * Currencies without cents, as in CLDR. The list is fixed and equal to the database's
 * `private.currency_digits`. Browsers disagree on some currencies, but all devices must calculate the same
 * sums.
 */
const WHOLE = new Set(
  'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SOS SYP UGX VND VUV XAF XOF XPF YER'.split(
    ' ',
  ),
);

/**
 * Returns the number of decimals of a currency, 0 or 2. Currencies with three decimals, such as dinars, are
 * stored with two.
 */
export const currencyDigits = (currency: string): 0 | 2 => (WHOLE.has(currency) ? 0 : 2);

/** Returns the smallest amount of a currency, in hundredths: 100 for Chilean pesos or yen, 1 for euros. */
export const unitOf = (currency: string): Cents => (currencyDigits(currency) === 0 ? 100 : 1);

/**
 * Returns the smallest amount to use when splitting a total. For currencies without cents it is a whole unit,
 * unless the total itself has cents.
 */
export function splitUnit(total: Cents, currency: string): Cents {
  return currencyDigits(currency) === 0 && total % 100 === 0 ? 100 : 1;
}

/**
 * Splits `total` (cents, not negative) in proportion to `weights` (not negative, not all zero). Each part is
 * rounded down. The remaining units go to the parts with the largest remainders, so the parts always add up
 * to the total. Among equal remainders the earlier part wins, so the result is deterministic. `total` must be
 * a multiple of `unit`.
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
