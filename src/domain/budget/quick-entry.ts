import { parseAmount } from '../amount-text';
import type { DateText } from '../calendar';
import type { Cents } from '../money';
import type { Category } from '../plan/facts';
import type { EntryKind } from './ledger-item';
import { findDate } from './quick-date';
import { CATEGORY_WORDS, DEPOSIT, LINKS, PAID, REFUND } from './quick-words.data';

/** What a line says: "Florist 1.250 on 3 May", "Señal finca 3.000 € pagada ayer". */
export type QuickEntry = {
  readonly vendor_name: string;
  readonly amount: Cents;
  /** When it is due, or was paid; null when the line names no day. */
  readonly date: DateText | null;
  readonly paid: boolean;
  readonly kind: EntryKind;
  /** What the words suggest; null when they say nothing. */
  readonly category: Category | null;
};

export type QuickReading =
  | { readonly ok: true; readonly entry: QuickEntry }
  | { readonly ok: false; readonly missing: 'everything' | 'amount' | 'vendor' };

/** Small letters without accents, each in the place of its own, so that what is found can be cut out. */
const plain = (text: string): string =>
  [...text]
    .map((letter) => {
      const base = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return base.length === letter.length ? base : letter;
    })
    .join('');

const word = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'u');
const CATEGORIES = CATEGORY_WORDS.map(([category, words]) => [category, word(words)] as const);
const [PAID_WORD, DEPOSIT_WORD, REFUND_WORD] = [word(PAID), word(DEPOSIT), word(REFUND)];

const NUMBER = `\\d{1,3}(?:(?<mark>[.,'’ ])\\d{3})(?:\\k<mark>\\d{3})*(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?`;
const SIGN = '€|\\$|£|eur|euros?|usd|dollars?|dolares|pesos?|mxn|gbp|pounds?|libras?';
const MONEY = new RegExp(
  `(?:(?<before>${SIGN})\\s*)?(?<![\\p{L}\\d.,])(?<number>${NUMBER})(?:\\s*(?<after>${SIGN}))?(?![\\p{L}\\d])`,
  'gu',
);

/** With a currency's sign if there is one; else the last number of the line. */
function findAmount(text: string): { cents: Cents; from: number; to: number } | null {
  let found: { cents: Cents; from: number; to: number; sign: boolean } | null = null;
  for (const match of text.matchAll(MONEY)) {
    // Spanish reads both marks before three digits as thousands, which is what a price means.
    const read = parseAmount(match.groups?.number ?? '', 'es');
    if (!read.ok || read.cents === 0) continue;
    const sign = Boolean(match.groups?.before ?? match.groups?.after);
    if (found?.sign && !sign) continue;
    found = { cents: read.cents, from: match.index, to: match.index + match[0].length, sign };
  }
  return found;
}

const NOT_IN_A_NAME = /[^\p{L}\p{M}\p{N}· '’&._-]+/gu;
const EDGE = new RegExp(
  `^(?:(?:${LINKS})(?![\\p{L}\\d])|[\\s.,:;'’_-])+|(?:[\\s,:;'’_-]|(?<![\\p{L}\\d])(?:${LINKS}))+$`,
  'u',
);

/** What is left of the line once everything else is cut out, without the words that tied it together. */
function nameOf(rest: string): string {
  let name = rest.replace(NOT_IN_A_NAME, ' ').replace(/\s+/gu, ' ').trim();
  for (let match = EDGE.exec(plain(name)); match?.[0]; match = EDGE.exec(plain(name)))
    name = (name.slice(0, match.index) + name.slice(match.index + match[0].length)).trim();
  return [...name].slice(0, 100).join('').trim();
}

/**
 * Reads one line in either language, whatever the interface speaks; `language` only settles figures like 3/5.
 * `today` is YYYY-MM-DD.
 */
export function readQuickEntry(line: string, today: DateText, language: 'en' | 'es'): QuickReading {
  let rest = line.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (rest === '') return { ok: false, missing: 'everything' };
  const cut = (from: number, to: number) => {
    rest = `${rest.slice(0, from)} ${' '.repeat(Math.max(0, to - from - 1))}${rest.slice(to)}`;
  };
  const take = (pattern: RegExp): boolean => {
    const match = pattern.exec(plain(rest));
    if (match) cut(match.index, match.index + match[0].length);
    return match !== null;
  };
  const category = CATEGORIES.find(([, words]) => words.test(plain(rest)))?.[0] ?? null;
  const paid = take(PAID_WORD);
  const kind = take(REFUND_WORD) ? 'refund' : take(DEPOSIT_WORD) ? 'deposit' : 'payment';
  const day = findDate(plain(rest), today, language, paid);
  if (day) cut(day.from, day.to);
  const money = findAmount(plain(rest));
  if (!money) return { ok: false, missing: 'amount' };
  cut(money.from, money.to);
  const vendor_name = nameOf(rest);
  if (vendor_name === '') return { ok: false, missing: 'vendor' };
  return {
    ok: true,
    entry: { vendor_name, amount: money.cents, date: day?.date ?? null, paid, kind, category },
  };
}
