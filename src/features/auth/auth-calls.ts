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
  /** Called if the address must be confirmed first. */
  unconfirmed: () => void;
  /** Called once the confirmation mail is sent. */
  mailed: (email: string) => void;
  /** Called to go on to sign-in. */
  done: () => void;
}

/** Opens the workspace, which asks a person whose account waits for deletion whether to keep it. */
async function askWhetherToStay(): Promise<void> {
  const { isLeaving } = await import('@/data/departures');
  if (!(await isLeaving()) || window.location.pathname.startsWith(paths.app)) return;
  window.location.assign(paths.app);
}

/** Sends the form in each mode, and shows the specification's message (points 4, 7 and 8). */
export function sendForm(
  values: AuthValues,
  { mode, search, unconfirmed, mailed, done }: AuthOutcome,
  t: AccountTexts,
): Promise<void> {
  const calls: Record<AuthMode, (values: AuthValues) => Promise<void>> = {
    'sign-in': async ({ email, password }) => {
      try {
        const preferred = await signIn(email, password);
        // The language changes first, so that the message appears in it.
        if (preferred && preferred !== currentLanguage()) await changeLanguage(preferred);
        const now = textsOf(currentLanguage(), ['auth', 'common']);
        // The page's guard then redirects the person.
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

/** Signs in without a form; returns false on failure. */
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

/** Sends the confirmation again; returns the seconds until the next attempt, if the service says so. */
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
