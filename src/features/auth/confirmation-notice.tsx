import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/states';
import { useAuthCalls } from './use-auth-calls';

/** Tells that the email address isn't confirmed, and has a button to send the confirmation email again. */
export function ConfirmationNotice({ email, askForEmail }: { email: string; askForEmail: () => void }) {
  const { t } = useTranslation(['auth', 'common']);
  const { call } = useAuthCalls();
  const [busy, setBusy] = useState(false);

  async function resend() {
    if (email.trim() === '') return askForEmail();
    setBusy(true);
    await call((calls, texts) => calls.sendConfirmationAgain(email.trim(), texts));
    setBusy(false);
  }

  return (
    <Notice icon={<Mail className="mt-0.5 size-5 shrink-0 text-accent-strong" />}>
      <p>{t('unconfirmed')}</p>
      <Button look="quiet" size="small" className="-ml-4 mt-1" busy={busy} onClick={() => void resend()}>
        {t(busy ? 'common:pleaseWait' : 'resend')}
      </Button>
    </Notice>
  );
}
