import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { EMBEDDED, MAILBOX_PATH } from '@/lib/env';
import { authPath } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { useAuthCalls } from './use-auth-calls';
import { useCountdown } from './use-countdown';

/** Minimum seconds between two emails to one address, as in `max_frequency` of supabase/config.toml. */
const BETWEEN_MAILS = 60;
const LINK = 'inline-flex min-h-11 items-center font-semibold text-accent-strong underline sm:min-h-9';

interface CheckMailProps {
  email: string;
  search: string;
  /** Returns to the form to correct the email address. */
  change: () => void;
}

/**
 * Message after sign-up: where the email was sent, and what to do if it doesn't arrive. It looks the same if
 * the address already has an account. Links let the person use such an account.
 */
export default function CheckMail({ email, search, change }: CheckMailProps) {
  const { t } = useTranslation(['auth', 'common']);
  const { call } = useAuthCalls();
  const [busy, setBusy] = useState(false);
  const { left, start } = useCountdown(BETWEEN_MAILS);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function resend() {
    setBusy(true);
    const wait = await call((calls, texts) => calls.sendConfirmationAgain(email, texts));
    start(wait ?? BETWEEN_MAILS);
    setBusy(false);
  }

  return (
    <section className="flex flex-col gap-6">
      <header>
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {t('checkMail.title')}
        </h1>
        <p className="mt-2 text-ink-muted [overflow-wrap:anywhere]">{t('checkMail.text', { email })}</p>
      </header>
      <p className="text-ink-muted">{t('checkMail.notThere')}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="secondary" busy={busy} disabled={left > 0} onClick={() => void resend()}>
          {t(busy ? 'common:pleaseWait' : 'checkMail.resend')}
        </Button>
        <Button look="quiet" onClick={change}>
          {t('checkMail.change')}
        </Button>
        {EMBEDDED && (
          <a href={MAILBOX_PATH} className={LINK}>
            {t('common:openMailbox')}
          </a>
        )}
      </div>
      {left > 0 && <p className="text-ink-muted">{t('checkMail.wait', { count: left })}</p>}
      <div className="border-t border-line pt-4">
        <p className="text-ink-muted">{t('checkMail.known')}</p>
        <p className="flex flex-wrap gap-x-6">
          <Link to={authPath('sign-in', search)} className={LINK}>
            {t('checkMail.toSignIn')}
          </Link>
          <Link to={authPath('reset', search)} className={LINK}>
            {t('checkMail.toReset')}
          </Link>
        </p>
      </div>
    </section>
  );
}
