import { Link } from 'react-router-dom';
import { authPath, paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { ForMembers, ForVisitors } from '@/parts/for-whom';
import { buttonClass } from '@/ui/button';

/** To the app for whoever is signed in, to signing up for everybody else. */
export function StartLink() {
  const { t } = useTranslation('landing');
  return (
    <>
      <ForVisitors>
        <Link to={authPath('sign-up')} className={buttonClass()}>
          {t('hero.start')}
        </Link>
      </ForVisitors>
      <ForMembers>
        <Link to={paths.app} className={buttonClass()}>
          {t('hero.toApp')}
        </Link>
      </ForMembers>
    </>
  );
}
