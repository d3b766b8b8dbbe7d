import { useState } from 'react';
import { type AmountText, parseAmount } from '@/domain/amount-text';
import type { Cents } from '@/domain/money';
import { formatMoney, formatNumber, numberLocale } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import type { Language } from '@/lib/texts';

/**
 * Formats an amount as people type it: 1.250,50 in Spain, 1,250.50 in Mexico or the US. Zero cents are
 * omitted.
 */
export function amountText(cents: Cents, language: Language = currentLanguage()): string {
  const text = formatNumber(cents / 100, 2, language);
  return cents % 100 !== 0 && cents % 10 === 0 ? `${text}0` : text;
}

const signs = new Map<string, string>();

export function currencySign(currency: string, language: Language = currentLanguage()): string {
  const locale = numberLocale(language);
  const known = signs.get(locale + currency);
  if (known !== undefined) return known;
  const sign = readSign(currency, locale);
  signs.set(locale + currency, sign);
  return sign;
}

function readSign(currency: string, locale: string): string {
  try {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
    return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  } catch {
    return currency;
  }
}

/**
 * Returns true if the currency sign comes before the amount, as in the US and Mexico. In Spain it comes
 * after.
 */
export const signLeads = (language: Language = currentLanguage()): boolean =>
  !/^\d/.test(formatMoney(100, 'USD', {}, language));

type Problem = Exclude<Extract<AmountText, { ok: false }>['reason'], 'empty' | 'ambiguous'>;

/**
 * State of an amount while it is being typed. The typed text stays until blur. Then `value` is shown again,
 * so that rounding and other changes appear. `unreadable` is the value reported for invalid text.
 */
export function useTypedAmount(
  value: Cents | null,
  onTyped: (cents: Cents | null) => void,
  round: (cents: Cents) => Cents = (cents) => cents,
  unreadable: Cents | null = null,
) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [readings, setReadings] = useState<readonly Cents[] | null>(null);
  return {
    text: typed ?? (value === null || Number.isNaN(value) ? '' : amountText(value)),
    problem,
    /** The two possible amounts of an ambiguous text. */
    readings,
    typing: typed !== null,
    type: (text: string) => {
      setTyped(text);
      const read = parseAmount(text, currentLanguage());
      const asks = !read.ok && read.reason === 'ambiguous';
      setReadings(asks ? read.readings : null);
      setProblem(read.ok || asks || read.reason === 'empty' ? null : read.reason);
      onTyped(read.ok ? round(read.cents) : read.reason === 'empty' ? null : unreadable);
    },
    /** Chooses one of the two possible amounts. */
    choose: (cents: Cents) => {
      setTyped(null);
      setReadings(null);
      onTyped(round(cents));
    },
    /** On blur: an invalid or ambiguous text stays, so that it can be corrected. */
    leave: () => {
      if (problem === null && readings === null) setTyped(null);
    },
    forget: () => {
      setTyped(null);
      setProblem(null);
      setReadings(null);
    },
  };
}
