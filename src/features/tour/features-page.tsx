import { Link } from 'react-router-dom';
import { demoTour } from '@/lib/demo';
import { authPath, paths } from '@/lib/paths';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { buttonClass } from '@/ui/button';
import { Sprig } from '@/ui/sprig';
import { MoreModules } from './more-modules';
import { TOUR_KEYS, TOUR_SECTIONS } from './sections';
import { TourSection } from './tour-section';

export default function FeaturesPage() {
  const { t } = useTranslation('tour');
  const { user } = useSession();
  return (
    <>
      <div className="page pt-12 pb-12 sm:pt-20 sm:pb-16">
        <h1 className="max-w-3xl text-4xl sm:text-6xl">{t('title')}</h1>
        <p className="measure mt-5 sm:mt-6 text-lg text-ink-muted">{t('lead')}</p>
      </div>
      <div>
        {TOUR_KEYS.map((key, i) => {
          const { Picture, at } = TOUR_SECTIONS[key];
          return (
            <TourSection key={key} name={key} picture={<Picture />} turned={i % 2 === 1} to={demoTour(at)} />
          );
        })}
      </div>
      <MoreModules />
      <section className="border-t border-line bg-accent-soft">
        <div className="page flex flex-col items-center gap-5 py-20 text-center">
          <Sprig className="h-20 text-accent" />
          <h2 className="text-3xl sm:text-5xl">{t('closing.title')}</h2>
          <p className="text-lg">{t('closing.text')}</p>
          <Link to={user ? paths.app : authPath('sign-up')} className={buttonClass()}>
            {t(user ? 'closing.toApp' : 'closing.start')}
          </Link>
        </div>
      </section>
    </>
  );
}
