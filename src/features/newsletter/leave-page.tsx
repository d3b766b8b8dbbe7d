import { Link } from 'react-router-dom';
import { unsubscribe } from '@/data/newsletter';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { buttonClass } from '@/ui/button';
import { MailedAction } from './mailed-action';

/** Page /newsletter/unsubscribe, opened by the link in an email. */
export default function LeavePage() {
  const { t } = useTranslation('newsletter');
  return (
    <MailedAction
      words="leave"
      run={unsubscribe}
      afterDone={
        <Link to={paths.home} className={buttonClass('secondary')}>
          {t('leave.home')}
        </Link>
      }
      afterBroken={
        <Link to={paths.contact} className={buttonClass('secondary')}>
          {t('broken.contact')}
        </Link>
      }
    />
  );
}
