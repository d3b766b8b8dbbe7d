import { Link } from 'react-router-dom';
import { type PlanTier, planLimit, tierForMorePlans } from '@/domain/tiers';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { UpgradeOffer } from '@/parts/upgrade/upgrade-offer';
import { buttonClass } from '@/ui/button';
import { Sprig } from '@/ui/sprig';

interface UpgradePromptProps {
  tier: PlanTier;
  owned: number;
  /** True if the person had begun to plan an event before reaching the limit. */
  hasDraft: boolean;
}

/** Shown instead of the wizard at the tier's limit, so that nobody fills in the wizard for nothing. */
export function UpgradePrompt({ tier, owned, hasDraft }: UpgradePromptProps) {
  const { t } = useTranslation(['wizard', 'common']);
  return (
    <div className="page py-10 sm:py-16">
      <div className="mx-auto flex max-w-2xl flex-col items-start gap-4">
        <Sprig className="size-20 text-accent" />
        <h1 className="text-3xl sm:text-4xl">{t('upgrade.title')}</h1>
        <p className="text-lg text-ink-muted">
          {t('upgrade.text', { count: planLimit(tier) ?? owned, tier: t(`common:tier.${tier}`) })}
        </p>
        <UpgradeOffer tier={tier} to={tierForMorePlans(tier, owned) ?? tier} />
        {hasDraft && <p className="text-ink-muted">{t('upgrade.kept')}</p>}
        <div className="mt-2 flex flex-wrap gap-3">
          <Link to={paths.savedPlans} className={buttonClass('secondary')}>
            {t('upgrade.seePlans')}
          </Link>
          <Link to={paths.app} className={buttonClass('secondary')}>
            {t('backToEvents')}
          </Link>
        </div>
      </div>
    </div>
  );
}
