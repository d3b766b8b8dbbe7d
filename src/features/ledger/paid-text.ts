import type { Translate } from '@/lib/translation';

interface Paid {
  paid: number;
  /** Amount to pay in total, in cents. */
  total: number;
  money: (cents: number) => string;
}

/** Formats how much of the total is paid. The paid amount can exceed the total until a refund has arrived. */
export const paidText = (t: Translate<'ledger'>, { paid, total, money }: Paid): string =>
  paid < 0
    ? t('row.returned', { amount: money(-paid) })
    : t(paid > total ? 'row.paid' : 'row.paidOf', { paid: money(paid), total: money(total) });
