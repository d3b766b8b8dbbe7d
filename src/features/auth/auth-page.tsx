import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { EMBEDDED } from '@/lib/env';
import { type AuthMode, asksForConfirmation, authModeOf, authPath } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { PageSpinner } from '@/ui/spinner';
import type { AuthValues } from './auth-calls';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import { ConfirmationNotice } from './confirmation-notice';
import { DemoOffer } from './demo-offer';
import { StorageNotice } from './storage-notice';
import { useAuthCalls } from './use-auth-calls';

/** Loaded only after sign-up. */
const CheckMail = lazy(() => import('./check-mail'));

const TEXTS = { 'sign-in': 'signIn', 'sign-up': 'signUp', reset: 'request' } as const;

/**
 * Form to sign in, sign up or request a password reset. The address selects the mode, and a change of mode
 * keeps the entered values.
 */
export default function AuthPage() {
  const { t } = useTranslation(['auth', 'common']);
  const { search } = useLocation();
  const sent = useSent();
  const navigate = useNavigate();
  const mode = authModeOf(search);
  const [values, setValues] = useState<AuthValues>({ full_name: '', email: '', password: '' });
  const [unconfirmed, setUnconfirmed] = useState(false);
  const heading = useModeFocus(mode);
  const page = useRef<HTMLDivElement>(null);
  // The entered email address survives a reload, in every mode.
  useEffect(() => {
    if (sent !== null) setValues((before) => (before.email === '' ? { ...before, email: sent } : before));
  }, [sent]);
  const before = useRef(sent);
  useEffect(() => {
    const back = before.current !== null && sent === null && mode === 'sign-up';
    before.current = sent;
    // The button that was clicked to return to the form has disappeared, so the email field gets the focus.
    if (back) page.current?.querySelector<HTMLElement>('[name="email"]')?.focus();
  }, [sent, mode]);

  const { call, unavailable } = useAuthCalls();

  async function send(entered: AuthValues): Promise<void> {
    const outcome = {
      mode,
      search,
      unconfirmed: () => setUnconfirmed(true),
      mailed: (email: string) => {
        setValues((before) => ({ ...before, password: '' }));
        // The email address is kept in the history state. It survives a reload, and the Back button returns
        // to the form.
        navigate(authPath(mode, search), { state: { sent: email } });
      },
      // Clears the password but keeps the email address.
      done: () => {
        setValues((before) => ({ ...before, password: '' }));
        navigate(authPath('sign-in', search));
      },
    };
    await call((calls, texts) => calls.sendForm(entered, outcome, texts));
  }
  const texts = TEXTS[mode];

  if (sent !== null && mode === 'sign-up')
    return (
      <AuthFrame>
        <Suspense fallback={<PageSpinner label={t('common:loading')} />}>
          <CheckMail
            email={sent}
            search={search}
            change={() => navigate(authPath('sign-up', search), { replace: true })}
          />
        </Suspense>
      </AuthFrame>
    );
  return (
    <AuthFrame>
      <div ref={page} className="flex flex-col gap-6">
        <header>
          <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
            {t(`${texts}.title`)}
          </h1>
          <p className="mt-2 text-ink-muted">{t(`${texts}.text`)}</p>
        </header>
        <StorageNotice />
        {mode === 'sign-in' && (unconfirmed || asksForConfirmation(search)) && (
          <ConfirmationNotice
            email={values.email}
            askForEmail={() => page.current?.querySelector<HTMLElement>('[name="email"]')?.focus()}
          />
        )}
        <AuthForm
          key={mode}
          mode={mode}
          search={search}
          values={values}
          change={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
          send={send}
          fail={unavailable}
        />
        <OtherMode mode={mode} search={search} forget={() => setValues({ ...values, password: '' })} />
        {EMBEDDED && mode === 'sign-in' && <DemoOffer />}
      </div>
    </AuthFrame>
  );
}

function OtherMode({ mode, search, forget }: { mode: AuthMode; search: string; forget: () => void }) {
  const { t } = useTranslation('auth');
  const link = 'inline-flex min-h-11 items-center font-semibold text-accent-strong underline sm:min-h-9';
  if (mode === 'reset')
    return (
      <p>
        <Link to={authPath('sign-in', search)} className={link}>
          {t('request.toSignIn')}
        </Link>
      </p>
    );
  const [question, answer, other] =
    mode === 'sign-in'
      ? (['signIn.noAccount', 'signIn.toSignUp', 'sign-up'] as const)
      : (['signUp.haveAccount', 'signUp.toSignIn', 'sign-in'] as const);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-muted">
      <span>{t(question)}</span>
      <Link to={authPath(other, search)} onClick={forget} className={link}>
        {t(answer)}
      </Link>
    </p>
  );
}

/** Returns the address to which the email was sent, from the history state. */
function useSent(): string | null {
  const { state } = useLocation();
  const sent: unknown = typeof state === 'object' && state !== null && 'sent' in state ? state.sent : null;
  return typeof sent === 'string' ? sent : null;
}

/** Moves the focus to the new form's heading, because the clicked link disappears with the old form. */
function useModeFocus(mode: AuthMode) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    heading.current?.focus();
  }, [mode]);
  return heading;
}
