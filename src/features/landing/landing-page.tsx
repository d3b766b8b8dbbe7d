import { useTranslation } from '@/lib/translation';
import { Sprig } from '@/ui/sprig';
import { FeatureCards } from './feature-cards';
import { Hero } from './hero';
import { Inside } from './inside';
import { StartLink } from './start-link';
import { Voices } from './voices';

export default function LandingPage() {
  const { t } = useTranslation('landing');
  return (
    <>
      <Hero />
      <FeatureCards />
      <Inside />
      <Voices />
      <section className="border-t border-line bg-accent-soft">
        <div className="page flex flex-col items-center gap-5 py-20 text-center sm:py-28">
          <Sprig className="h-20 text-accent" />
          <h2 className="text-3xl sm:text-5xl">{t('closing.title')}</h2>
          <p className="text-lg">{t('closing.text')}</p>
          <StartLink />
        </div>
      </section>
    </>
  );
}
