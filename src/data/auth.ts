import type { AuthError } from '@supabase/auth-js';
import { localizedAddress } from '@/lib/address/english-address';
import { RequestError } from '@/lib/errors';
import { currentLanguage } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { withRetries } from '@/lib/retry';
import { authClient } from '@/lib/session/auth';
import { leave, watchAuth } from '@/lib/session/session';
import { isLanguage, type Language } from '@/lib/texts';

/**
 * The functions of this file are the account requests of the specification (point 7). They throw a
 * `RequestError` with the sign-in service's code. If a request is idempotent, it is retried after a gateway
 * failure.
 */

export function refuse(error: AuthError | null): void {
  if (!error) return;
  const reasons = 'reasons' in error && Array.isArray(error.reasons) ? error.reasons.map(String) : [];
  // The sign-in service states the waiting time only in its message: "you can only request this after 52
  // seconds".
  const wait = /after (\d+) seconds?/.exec(error.message)?.[1];
  throw new RequestError(error.message, error.status ?? 0, error.code ?? error.name, {
    reasons,
    ...(wait ? { retryAfter: Number(wait) } : {}),
  });
}

/** Loads the client ahead of time, so that the first request is faster. */
export function prepareAuth(): void {
  void authClient().catch(() => undefined);
}

/**
 * Returns the address for links in e-mails. It contains the language in which the e-mail was requested, so
 * that the page has this language in any browser.
 */
const siteRoot = (language: Language): string =>
  window.location.origin + localizedAddress(paths.home, language);

interface SignUp {
  email: string;
  password: string;
  full_name: string;
  language_preference: Language;
}

/**
 * Signs up. Returns whether the e-mail address must still be confirmed. Not retried, because a second request
 * would send a second e-mail.
 */
export async function signUp({
  email,
  password,
  full_name,
  language_preference,
}: SignUp): Promise<{ unconfirmed: boolean }> {
  const { auth } = await authClient();
  await watchAuth();
  const { data, error } = await auth.signUp({
    email,
    password,
    options: { data: { full_name, language_preference }, emailRedirectTo: siteRoot(language_preference) },
  });
  // The response is the same for new and known addresses, so that nobody can find out who has an account.
  refuse(error);
  return { unconfirmed: data.session === null };
}

/**
 * Requests an e-mail. If the service tells a retry to wait, the first request was successful and the e-mail
 * is on its way.
 */
const sendMail = (send: () => Promise<{ error: AuthError | null }>): Promise<void> =>
  withRetries(async (attempt) => {
    const { error } = await send();
    if (attempt > 0 && error?.code === 'over_email_send_rate_limit') return;
    refuse(error);
  });

export async function resendConfirmation(email: string): Promise<void> {
  const { auth } = await authClient();
  await sendMail(() =>
    auth.resend({ type: 'signup', email, options: { emailRedirectTo: siteRoot(currentLanguage()) } }),
  );
}

export async function requestPasswordReset(email: string): Promise<void> {
  const { auth } = await authClient();
  const redirectTo = `${window.location.origin}${paths.resetPassword}`;
  await sendMail(() => auth.resetPasswordForEmail(email, { redirectTo }));
}

/** Signs in and returns the language of the account's e-mails. */
export async function signIn(email: string, password: string): Promise<Language | null> {
  const { auth } = await authClient();
  await watchAuth();
  return withRetries(async () => {
    const { data, error } = await auth.signInWithPassword({ email, password });
    refuse(error);
    const preferred: unknown = data.user?.user_metadata.language_preference;
    return isLanguage(preferred) ? preferred : null;
  });
}

/** Ends the session on this device at once. The service is told as soon as possible. */
export async function signOut(): Promise<void> {
  const token = leave();
  const { auth } = await authClient();
  // If storage is blocked, no token is stored on the device, but the client may have one in memory.
  void (token ? auth.admin.signOut(token, 'local') : auth.signOut({ scope: 'local' })).catch(() => undefined);
}

/**
 * Returns whether there is a session, and asks the service if necessary. @throws if the service can't be
 * reached.
 */
export async function hasSession(): Promise<boolean> {
  const { auth } = await authClient();
  const { data, error } = await auth.getSession();
  if (error?.status === 0) refuse(error);
  return data.session !== null;
}

/**
 * Changes the password of the signed-in account. `current` is required, unless the person has used a link in
 * an e-mail.
 */
export async function updatePassword(password: string, current?: string): Promise<void> {
  const { auth } = await authClient();
  await withRetries(async (attempt) => {
    const { error } = await auth.updateUser({ password, ...(current ? { current_password: current } : {}) });
    // The password was stored by the first attempt, and only the response was lost.
    if (attempt > 0 && error?.code === 'same_password') return;
    refuse(error);
  });
}
