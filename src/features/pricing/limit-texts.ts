import { guestLimit, type PlanTier, planLimit } from '@/domain/tiers';
import { useTranslation } from '@/lib/translation';

/** Formats the limits of each tier, from the same figures that the database enforces. */
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
