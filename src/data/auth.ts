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
 * Account calls of the specification (point 7). Each throws a `RequestError` with the provider's code.
 * Gateway failures are retried first, if repeating a call is harmless.
 */

export function refuse(error: AuthError | null): void {
  if (!error) return;
  const reasons = 'reasons' in error && Array.isArray(error.reasons) ? error.reasons.map(String) : [];
  // The provider states the wait only in words: "you can only request this after 52 seconds".
  const wait = /after (\d+) seconds?/.exec(error.message)?.[1];
  throw new RequestError(error.message, error.status ?? 0, error.code ?? error.name, {
    reasons,
    ...(wait ? { retryAfter: Number(wait) } : {}),
  });
}

/** Loads the client ahead of its first use, so that the first call is faster. */
export function prepareAuth(): void {
  void authClient().catch(() => undefined);
}

/**
 * Returns the address of links in e-mails: the page then has the language in which the mail was requested, in
 * any browser.
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
 * Signs up; returns whether the address must still be confirmed. Not retried, because a second call sends a
 * second e-mail.
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
  // The provider answers alike for new and known addresses, and so does the page.
  refuse(error);
  return { unconfirmed: data.session === null };
}

/**
 * Requests an e-mail. If a retry is told to wait, the first request has succeeded and the e-mail is on its
 * way.
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

/** Signs in; returns the language of the account's e-mails. */
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

/** Ends the session here at once; the service is told as soon as possible. */
export async function signOut(): Promise<void> {
  const token = leave();
  const { auth } = await authClient();
  // With storage blocked there is no token on the device, but the client may hold one.
  void (token ? auth.admin.signOut(token, 'local') : auth.signOut({ scope: 'local' })).catch(() => undefined);
}

/**
 * Returns whether there is a session, asking the service if necessary. @throws if the service can't be
 * reached.
 */
export async function hasSession(): Promise<boolean> {
  const { auth } = await authClient();
  const { data, error } = await auth.getSession();
  if (error?.status === 0) refuse(error);
  return data.session !== null;
}

/** Changes the signed-in account's password; without a mailed link `current` is required. */
export async function updatePassword(password: string, current?: string): Promise<void> {
  const { auth } = await authClient();
  await withRetries(async (attempt) => {
    const { error } = await auth.updateUser({ password, ...(current ? { current_password: current } : {}) });
    // The first attempt stored the new password, and only its answer was lost.
    if (attempt > 0 && error?.code === 'same_password') return;
    refuse(error);
  });
}
