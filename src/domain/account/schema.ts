import * as z from 'zod/mini';
import { cleanLine, lengthOf } from '../text';
import { MAX_EMAIL, MAX_FULL_NAME } from './lengths';

/** Minimum length of a password in characters, set by the specification. */
const MIN_PASSWORD = 6;
/** Maximum length in bytes of a password that the auth provider can store (bcrypt). */
const MAX_PASSWORD_BYTES = 72;

/** Translation keys of the errors in account forms. The schemas use them as messages. */
const ACCOUNT_MESSAGES = [
  'emailRequired',
  'emailInvalid',
  'emailTooLong',
  'passwordRequired',
  'passwordTooShort',
  'passwordTooLong',
  'enterFullName',
  'fullNameTooLong',
  'passwordsDoNotMatch',
] as const;
export type AccountMessage = (typeof ACCOUNT_MESSAGES)[number];

/**
 * Creates a check. If it fails, the field's other checks don't run, so that a person reads one message at a
 * time.
 */
function must(holds: (value: string) => boolean, error: AccountMessage) {
  return z.refine<string>(holds, { error, abort: true });
}

/** E-mail addresses are checked by the browsers' rule, as the specification asks. */
const email = z.string().check(
  z.overwrite(cleanLine),
  must((value) => value !== '', 'emailRequired'),
  must((value) => z.regexes.html5Email.test(value), 'emailInvalid'),
  must((value) => lengthOf(value) <= MAX_EMAIL, 'emailTooLong'),
);

/** Passwords aren't trimmed, because spaces count. */
const password = z.string().check(
  must((value) => value !== '', 'passwordRequired'),
  must((value) => lengthOf(value) >= MIN_PASSWORD, 'passwordTooShort'),
  must((value) => new TextEncoder().encode(value).length <= MAX_PASSWORD_BYTES, 'passwordTooLong'),
);

const fullName = z.string().check(
  z.overwrite(cleanLine),
  must((value) => value !== '', 'enterFullName'),
  must((value) => lengthOf(value) <= MAX_FULL_NAME, 'fullNameTooLong'),
);

const language = z.enum(['es', 'en']);

export const signInSchema = z.object({ email, password });
export const signUpSchema = z.object({ full_name: fullName, email, password, language_preference: language });
export const resetRequestSchema = z.object({ email });

const TWICE = {
  error: 'passwordsDoNotMatch' satisfies AccountMessage,
  path: ['confirmation'],
  // A difference between the two passwords is reported even if the first one is also too short.
  when: () => true,
};
export const newPasswordSchema = z
  .object({ password, confirmation: z.string() })
  .check(z.refine((form) => form.password === form.confirmation, TWICE));
/** Requires the current password, so that nobody can take over an account on an unattended device. */
export const changedPasswordSchema = z
  .object({
    current: z.string().check(must((value) => value !== '', 'passwordRequired')),
    password,
    confirmation: z.string(),
  })
  .check(z.refine((form) => form.password === form.confirmation, TWICE));
export const profileSchema = z.object({ full_name: fullName, language_preference: language });

export type ProfileForm = z.infer<typeof profileSchema>;
