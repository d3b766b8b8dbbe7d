import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LINK_TYPES, verifyLink } from '@/data/auth';
import { type EmailLink, settleEmailLink } from '@/lib/email-link';
import { isTransient } from '@/lib/errors';
import { CONFIRM_AGAIN } from '@/lib/paths';
import { takeReturn } from '@/lib/return-page';
import { currentSession } from '@/lib/session-state';
import { providerMessage } from '@/parts/account/provider-message';
import { Spinner } from '@/ui/spinner';
import { toast } from '@/ui/toast-store';

/** A token works once, and effects may run twice: both runs share one attempt. */
const attempts = new WeakMap<EmailLink, Promise<{ error: unknown } | null>>();

/** Resolves to null, or to what went wrong. A link that brings an error instead of a token is a failed one. */
function verifyOnce(link: EmailLink): Promise<{ error: unknown } | null> {
  const known = attempts.get(link);
  if (known) return known;
  const type = LINK_TYPES.find((candidate) => candidate === link.type) ?? 'email';
  const attempt = link.token_hash
    ? verifyLink(link.token_hash, type).then(
        () => null,
        (error: unknown) => ({ error }),
      )
    : Promise.resolve({ error: null });
  attempts.set(link, attempt);
  return attempt;
}

/** Verifies the link, and tells what came of it. */
export default function EmailVerification({ link }: { link: EmailLink }) {
  const { t } = useTranslation(['auth', 'common']);
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState(-1);
  const told = useRef(-1);

  useEffect(() => {
    let wanted = true;
    void verifyOnce(link).then((failed) => {
      // Also when the language, and with it this effect, changes later.
      if (!wanted || told.current === attempt) return;
      told.current = attempt;
      setSettled(attempt);
      if (!failed) {
        settleEmailLink(link);
        toast({ title: t('emailConfirmed'), text: t('emailConfirmedText'), tone: 'success' });
        const next = takeReturn();
        if (next) navigate(next, { replace: true });
        return;
      }
      const again = failed.error !== null && isTransient(failed.error);
      if (again) attempts.delete(link);
      else settleEmailLink(link);
      const action = again
        ? { label: t('common:tryAgain'), run: () => setAttempt(attempt + 1) }
        : { label: t('resend'), run: () => navigate(CONFIRM_AGAIN) };
      toast({
        title: t('common:error'),
        text: (failed.error !== null && providerMessage(failed.error, t)) || t('provider.otp_expired'),
        tone: 'danger',
        // Whoever is signed in has nothing left to confirm.
        ...(again || !currentSession().user ? { action } : {}),
      });
    });
    return () => {
      wanted = false;
    };
  }, [link, attempt, navigate, t]);

  if (settled === attempt) return null;
  return (
    <p
      role="status"
      className="animate-late fixed inset-x-0 top-0 z-50 flex items-center justify-center gap-3 bg-accent-soft p-3 text-ink"
    >
      <Spinner small />
      {t('confirming')}
    </p>
  );
}
