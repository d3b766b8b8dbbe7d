import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { brandQuery, type StoredBrand } from '@/data/brands';
import { firstTierWith, isEntitled, type PlanTier } from '@/domain/tiers';
import { IN_DEMO } from '@/lib/demo';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { useOwnTier } from '@/parts/account/use-tier';
import { useDraftOf } from '@/parts/form/use-kept-draft';
import { NotHereOffline, ReadFailure } from '@/parts/module/missing';
import { whatIsMissing } from '@/parts/module/what-is-missing';
import { UpgradeOffer } from '@/parts/upgrade/upgrade-offer';
import { PageHead } from '@/ui/page-head';
import { Notice, Skeleton } from '@/ui/states';
import { BrandForm } from './brand-form';

const FIRST = firstTierWith('white-label');

function KeptForm({ userId, stored }: { userId: string; stored: StoredBrand | null }) {
  const kept = useDraftOf({ form: 'brand', row: userId || 'demo' });
  return kept && <BrandForm userId={userId} stored={stored} kept={kept} />;
}

/** Says which subscription tier includes brands, and whether a stored brand is kept. */
function NotIncluded({ tier, stored }: { tier: PlanTier; stored: StoredBrand | null }) {
  const { t } = useTranslation(['ownbrand', 'common']);
  return (
    <div className="flex max-w-2xl flex-col items-start gap-4">
      <p>{t('notIncluded', { tier: t(`common:tier.${FIRST}`) })}</p>
      {stored && <Notice tone="attention">{t('notApplied', { name: stored.name })}</Notice>}
      <UpgradeOffer tier={tier} to={FIRST} />
    </div>
  );
}

/** Page /app/profile/brand: the name, look and sender that guests see for the account's events. */
export default function BrandPage() {
  const { t } = useTranslation(['ownbrand', 'common']);
  const { user } = useSession();
  const userId = user?.id ?? '';
  const isAsked = userId !== '' && !IN_DEMO;
  const tier = useOwnTier(!IN_DEMO);
  const brand = useQuery({ ...brandQuery(userId), enabled: isAsked });
  const missing = whatIsMissing(tier.data === undefined ? tier : brand);
  const title = t('title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="page flex flex-col gap-8 py-6 sm:py-10">
      <PageHead back={{ to: paths.profile, label: t('back') }} title={title} text={t('lead')} />
      {IN_DEMO ? (
        <KeptForm userId="" stored={null} />
      ) : missing === 'error' ? (
        <ReadFailure
          error={tier.error ?? brand.error}
          onRetry={() => void Promise.all([tier.refetch(), brand.refetch()])}
        />
      ) : missing === 'offline' ? (
        <NotHereOffline />
      ) : tier.data === undefined || brand.data === undefined ? (
        <div role="status" className="flex flex-col gap-3">
          <span className="sr-only">{t('common:loading')}</span>
          <Skeleton className="h-96 w-full max-w-md" />
        </div>
      ) : isEntitled(tier.data, 'white-label') ? (
        <KeptForm userId={userId} stored={brand.data} />
      ) : (
        <NotIncluded tier={tier.data} stored={brand.data} />
      )}
    </div>
  );
}
