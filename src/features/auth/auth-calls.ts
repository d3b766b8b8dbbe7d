import { requestPasswordReset, resendConfirmation, signIn, signUp } from '@/data/auth';
import { logSecurityEvent } from '@/data/security-events';
import { RequestError } from '@/lib/errors';
import { changeLanguage, currentLanguage } from '@/lib/i18n';
import { type AuthMode, paths } from '@/lib/paths';
import { rememberReturn } from '@/lib/session/return-page';
import { textsOf } from '@/lib/translation';
import { toast } from '@/ui/toast-store';
import { type AccountTexts, reportFailure, tellOfBlockedStorage, tellOfMail } from './account-toasts';

const codeOf = (error: unknown): string =>
  error instanceof RequestError ? (error.code ?? String(error.status)) : 'unknown';

export interface AuthValues extends Record<string, string> {
  full_name: string;
  email: string;
  password: string;
}

export interface AuthOutcome {
  mode: AuthMode;
  search: string;
  /** Called if the email address isn't confirmed yet. */
  unconfirmed: () => void;
  /** Called once the confirmation email is sent. */
  mailed: (email: string) => void;
  /** Called to go on to the sign-in form. */
  done: () => void;
}

/**
 * If the account is scheduled for deletion, opens the workspace, which asks the person whether to keep the
 * account.
 */
async function askWhetherToStay(): Promise<void> {
  const { isLeaving } = await import('@/data/departures');
  if (!(await isLeaving()) || window.location.pathname.startsWith(paths.app)) return;
  window.location.assign(paths.app);
}

/** Submits the form in the current mode and shows the message from the specification (points 4, 7 and 8). */
export function sendForm(
  values: AuthValues,
  { mode, search, unconfirmed, mailed, done }: AuthOutcome,
  t: AccountTexts,
): Promise<void> {
  const calls: Record<AuthMode, (values: AuthValues) => Promise<void>> = {
    'sign-in': async ({ email, password }) => {
      try {
        const preferred = await signIn(email, password);
        // The language changes before the toast appears, so that the toast is in that language.
        if (preferred && preferred !== currentLanguage()) await changeLanguage(preferred);
        const now = textsOf(currentLanguage(), ['auth', 'common']);
        // The page's guard redirects the person afterwards.
        toast({ title: now('welcomeBack'), text: now('loginSuccess'), tone: 'success' });
        tellOfBlockedStorage(now);
        void askWhetherToStay().catch(() => undefined);
      } catch (error) {
        logSecurityEvent('sign_in_failed', { code: codeOf(error) });
        if (codeOf(error) === 'email_not_confirmed') unconfirmed();
        reportFailure(error, t);
      }
    },
    'sign-up': async ({ full_name, email, password }) => {
      try {
        const account = await signUp({ full_name, email, password, language_preference: currentLanguage() });
        if (!account.unconfirmed) {
          toast({ title: t('accountCreated'), text: t('emailConfirmedText'), tone: 'success' });
          return;
        }
        tellOfMail(t('accountCreated'), t('checkEmailVerify'), t);
        rememberReturn(search);
        mailed(email);
      } catch (error) {
        reportFailure(error, t, t('signUpError'));
      }
    },
    reset: async ({ email }) => {
      logSecurityEvent('password_reset_requested');
      try {
        await requestPasswordReset(email);
        tellOfMail(t('resetEmailSent'), t('resetEmailSentText'), t);
        done();
      } catch (error) {
        logSecurityEvent('password_reset_failed', { code: codeOf(error) });
        reportFailure(error, t);
      }
    },
  };
  return calls[mode](values);
}

/** Signs in without a form. Returns false on failure. */
export async function enter(email: string, password: string, t: AccountTexts): Promise<boolean> {
  try {
    await signIn(email, password);
    tellOfBlockedStorage(t);
    return true;
  } catch (error) {
    reportFailure(error, t);
    return false;
  }
}

/**
 * Sends the confirmation email again. If the service limits the rate, returns the seconds until the next
 * attempt.
 */
export async function sendConfirmationAgain(email: string, t: AccountTexts): Promise<number | undefined> {
  try {
    await resendConfirmation(email);
    tellOfMail(t('confirmationResent'), t('checkEmailVerify'), t);
    return undefined;
  } catch (error) {
    reportFailure(error, t);
    return error instanceof RequestError ? error.details.retryAfter : undefined;
  }
}
