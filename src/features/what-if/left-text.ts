import { useCallback } from 'react';
import type { Cents } from '@/domain/money';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';

/** Rounds to whole currency units, because estimates aren't exact to the cent. */
export const whole = (cents: Cents): Cents => Math.round(cents / 100) * 100;

/**
 * Returns the money left in whole currency units. A difference below one unit becomes zero, because total and
 * cost then look equal.
 */
export const wholeLeft = (left: Cents): Cents => (Math.abs(left) < 100 ? 0 : whole(left));

/**
 * Returns a function that formats the money left: "1,200 € to spare", "1,200 € short". If it rounds to zero,
 * the text says that the money is just enough.
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

/** Colour of the money left; the text gives the same information. */
export const leftTone = (left: Cents): string =>
  wholeLeft(left) < 0 ? 'text-danger' : wholeLeft(left) > 0 ? 'text-positive' : 'text-ink';
