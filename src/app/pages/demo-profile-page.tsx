import { Link } from 'react-router-dom';
import { authPath } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { buttonClass } from '@/ui/button';

/** In the place of the profile, which the public demonstration has none of. */
export default function DemoProfilePage() {
  const { t } = useTranslation('demo');
  return (
    <div className="page max-w-3xl py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">{t('profile.title')}</h1>
      <p className="measure mt-4 text-lg text-ink-muted">{t('profile.text')}</p>
      <Link to={authPath('sign-up')} className={`${buttonClass()} mt-6`}>
        {t('profile.start')}
      </Link>
    </div>
  );
}
