import { type Cents, MAX_BUDGET } from './money';

export type AmountText =
  | { readonly ok: true; readonly cents: Cents }
  | { readonly ok: false; readonly reason: 'empty' | 'notANumber' | 'negative' | 'tooLarge' }
  /**
   * In English, 12.500 can mean twelve and a half or twelve thousand five hundred. `readings` has both, the
   * smaller first.
   */
  | { readonly ok: false; readonly reason: 'ambiguous'; readonly readings: readonly [Cents, Cents] };

const failed = (reason: Exclude<Extract<AmountText, { ok: false }>['reason'], 'ambiguous'>): AmountText => ({
  ok: false,
  reason,
});

function either(small: AmountText, large: AmountText): AmountText {
  if (!small.ok || !large.ok) return small.ok ? small : large;
  return { ok: false, reason: 'ambiguous', readings: [small.cents, large.cents] };
}

const SPACES = /[\s\u00A0\u202F]+/gu;
/** Matches thousands grouped by a single kind of mark. */
const GROUPED = /^\d{1,3}([.,'’ ])\d{3}(?:\1\d{3})*$/u;

/**
 * Parses an amount as people type it in either language: 12500,5 or 12.500,50 € or 12,500.50 or 12 500. If
 * there are both a dot and a comma, the last one is the decimal mark. A single mark before three digits
 * groups thousands, because money has two decimals. Mexico writes 12,500 in Spanish too. Only in English is a
 * dot before three digits ambiguous. The result is rounded to two decimals, as the specification asks.
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
    const grouped = read(typed, '');
    return language === 'en' && mark === '.' && once ? either(read(whole, decimals), grouped) : grouped;
  }
  if (whole.includes(mark) || !/^\d*$/.test(decimals)) return failed('notANumber');
  // A grouping mark after four or more digits is ambiguous, such as the comma in the English 12500,500. It
  // groups thousands, or it is a decimal mark by mistake.
  const grouping = language === 'en' ? ',' : '.';
  if (decimals.length === 3 && mark === grouping && /^[1-9]\d{3,}$/.test(whole))
    return either(read(whole, decimals), read(whole + decimals, ''));
  return read(whole, decimals);
}

function read(whole: string, decimals: string): AmountText {
  if (!/^\d*$/.test(whole) && !GROUPED.test(whole)) return failed('notANumber');
  const digits = whole.replace(/\D/g, '');
  if (digits === '' && decimals === '') return failed('notANumber');
  const hundredths = Number(decimals.slice(0, 2).padEnd(2, '0')) + (Number(decimals[2] ?? 0) >= 5 ? 1 : 0);
  const cents = Number(digits) * 100 + hundredths;
  return cents > MAX_BUDGET ? failed('tooLarge') : { ok: true, cents };
}

/**
 * Parses a count of guests or hours, as tolerantly as an amount is parsed. Null if the text is empty, NaN if
 * it isn't a number. A mark before three digits groups thousands in both languages, because counts are whole.
 * Negative counts and fractions are returned unchanged, so that each gets its own error message.
 */
export function readCount(text: string): number | null {
  const typed = text.trim();
  const negative = /^[-−]/u.test(typed);
  const read = parseAmount(typed.replace(/^[-−]\s?/u, ''), 'es');
  if (!read.ok) return read.reason === 'empty' && !negative ? null : Number.NaN;
  return (negative ? -read.cents : read.cents) / 100;
}
