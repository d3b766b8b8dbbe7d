import { Link } from 'react-router-dom';
import { authPath, paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { buttonClass } from '@/ui/button';

/** Shown instead of the profile, which the public demonstration doesn't have. */
export default function DemoProfilePage() {
  const { t } = useTranslation('demo');
  return (
    <div className="page max-w-3xl py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">{t('profile.title')}</h1>
      <p className="measure mt-4 text-lg text-ink-muted">{t('profile.text')}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Link to={authPath('sign-up')} className={buttonClass()}>
          {t('profile.start')}
        </Link>
        <Link to={paths.brand} className={buttonClass('secondary')}>
          {t('profile.brand')}
        </Link>
      </p>
    </div>
  );
}
