import { type Cents, MAX_BUDGET } from './money';

export type AmountText =
  | { readonly ok: true; readonly cents: Cents }
  | {
      readonly ok: false;
      /** `ambiguous`: in English, 12.500 may mean twelve and a half or twelve thousand five hundred. */
      readonly reason: 'empty' | 'notANumber' | 'negative' | 'ambiguous' | 'tooManyDecimals' | 'tooLarge';
    };

const failed = (reason: Extract<AmountText, { ok: false }>['reason']): AmountText => ({ ok: false, reason });

const SPACES = /[\s\u00A0\u202F]+/gu;
/** Thousands are grouped by one and the same mark. */
const GROUPED = /^\d{1,3}([.,'’ ])\d{3}(?:\1\d{3})*$/u;

/**
 * Reads an amount of money the way people type it in either language: 12500,5 and 12.500,50 € and 12,500.50 and
 * 12 500. With both marks the last one is the decimal one. A single mark before three digits groups thousands, since
 * money has two decimals (Mexico writes 12,500 in Spanish), except that English doesn't group by dots.
 */
export function parseAmount(text: string, language: 'en' | 'es'): AmountText {
  const typed = text
    .replace(/\p{Sc}/gu, '')
    .replace(SPACES, ' ')
    .trim();
  if (typed === '') return failed('empty');
  if (/^[-−]\s?[\d.,'’ ]+$/u.test(typed)) return failed('negative');
  if (!/^[\d.,'’ ]+$/u.test(typed)) return failed('notANumber');

  const lastMark = Math.max(typed.lastIndexOf('.'), typed.lastIndexOf(','));
  if (lastMark < 0) return read(typed, '');
  const mark = typed[lastMark] ?? '';
  const [whole, decimals] = [typed.slice(0, lastMark), typed.slice(lastMark + 1)];

  if (GROUPED.test(typed) && !typed.startsWith('0')) {
    const once = typed.indexOf(mark) === lastMark;
    return language === 'en' && mark === '.' && once ? failed('ambiguous') : read(typed, '');
  }
  if (whole.includes(mark) || !/^\d*$/.test(decimals)) return failed('notANumber');
  return decimals.length > 2 ? failed('tooManyDecimals') : read(whole, decimals);
}

function read(whole: string, decimals: string): AmountText {
  if (!/^\d*$/.test(whole) && !GROUPED.test(whole)) return failed('notANumber');
  const digits = whole.replace(/\D/g, '');
  if (digits === '' && decimals === '') return failed('notANumber');
  const cents = Number(digits) * 100 + Number(decimals.padEnd(2, '0'));
  return cents > MAX_BUDGET ? failed('tooLarge') : { ok: true, cents };
}

/** Reads a count (guests, hours) with the same tolerance; null unless it is a whole number that is not negative. */
export function parseCount(text: string, language: 'en' | 'es'): number | null {
  const amount = parseAmount(text, language);
  return amount.ok && amount.cents % 100 === 0 ? amount.cents / 100 : null;
}
