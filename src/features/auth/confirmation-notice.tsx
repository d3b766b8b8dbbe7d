import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resendConfirmation } from '@/data/auth';
import { Button } from '@/ui/button';
import { Mail } from '@/ui/first-icons';
import { Notice } from '@/ui/states';
import { tellOfFailure, tellOfMail } from './account-toasts';

/** An address that is not confirmed yet: what to do, and the e-mail again for whoever did not get it. */
export function ConfirmationNotice({ email, askForEmail }: { email: string; askForEmail: () => void }) {
  const { t } = useTranslation(['auth', 'common']);
  const [busy, setBusy] = useState(false);

  async function resend() {
    if (email.trim() === '') return askForEmail();
    setBusy(true);
    try {
      await resendConfirmation(email.trim());
      tellOfMail(t('confirmationResent'), t('checkEmailVerify'), t);
    } catch (error) {
      tellOfFailure(error, t);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Notice icon={<Mail aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-strong" />}>
      <p>{t('unconfirmed')}</p>
      <Button look="quiet" size="small" className="-ml-4 mt-1" busy={busy} onClick={() => void resend()}>
        {t(busy ? 'common:pleaseWait' : 'resend')}
      </Button>
    </Notice>
  );
}
