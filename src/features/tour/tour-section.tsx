import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/lib/translation';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/class-names';
import type { TourKey } from './sections';

interface TourSectionProps {
  name: TourKey;
  picture: ReactNode;
  /** True to put the picture on the other side on wide screens. */
  turned: boolean;
  to: string;
}

export function TourSection({ name, picture, turned, to }: TourSectionProps) {
  const { t } = useTranslation('tour');
  const feature = t('try.of', { feature: t(`${name}.title`) });
  return (
    <section
      id={name}
      aria-labelledby={`${name}-title`}
      className="scroll-mt-4 border-t border-line even:bg-surface"
    >
      <div className="page grid items-center gap-x-16 gap-y-8 py-14 sm:py-20 lg:grid-cols-2">
        <div className={cx('lg:max-w-md', turned && 'lg:order-2')}>
          <h2 id={`${name}-title`} className="text-3xl sm:text-4xl">
            {t(`${name}.title`)}
          </h2>
          <p className="measure mt-4 text-lg text-ink-muted">{t(`${name}.text`)}</p>
          <Link to={to} aria-label={feature} className={cx(buttonClass('secondary'), 'mt-6')}>
            {t('try.button')}
          </Link>
        </div>
        <div className="card min-w-0 overflow-hidden bg-surface p-5 sm:p-7">{picture}</div>
      </div>
    </section>
  );
}
