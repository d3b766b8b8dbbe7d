import type { Translate } from '@/lib/translation';

interface Paid {
  paid: number;
  /** What there is to pay, cents. */
  total: number;
  money: (cents: number) => string;
}

/** How much is paid of what; until a refund has come back it can be more than there is to pay. */
export const paidText = (t: Translate<'ledger'>, { paid, total, money }: Paid): string =>
  paid < 0
    ? t('row.returned', { amount: money(-paid) })
    : t(paid > total ? 'row.paid' : 'row.paidOf', { paid: money(paid), total: money(total) });
