import { Users } from 'lucide-react';
import { useTranslation } from '@/lib/translation';
import { UpgradeOffer } from '@/parts/upgrade/upgrade-offer';
import { Notice } from '@/ui/states';
import type { GuestLimit } from './use-guest-limit';

/**
 * Shows the guest limit of the subscription tier before somebody enters too many guests. Entered text is
 * kept.
 */
export function LimitNotice({ limit, asked }: { limit: GuestLimit; asked?: number }) {
  const { t } = useTranslation(['guests', 'common']);
  const counts = { count: limit.limit };
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="attention" icon={<Users className="mt-0.5 size-5 shrink-0" />}>
        <p role="status">
          <span>
            {limit.tier === 'free'
              ? t('limit.tier', { ...counts, tier: t('common:tier.free') })
              : t('limit.most', counts)}
          </span>{' '}
          <span>{limit.left > 0 ? t('limit.left', { count: limit.left }) : t('limit.full')}</span>
          {asked !== undefined && <span>{` ${t('limit.kept')}`}</span>}
        </p>
      </Notice>
      {limit.tier === 'free' && <UpgradeOffer tier="free" to="basic" />}
    </div>
  );
}
