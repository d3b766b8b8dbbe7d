import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { RequestError } from '@/lib/errors';
import { type Translate, textsOf } from '@/lib/translation';
import { auth as english } from '@/locales/en/auth';
import { auth as spanish } from '@/locales/es/auth';
import { providerMessage } from './provider-message';

let en: Translate<'auth'>;
let es: Translate<'auth'>;
beforeAll(async () => {
  await i18next.init({
    lng: 'en',
    resources: { en: { auth: english }, es: { auth: spanish } },
    ns: ['auth'],
    interpolation: { escapeValue: false },
  });
  en = textsOf('en', 'auth');
  es = textsOf('es', 'auth');
});

const failure = (status: number, code: string | null, details = {}) =>
  new RequestError('In the provider’s words', status, code, details);

describe('known error codes of the sign-in service', () => {
  test.each([
    ['invalid_credentials', 400],
    ['email_not_confirmed', 400],
    ['user_already_exists', 422],
    ['same_password', 422],
    ['otp_expired', 403],
    ['email_address_invalid', 400],
    ['signup_disabled', 422],
    ['user_banned', 403],
  ] as const)(
    'the error code %s of the sign-in service is shown in the reader’s language',
    (code, status) => {
      expect(providerMessage(failure(status, code), en)).toBe(english.provider[code]);
      expect(providerMessage(failure(status, code), es)).toBe(spanish.provider[code]);
    },
  );

  test.each([
    'AuthSessionMissingError',
    'AuthInvalidJwtError',
    'bad_jwt',
    'session_not_found',
    'refresh_token_not_found',
  ])('the error code %s of the sign-in service means that the session has ended', (code) =>
    expect(providerMessage(failure(400, code), es)).toBe(spanish.provider.session_missing),
  );

  test('two error codes for an existing account show the same message', () => {
    expect(providerMessage(failure(422, 'email_exists'), es)).toBe(spanish.provider.user_already_exists);
  });
});

test('the message about a weak password lists the known reasons and omits unknown ones', () => {
  const weak = failure(422, 'weak_password', { reasons: ['length', 'pwned', 'horoscope'] });
  expect(providerMessage(weak, es)).toBe(
    'Esa contraseña es demasiado fácil de adivinar. Es demasiado corta. Aparece en una lista de contraseñas robadas.',
  );
});

test('the message about a rate limit uses the singular or plural to match the seconds to wait', () => {
  const wait = (retryAfter: number) => failure(429, 'over_email_send_rate_limit', { retryAfter });
  expect(providerMessage(wait(52), en)).toContain('wait 52 seconds');
  expect(providerMessage(wait(1), es)).toContain('un segundo');
  expect(providerMessage(failure(429, 'over_request_rate_limit'), es)).toBe(
    spanish.provider.rate_limited_unknown,
  );
});

test.each([0, 408, 500, 502, 503, 504])('status %i is shown as an unavailable service', (status) => {
  expect(providerMessage(failure(status, 'AuthRetryableFetchError'), es)).toBe(spanish.provider.unavailable);
});

test('a failed download of program code is shown as an unavailable service', () => {
  expect(providerMessage(new TypeError('Failed to fetch'), en)).toBe(english.provider.unavailable);
});

test('an unknown error is shown with its original message', () => {
  expect(providerMessage(failure(418, 'teapot'), es)).toBe('In the provider’s words');
  expect(providerMessage(new Error('odd'), es)).toBe('odd');
  expect(providerMessage('odd', es)).toBe('');
});
