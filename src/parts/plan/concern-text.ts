import type { Concern } from '@/domain/plan-allocation/plan-concerns';
import { formatMoney } from '@/lib/format';
import type { Translate } from '@/lib/translation';

type T = Translate<readonly ['plans', 'common']>;

export function concernText(t: T, concern: Concern, currency: string): string {
  const money = (cents: number) => formatMoney(cents, currency);
  // Usual amounts are rounded to whole units, because cents would suggest a precision that they don't have.
  const about = (cents: number) => money(Math.round(cents / 100) * 100);
  switch (concern.key) {
    case 'datePast':
      return t('concern.datePast', { count: concern.days });
    case 'allocationOff':
      return t(concern.difference > 0 ? 'concern.allocationBelow' : 'concern.allocationAbove', {
        amount: money(Math.abs(concern.difference)),
      });
    case 'locksAboveTotal':
      return t('concern.locksAboveTotal', { amount: money(concern.excess) });
    case 'locksBelowTotal':
      return t('concern.locksBelowTotal', { amount: money(concern.left) });
    case 'locksStarve':
      return t('concern.locksStarve', {
        count: concern.categories,
        left: money(concern.left),
        usual: about(concern.usual),
      });
    case 'budgetBelowUsual':
      return t('concern.budgetBelowUsual', { low: about(concern.low) });
    case 'contingencyLow':
    case 'contingencyMissing':
      return t(`concern.${concern.key}`, { advised: about(concern.advised) });
    case 'nothingSelected':
      return t('concern.nothingSelected');
  }
}
