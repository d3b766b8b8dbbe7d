import { guestLimit, type PlanTier, planLimit } from '@/domain/tiers';
import { useTranslation } from '@/lib/translation';

/** The tiers' limits in words, from the same figures that the database keeps to. */
export function useLimitTexts() {
  const { t } = useTranslation('pricing');
  return {
    events: (tier: PlanTier): string => {
      const limit = planLimit(tier);
      return limit === null ? t('limit.eventsUnlimited') : t('limit.events', { count: limit });
    },
    guests: (tier: PlanTier): string => {
      const limit = guestLimit(tier);
      return limit === null ? t('limit.guestsUnlimited') : t('limit.guests', { count: limit });
    },
  };
}
