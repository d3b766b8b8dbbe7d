import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { authPath, paths } from '@/lib/paths';
import { useSession } from '@/lib/session-state';
import { buttonClass } from '@/ui/button';

/** To the app for whoever is signed in, to signing up for everybody else. */
export function StartLink() {
  const { t } = useTranslation('landing');
  const { user } = useSession();
  return (
    <Link to={user ? paths.app : authPath('sign-up')} className={buttonClass()}>
      {t(user ? 'hero.toApp' : 'hero.start')}
    </Link>
  );
}
