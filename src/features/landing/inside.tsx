import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { ProductPicture } from '@/parts/public/product-picture';
import { buttonClass } from '@/ui/button';

/** Two screenshots of the demonstration: a page on a wide screen and, in front of it, a page on a phone. */
export function Inside() {
  const { t } = useTranslation('landing');
  return (
    <section className="page py-16 sm:py-24">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div>
          <h2 className="max-w-xl text-3xl sm:text-5xl">{t('inside.title')}</h2>
          <p className="measure mt-3 text-lg text-ink-muted">{t('inside.text')}</p>
        </div>
        <Link to={paths.demo} className={buttonClass('secondary')}>
          {t('inside.open')}
        </Link>
      </div>
      <div className="relative mt-10 sm:pr-16 sm:pb-12">
        <div className="overflow-hidden rounded-card border border-line-strong max-sm:hidden">
          <ProductPicture name="budget" alt={t('inside.budget')} />
        </div>
        <div className="mx-auto w-64 max-w-full overflow-hidden rounded-4xl border-4 border-ink bg-paper sm:absolute sm:right-0 sm:bottom-0 sm:w-48 lg:w-64">
          <ProductPicture name="plan" alt={t('inside.plan')} />
        </div>
      </div>
    </section>
  );
}
