import { lazy, Suspense } from 'react';
import { loadTexts } from '@/lib/i18n';
import { Skeleton } from '@/ui/states';
import type { UpgradeOfferProps } from './offer-card';

const OfferCard = lazy(async () => {
  const [card] = await Promise.all([import('./offer-card'), loadTexts('upgrade')]);
  return card;
});

/** Offer of the next tier, shown when a tier's limit is reached. Its code is loaded when needed. */
export function UpgradeOffer(props: UpgradeOfferProps) {
  return (
    <Suspense fallback={<Skeleton className="h-64 w-full" />}>
      <OfferCard {...props} />
    </Suspense>
  );
}
