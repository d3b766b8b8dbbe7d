import { Link } from 'react-router-dom';
import { confirmSubscription, subscribe } from '@/data/newsletter';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { NewsletterForm } from '@/parts/public/newsletter-form';
import { buttonClass } from '@/ui/button';
import { MailedAction } from './mailed-action';

/** Page /newsletter/confirm: confirms a subscription. */
export default function ConfirmPage() {
  const { t } = useTranslation('newsletter');
  return (
    <MailedAction
      words="confirm"
      run={confirmSubscription}
      afterDone={
        <Link to={paths.blog} className={buttonClass()}>
          {t('confirm.blog')}
        </Link>
      }
      afterBroken={<NewsletterForm subscribe={subscribe} className="w-full max-w-md text-left" />}
    />
  );
}
