import { Link } from 'react-router-dom';
import { leaveInvitations } from '@/data/invitation-emails';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { buttonClass } from '@/ui/button';
import { MailedAction } from './mailed-action';

/** /invitations/unsubscribe: for a guest who wants no more e-mails about an event. */
export default function InvitationsOffPage() {
  const { t } = useTranslation('newsletter');
  const contact = (
    <Link to={paths.contact} className={buttonClass('secondary')}>
      {t('broken.contact')}
    </Link>
  );
  return <MailedAction words="invitations" run={leaveInvitations} afterDone={null} afterBroken={contact} />;
}
