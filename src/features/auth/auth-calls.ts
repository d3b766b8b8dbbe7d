import { requestPasswordReset, resendConfirmation, signIn, signUp } from '@/data/auth';
import { logSecurityEvent } from '@/data/security-events';
import { RequestError } from '@/lib/errors';
import { currentLanguage } from '@/lib/i18n';
import type { AuthMode } from '@/lib/paths';
import { rememberReturn } from '@/lib/return-page';
import { toast } from '@/ui/toast-store';
import { type AccountTexts, tellOfFailure, tellOfMail } from './account-toasts';

const codeOf = (error: unknown): string =>
  error instanceof RequestError ? (error.code ?? String(error.status)) : 'unknown';

export interface AuthValues extends Record<string, string> {
  full_name: string;
  email: string;
  password: string;
}

export interface Outcome {
  mode: AuthMode;
  search: string;
  /** The address must be confirmed before this account can be used. */
  unconfirmed: () => void;
  /** On to sign-in. */
  done: () => void;
}

/** What sending the form does in each mode, and what is said of it (specification, points 4, 7 and 8). */
export function sendForm(
  values: AuthValues,
  { mode, search, unconfirmed, done }: Outcome,
  t: AccountTexts,
): Promise<void> {
  const calls: Record<AuthMode, (values: AuthValues) => Promise<void>> = {
    'sign-in': async ({ email, password }) => {
      try {
        await signIn(email, password);
        // The guard of this page takes the reader on.
        toast({ title: t('welcomeBack'), text: t('loginSuccess'), tone: 'success' });
      } catch (error) {
        logSecurityEvent('sign_in_failed', { code: codeOf(error) });
        if (codeOf(error) === 'email_not_confirmed') unconfirmed();
        tellOfFailure(error, t);
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
        unconfirmed();
        done();
      } catch (error) {
        tellOfFailure(error, t, t('signUpError'));
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
        tellOfFailure(error, t);
      }
    },
  };
  return calls[mode](values);
}

/** Signs in without a form; false when that failed. */
export async function enter(email: string, password: string, t: AccountTexts): Promise<boolean> {
  try {
    await signIn(email, password);
    return true;
  } catch (error) {
    tellOfFailure(error, t);
    return false;
  }
}

export async function sendConfirmationAgain(email: string, t: AccountTexts): Promise<void> {
  try {
    await resendConfirmation(email);
    tellOfMail(t('confirmationResent'), t('checkEmailVerify'), t);
  } catch (error) {
    tellOfFailure(error, t);
  }
}
