import type { Cents } from '../money';
import { exchangeRate } from '../places/places';
import { words } from './quick-text';
import { PER_GUEST, PER_UNIT, UNITS } from './quick-words.data';

/** Words of a price for one of something. */
export const PER_UNIT_WORD = new RegExp(
  `(?:${words(PER_UNIT).source}|/ ?(?:${UNITS}|pax|h)(?!\\p{L})|(?<=\\d)pp(?!\\p{L}))`,
  'u',
);
/** Those of a price for each guest. */
export const EACH_GUEST = new RegExp(`(?:^|[ /])(?:${PER_GUEST})$`, 'u');
/** Below so much, or so much for each, an amount beside a count may be the price of one; in euros. */
const SMALL = 200;
const SMALL_EACH = 5;

export function mayBeEach(cents: Cents, count: number, currency: string): boolean {
  const unit = 100 * (exchangeRate('EUR', currency) ?? 1);
  return count > 1 && cents < Math.max(SMALL, SMALL_EACH * count) * unit;
}
