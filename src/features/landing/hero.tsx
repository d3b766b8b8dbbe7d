import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import AllocationDemo from '@/parts/allocation-demo/allocation-demo';
import { ForVisitors } from '@/parts/public/for-whom';
import { buttonClass } from '@/ui/button';
import { StartLink } from './start-link';

export function Hero() {
  const { t } = useTranslation('landing');
  return (
    <section className="page grid items-center gap-x-14 gap-y-10 pt-10 pb-16 sm:pt-16 sm:pb-24 lg:grid-cols-[1fr_1.05fr] lg:pt-10">
      <div className="lg:max-w-136">
        <h1 className="text-[clamp(min(2.5rem,12.5vw),6vw,4.25rem)] leading-[1.04]">{t('hero.title')}</h1>
        <p className="measure mt-5 text-lg text-ink-muted sm:text-xl">{t('hero.text')}</p>
        <div className="mt-7 flex flex-wrap items-center gap-3">
          <StartLink />
          <Link to={paths.features} className={buttonClass('secondary')}>
            {t('hero.more')}
          </Link>
        </div>
        <ForVisitors>
          <p className="mt-4 text-sm text-ink-muted">
            <span>{t('hero.note')}</span>{' '}
            <Link to={paths.demo} className="inline-block py-1 underline">
              {t('hero.demo')}
            </Link>
          </p>
        </ForVisitors>
      </div>
      <div id="try" className="grid min-h-184 scroll-mt-4">
        <AllocationDemo />
      </div>
    </section>
  );
}
