import type { AuthError } from '@supabase/auth-js';
import { RequestError } from '@/lib/errors';
import type { Language } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { leave, watchAuth } from '@/lib/session';
import { supabase } from '@/lib/supabase';

/** Account calls of the specification (point 7). Each throws a `RequestError` with the provider's code. */

function refuse(error: AuthError | null): void {
  if (!error) return;
  const reasons = 'reasons' in error && Array.isArray(error.reasons) ? error.reasons.map(String) : [];
  // The provider tells the wait in words only: "you can only request this after 52 seconds".
  const wait = /after (\d+) seconds?/.exec(error.message)?.[1];
  throw new RequestError(error.message, error.status ?? 0, error.code ?? error.name, {
    reasons,
    ...(wait ? { retryAfter: Number(wait) } : {}),
  });
}

const siteRoot = (): string => `${window.location.origin}${paths.home}`;

export interface SignUp {
  email: string;
  password: string;
  full_name: string;
  language_preference: Language;
}

export async function signUp({ email, password, full_name, language_preference }: SignUp): Promise<void> {
  const { auth } = await supabase();
  const { data, error } = await auth.signUp({
    email,
    password,
    options: { data: { full_name, language_preference }, emailRedirectTo: siteRoot() },
  });
  refuse(error);
  // For an address that is taken the provider answers as for a new one, but with no identity in it.
  if (data.user?.identities?.length === 0)
    throw new RequestError('User already registered', 422, 'user_already_exists');
}

export async function resendConfirmation(email: string): Promise<void> {
  const { auth } = await supabase();
  const { error } = await auth.resend({ type: 'signup', email, options: { emailRedirectTo: siteRoot() } });
  refuse(error);
}

export async function signIn(email: string, password: string): Promise<void> {
  const { auth } = await supabase();
  await watchAuth();
  const { error } = await auth.signInWithPassword({ email, password });
  refuse(error);
}

/** Ends the session here even when the service cannot be told. */
export async function signOut(): Promise<void> {
  const { auth } = await supabase();
  await leave(() => auth.signOut({ scope: 'local' }));
}

export async function requestPasswordReset(email: string): Promise<void> {
  const { auth } = await supabase();
  const { error } = await auth.resetPasswordForEmail(email, {
    redirectTo: `${window.location.origin}${paths.resetPassword}`,
  });
  refuse(error);
}

/** Turns the token of an e-mailed link into a session. */
export async function verifyLink(token_hash: string, type: 'email' | 'recovery'): Promise<void> {
  const { auth } = await supabase();
  await watchAuth();
  const { error } = await auth.verifyOtp({ token_hash, type });
  refuse(error);
}

export async function hasSession(): Promise<boolean> {
  const { auth } = await supabase();
  const { data } = await auth.getSession();
  return data.session !== null;
}

export async function updatePassword(password: string): Promise<void> {
  const { auth } = await supabase();
  const { error } = await auth.updateUser({ password });
  refuse(error);
}
