import { Link } from 'react-router-dom';
import { authPath, paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { ForMembers, ForVisitors } from '@/parts/public/for-whom';
import { buttonClass } from '@/ui/button';

/** Links to the app if the person is signed in, otherwise to sign-up. */
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
