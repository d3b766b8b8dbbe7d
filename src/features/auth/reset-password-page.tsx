import { useEffect, useRef, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { signOut } from '@/data/auth';
import { logSecurityEvent } from '@/data/security-events';
import { RequestError } from '@/lib/errors';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { providerMessage } from '@/parts/account/provider-message';
import { Button } from '@/ui/button';
import { Spinner } from '@/ui/spinner';
import { ErrorState, Notice } from '@/ui/states';
import { toast } from '@/ui/toast-store';
import { AuthFrame } from './auth-frame';
import { NewPasswordForm } from './new-password-form';
import { type ResetState, useResetLink } from './use-reset-link';

/** Milliseconds between storing the new password and the redirect to /auth, as the specification says. */
const REDIRECT_AFTER = 2_000;
/**
 * Maximum number of characters shown of an error description, because anybody can put text into a page's
 * address.
 */
const DESCRIPTION_LENGTH = 200;

export default function ResetPasswordPage() {
  const { t } = useTranslation(['auth', 'common']);
  const navigate = useNavigate();
  const { state, proceed } = useResetLink();
  const { user } = useSession();
  const [saved, setSaved] = useState(false);
  useFailureToast(state);

  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => navigate(paths.auth, { replace: true }), REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [saved, navigate]);

  async function finish() {
    toast({ title: t('passwordUpdated'), text: t('passwordUpdatedText'), tone: 'success' });
    logSecurityEvent('password_updated');
    setSaved(true);
    // A signed-in person is signed out after changing the password. An emailed link creates no session, so
    // nobody is signed out. This browser's session might belong to another account.
    if (state.phase === 'ready' && !state.recovery) await signOut();
  }

  if (state.phase === 'refused') return <Navigate to={paths.auth} replace />;
  return (
    <AuthFrame>
      <div className="flex flex-col gap-6">
        {state.phase === 'asking' && (
          <>
            <header>
              <h1 className="text-3xl">{t('reset.title')}</h1>
              <p className="mt-2 break-words text-ink-muted">
                {state.email ? t('reset.account', { email: state.email }) : t('reset.anyAccount')}
              </p>
            </header>
            {user && user.email !== state.email && (
              <Notice tone="attention">{t('reset.otherAccount', { email: user.email })}</Notice>
            )}
            <Button className="self-start" onClick={proceed}>
              {t('reset.proceed')}
            </Button>
          </>
        )}
        {state.phase === 'checking' && (
          <div className="flex min-h-72 flex-col items-center justify-center gap-4" role="status">
            <Spinner />
            <h1 className="text-xl">{t('reset.checking')}</h1>
          </div>
        )}
        {state.phase === 'unavailable' && (
          <>
            <h1 className="text-3xl">{t('reset.title')}</h1>
            <ErrorState
              title={t('reset.unavailable')}
              text={t('reset.unavailableText')}
              action={<Button onClick={proceed}>{t('common:tryAgain')}</Button>}
            />
          </>
        )}
        {state.phase === 'ready' && (
          <NewPasswordForm recovery={state.recovery} saved={saved} finish={finish} />
        )}
        {state.phase !== 'checking' && (
          <Link
            to={paths.auth}
            className="inline-flex min-h-11 items-center self-start font-semibold text-accent-strong underline"
          >
            {t('reset.toSignIn')}
          </Link>
        )}
      </div>
    </AuthFrame>
  );
}

/** Shows one toast if the link is invalid. */
function useFailureToast(state: ResetState): void {
  const { t } = useTranslation(['auth', 'common']);
  const told = useRef(false);
  useEffect(() => {
    if (state.phase !== 'refused' || !state.failure || told.current) return;
    told.current = true;
    const { failure } = state;
    const text =
      'error' in failure
        ? providerMessage(failure.error, t)
        : (failure.description ?? '').slice(0, DESCRIPTION_LENGTH);
    toast({ title: t('common:error'), text: text || t('invalidResetLink'), tone: 'danger' });
    const known = 'error' in failure && failure.error instanceof RequestError ? failure.error.code : null;
    logSecurityEvent('password_reset_failed', { code: known ?? 'link' });
  }, [state, t]);
}
