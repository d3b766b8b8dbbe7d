import type { TFunction } from 'i18next';
import type { Plan } from '@/data/plans';
import { findRegion } from '@/domain/places/places';
import type { Concern } from '@/domain/plan/standing';
import { countryName, formatMoney, formatNumber } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';

type T = TFunction<['plans', 'common']>;

export const regionName = (country: string, region: string | null): string | null =>
  findRegion(country, region)?.name[currentLanguage()] ?? null;

/** "Sevilla, Andalucía, España" */
export const placeText = ({ city, country, region }: Pick<Plan, 'city' | 'country' | 'region'>): string =>
  [city, regionName(country, region), countryName(country)].filter(Boolean).join(', ');

/** A concern in words, its amounts in the plan's currency. */
export function concernText(t: T, concern: Concern, currency: string): string {
  const money = (cents: number) => formatMoney(cents, currency);
  // What is usual is no matter of cents.
  const about = (cents: number) => money(Math.round(cents / 100) * 100);
  const counted = (count: number) => ({ count, formatted: formatNumber(count) });
  switch (concern.key) {
    case 'datePast':
      return t('concern.datePast', counted(concern.days));
    case 'dateNear':
      return concern.days === 0 ? t('concern.dateToday') : t('concern.dateNear', counted(concern.days));
    case 'splitOff':
      return t(concern.difference > 0 ? 'concern.splitBelow' : 'concern.splitAbove', {
        amount: money(Math.abs(concern.difference)),
      });
    case 'locksAboveTotal':
      return t('concern.locksAboveTotal', { amount: money(concern.excess) });
    case 'locksBelowTotal':
      return t('concern.locksBelowTotal', { amount: money(concern.left) });
    case 'locksStarve':
      return t('concern.locksStarve', {
        ...counted(concern.categories),
        left: money(concern.left),
        usual: about(concern.usual),
      });
    case 'budgetBelowUsual':
      return t('concern.budgetBelowUsual', { low: about(concern.low) });
    case 'contingencyLow':
    case 'contingencyMissing':
      return t(`concern.${concern.key}`, { advised: about(concern.advised) });
    case 'nothingSelected':
    case 'nothingRanked':
      return t(`concern.${concern.key}`);
  }
}
