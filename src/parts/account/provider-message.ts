import { RequestError, statusOf } from '@/lib/errors';
import type { Translate } from '@/lib/translation';

/** Maps some error codes to another code whose text fits them too. */
const SAME: Readonly<Record<string, string>> = {
  email_exists: 'user_already_exists',
  email_address_not_authorized: 'email_address_invalid',
  validation_failed: 'email_address_invalid',
  email_provider_disabled: 'signup_disabled',
  AuthInvalidCredentialsError: 'invalid_credentials',
  AuthSessionMissingError: 'session_missing',
  AuthInvalidJwtError: 'session_missing',
  bad_jwt: 'session_missing',
  session_not_found: 'session_missing',
  session_expired: 'session_missing',
  refresh_token_not_found: 'session_missing',
  refresh_token_already_used: 'session_missing',
  user_not_found: 'session_missing',
};

const TRANSLATED = [
  'invalid_credentials',
  'email_not_confirmed',
  'user_already_exists',
  'same_password',
  'current_password_invalid',
  'current_password_required',
  'otp_expired',
  'email_address_invalid',
  'signup_disabled',
  'user_banned',
  'session_missing',
] as const;

const REASONS: Readonly<
  Record<string, 'provider.weak_length' | 'provider.weak_characters' | 'provider.weak_pwned'>
> = {
  length: 'provider.weak_length',
  characters: 'provider.weak_characters',
  pwned: 'provider.weak_pwned',
};

function weakPassword(reasons: readonly string[], t: Translate<'auth'>): string {
  const known = reasons.flatMap((reason) => REASONS[reason] ?? []);
  return [t('provider.weak_password'), ...known.map((key) => t(key))].join(' ');
}

/**
 * Returns the message for a failed account request. Known codes have a translated message. For others, the
 * provider's own message is returned, or '' if there is none.
 */
export function providerMessage(error: unknown, t: Translate<'auth'>): string {
  const status = statusOf(error);
  if (!(error instanceof RequestError)) {
    // If a lazy part of the app can't be downloaded, the error is a TypeError, like a failed `fetch`.
    return error instanceof TypeError
      ? t('provider.unavailable')
      : error instanceof Error
        ? error.message
        : '';
  }
  const code = SAME[error.code ?? ''] ?? error.code;
  if (code === 'weak_password') return weakPassword(error.details.reasons ?? [], t);
  if (status === 429)
    return error.details.retryAfter === undefined
      ? t('provider.rate_limited_unknown')
      : t('provider.rate_limited', { count: error.details.retryAfter });
  const known = TRANSLATED.find((candidate) => candidate === code);
  if (known) return t(`provider.${known}`);
  if (status === 0 || status === 408 || status >= 500) return t('provider.unavailable');
  return error.message;
}
