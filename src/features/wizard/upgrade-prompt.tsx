import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { includedIn, standingOf } from '@/domain/delivered';
import { guestLimit, type PlanTier, planLimit, tierForMorePlans } from '@/domain/tiers';
import { formatList } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { buttonClass } from '@/ui/button';
import { Sprig } from '@/ui/sprig';

interface UpgradePromptProps {
  tier: PlanTier;
  owned: number;
  /** An event was begun before the limit was reached. */
  hasDraft: boolean;
}

/** Shown in place of the wizard at the tier's limit, so that nobody fills it in for nothing. */
export function UpgradePrompt({ tier, owned, hasDraft }: UpgradePromptProps) {
  const { t } = useTranslation(['wizard', 'common']);
  const next = tierForMorePlans(tier, owned) ?? tier;
  const plans = planLimit(next);
  const { now, coming } = includedIn(next, tier);
  const brings = [
    plans === null ? t('upgrade.plansUnlimited') : t('upgrade.plans', { count: plans }),
    ...(guestLimit(tier) !== null && guestLimit(next) === null ? [t('upgrade.guestsUnlimited')] : []),
    ...now.map((one) =>
      standingOf(one) === 'contract'
        ? t('upgrade.byContract', { what: t(`upgrade.entitlement.${one}`) })
        : t(`upgrade.entitlement.${one}`),
    ),
  ];
  return (
    <div className="page py-10 sm:py-16">
      <div className="mx-auto flex max-w-2xl flex-col items-start gap-4">
        <Sprig className="size-20 text-accent" />
        <h1 className="text-3xl sm:text-4xl">{t('upgrade.title')}</h1>
        <p className="text-lg text-ink-muted">
          {t('upgrade.text', { count: planLimit(tier) ?? owned, tier: t(`common:tier.${tier}`) })}
        </p>
        <section className="card mt-2 w-full p-5 sm:p-6">
          <h2 className="text-xl">{t('upgrade.brings', { tier: t(`common:tier.${next}`) })}</h2>
          <ul className="mt-3 grid gap-2 sm:grid-cols-2">
            {brings.map((text) => (
              <li key={text} className="flex items-start gap-2">
                <Check className="mt-1 size-4 shrink-0 text-positive" />
                <span className="inline-block first-letter:uppercase">{text}</span>
              </li>
            ))}
          </ul>
          {coming.length > 0 && (
            <p className="mt-3 text-sm text-ink-muted">
              {t('upgrade.coming', {
                list: formatList(coming.map((one) => t(`upgrade.entitlement.${one}`))),
              })}
            </p>
          )}
        </section>
        <p className="measure">{t('upgrade.notYet')}</p>
        {hasDraft && <p className="text-ink-muted">{t('upgrade.kept')}</p>}
        <div className="mt-2 flex flex-wrap gap-3">
          <Link to={paths.contact} className={buttonClass('primary')}>
            {t('upgrade.ask', { tier: t(`common:tier.${next}`) })}
          </Link>
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
