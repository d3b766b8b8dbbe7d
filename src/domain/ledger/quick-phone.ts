import { SIGNS, valuesOf } from './quick-number';
import { findAll, type Span, spanOf } from './quick-text';

/** Figures in groups as telephones have them, which stay in the name. */
const PHONE = new RegExp(
  `(?<![\\d.,'’]|\\d[ ]|(?:${SIGNS}) ?)(?:\\+\\d{1,3}[ -]?)?(?:\\(\\d{2,4}\\)[ -]?)?\\d{2,13}(?:[ -]\\d{2,6}){0,4}(?![\\d.,'’]|\\s?(?:${SIGNS}|mil|k|/-)(?!\\p{L}|\\s?\\d))`,
  'gu',
);
const PHONE_DIGITS = [9, 13] as const;

/** Telephones of a line. */
export function phonesIn(text: string): Span[] {
  return findAll(PHONE, text)
    .filter(([found]) => {
      const digits = found.replace(/\D/gu, '').length;
      const amount = /^[1-9][\d ]* 000$/u.test(found) && valuesOf(found).length > 0;
      return digits >= PHONE_DIGITS[0] && digits <= PHONE_DIGITS[1] && !amount;
    })
    .map(spanOf);
}
