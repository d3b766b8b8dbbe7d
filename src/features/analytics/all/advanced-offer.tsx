import { firstTierWith } from '@/domain/tiers';
import { useTranslation } from '@/lib/translation';
import { useOwnTier } from '@/parts/account/use-tier';
import { UpgradeOffer } from '@/parts/upgrade/upgrade-offer';

/**
 * Lowest subscription tier with averages and the spreadsheet. Lower tiers see a description of the feature.
 */
const FIRST = firstTierWith('advanced-analytics');

export function AdvancedOffer() {
  const { t } = useTranslation(['analytics', 'common']);
  const tier = t(`common:tier.${FIRST}`);
  const own = useOwnTier();
  return (
    <section className="rounded-card border border-line p-5 sm:p-6 print:hidden">
      <h2 className="text-xl">{t('advanced.title')}</h2>
      <p className="measure mt-1 text-ink-muted">{t('advanced.text', { tier })}</p>
      <div className="mt-4">{own.data && <UpgradeOffer tier={own.data} to={FIRST} />}</div>
    </section>
  );
}
