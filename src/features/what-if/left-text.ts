import { useCallback } from 'react';
import type { Cents } from '@/domain/money';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';

/** Rounds to whole units, because estimates aren't known to the cent. */
export const whole = (cents: Cents): Cents => Math.round(cents / 100) * 100;

/** Returns the remaining amount in whole units. Less than one is zero: total and cost display the same. */
export const wholeLeft = (left: Cents): Cents => (Math.abs(left) < 100 ? 0 : whole(left));

/**
 * Returns a function that formats the remaining amount: "1,200 € to spare", "1,200 € short"; one that rounds
 * to zero is even.
 */
export function useLeftText(currency: string): (left: Cents) => string {
  const { t } = useTranslation('whatif');
  return useCallback(
    (left) => {
      const amount = formatMoney(Math.abs(wholeLeft(left)), currency);
      if (wholeLeft(left) === 0) return t('headline.even');
      return left > 0 ? t('headline.left', { amount }) : t('headline.short', { amount });
    },
    [t, currency],
  );
}

/** Returns its colour; the text says the same. */
export const leftTone = (left: Cents): string =>
  wholeLeft(left) < 0 ? 'text-danger' : wholeLeft(left) > 0 ? 'text-positive' : 'text-ink';
