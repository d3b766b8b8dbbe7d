import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { authPath, paths } from '@/lib/paths';
import { useSession } from '@/lib/session-state';
import { buttonClass } from '@/ui/button';
import { Garland } from '@/ui/garland';
import { Sprig } from '@/ui/sprig';

/** The engine and its figures arrive after the page can be read. */
const LiveSplit = lazy(() => import('./live-split'));

const POINTS = ['reasons', 'follow', 'kept'] as const;

function StartLink() {
  const { t } = useTranslation('landing');
  const { user } = useSession();
  return (
    <Link to={user ? paths.app : authPath('sign-up')} className={buttonClass()}>
      {t(user ? 'hero.toApp' : 'hero.start')}
    </Link>
  );
}

function Hero() {
  const { t } = useTranslation('landing');
  const { user } = useSession();
  return (
    <section className="page grid items-center gap-x-12 gap-y-10 pt-10 pb-16 sm:pt-16 lg:min-h-[calc(100dvh-4rem)] lg:grid-cols-[1.1fr_1fr] lg:py-12">
      <div>
        <h1 className="text-[clamp(2.5rem,6vw,4rem)] leading-[1.05]">{t('hero.title')}</h1>
        <p className="measure mt-5 text-lg text-ink-muted">{t('hero.text')}</p>
        <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
          <StartLink />
          {!user && <p className="text-sm text-ink-muted">{t('hero.note')}</p>}
        </div>
      </div>
      <div className="grid min-h-136">
        <Suspense fallback={<Garland className="m-auto w-full max-w-md text-accent opacity-60" />}>
          <LiveSplit />
        </Suspense>
      </div>
    </section>
  );
}

export default function LandingPage() {
  const { t } = useTranslation('landing');
  return (
    <>
      <Hero />
      <section className="border-t border-line bg-surface">
        <div className="page py-16 sm:py-24">
          <h2 className="max-w-xl text-3xl sm:text-4xl">{t('points.title')}</h2>
          <ol className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-3">
            {POINTS.map((point, i) => (
              <li key={point} className="border-t border-line pt-5">
                <p aria-hidden="true" className="font-serif text-2xl text-accent">
                  {i + 1}
                </p>
                <h3 className="mt-3 text-xl">{t(`points.${point}.title`)}</h3>
                <p className="measure mt-2 text-ink-muted">{t(`points.${point}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="page flex flex-col items-center gap-5 py-20 text-center sm:py-28">
        <Sprig className="h-20 text-accent" />
        <h2 className="text-3xl sm:text-5xl">{t('closing.title')}</h2>
        <p className="text-lg text-ink-muted">{t('closing.text')}</p>
        <StartLink />
      </section>
    </>
  );
}
