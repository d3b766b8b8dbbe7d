import { Link } from 'react-router-dom';
import { turnOffReminders } from '@/data/reminders';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { buttonClass } from '@/ui/button';
import { MailedAction } from './mailed-action';

/**
 * Page /reminders/unsubscribe, opened by the link in a reminder. It works whether or not the person is signed
 * in.
 */
export default function RemindersOffPage() {
  const { t } = useTranslation('newsletter');
  return (
    <MailedAction
      words="reminders"
      run={turnOffReminders}
      afterDone={
        <Link to={paths.profile} className={buttonClass('secondary')}>
          {t('reminders.profile')}
        </Link>
      }
      afterBroken={
        <Link to={paths.profile} className={buttonClass('secondary')}>
          {t('reminders.profile')}
        </Link>
      }
    />
  );
}
