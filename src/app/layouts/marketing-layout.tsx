import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useTranslation } from '@/lib/translation';
import { PageSpinner } from '@/ui/spinner';
import { EnglishOffer } from './english-offer';
import { MarketingFooter } from './marketing/marketing-footer';
import { MarketingHeader } from './marketing/marketing-header';
import { SkipLink } from './skip-link';

/**
 * Layout of the public pages. Each Suspense boundary is hydrated separately, starting with the part that the
 * reader touches.
 */
export function MarketingLayout() {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Suspense>
        <EnglishOffer />
        <MarketingHeader />
      </Suspense>
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Suspense fallback={<PageSpinner label={t('loading')} />}>
          <Outlet />
        </Suspense>
      </main>
      <Suspense>
        <MarketingFooter />
      </Suspense>
    </div>
  );
}
