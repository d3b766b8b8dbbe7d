import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session-state';
import { buttonClass } from '@/ui/button';
import { Garland } from '@/ui/garland';
import { StartLink } from './start-link';

/** The engine and its figures arrive after the page can be read. */
const LiveSplit = lazy(() => import('@/parts/live-split/live-split'));

export function Hero() {
  const { t } = useTranslation('landing');
  const { user } = useSession();
  return (
    <section className="page grid items-center gap-x-14 gap-y-10 pt-10 pb-16 sm:pt-16 sm:pb-24 lg:grid-cols-[1fr_1.05fr] lg:pt-14">
      <div className="lg:max-w-136">
        <h1 className="text-[clamp(2.5rem,6vw,4.25rem)] leading-[1.04]">{t('hero.title')}</h1>
        <p className="measure mt-5 text-lg text-ink-muted sm:text-xl">{t('hero.text')}</p>
        <div className="mt-7 flex flex-wrap items-center gap-3">
          <StartLink />
          <Link to={paths.features} className={buttonClass('secondary')}>
            {t('hero.more')}
          </Link>
        </div>
        {!user && <p className="mt-4 text-sm text-ink-muted">{t('hero.note')}</p>}
      </div>
      <div id="try" className="grid min-h-184 scroll-mt-4">
        <Suspense fallback={<Garland className="m-auto w-full max-w-md text-accent opacity-60" />}>
          <LiveSplit />
        </Suspense>
      </div>
    </section>
  );
}
