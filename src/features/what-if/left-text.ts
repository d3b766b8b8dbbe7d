import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cents } from '@/domain/money';
import { formatMoney } from '@/lib/format';

/** Whole units: what is estimated isn't known to the cent. */
export const whole = (cents: Cents): Cents => Math.round(cents / 100) * 100;

/** "1,200 € to spare", "1,200 € short"; what rounds to nothing comes out even. */
export function useLeftText(currency: string): (left: Cents) => string {
  const { t } = useTranslation('whatif');
  return useCallback(
    (left) => {
      const amount = formatMoney(Math.abs(whole(left)), currency);
      if (whole(left) === 0) return t('headline.even');
      return left > 0 ? t('headline.left', { amount }) : t('headline.short', { amount });
    },
    [t, currency],
  );
}

/** Its colour; the words say the same. */
export const leftTone = (left: Cents): string =>
  whole(left) < 0 ? 'text-danger' : whole(left) > 0 ? 'text-positive' : 'text-ink';
