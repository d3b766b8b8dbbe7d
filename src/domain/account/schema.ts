import * as z from 'zod/mini';

/** The specification's minimum, in characters. */
export const MIN_PASSWORD = 6;
/** What the auth provider stores of a password (bcrypt), in bytes. */
export const MAX_PASSWORD_BYTES = 72;
/** The database's bound. */
export const MAX_FULL_NAME = 100;

/** Translation keys of everything a person can get wrong about an account; the schemas carry these as messages. */
export const ACCOUNT_MESSAGES = [
  'emailRequired',
  'emailInvalid',
  'passwordRequired',
  'passwordTooShort',
  'passwordTooLong',
  'enterFullName',
  'fullNameTooLong',
  'passwordsDoNotMatch',
] as const;
export type AccountMessage = (typeof ACCOUNT_MESSAGES)[number];

/** A refusal that ends the field's checks, so that a person reads one message at a time. */
function must(holds: (value: string) => boolean, error: AccountMessage) {
  return z.refine<string>(holds, { error, abort: true });
}

/** What browsers take for an e-mail address, as the specification asks. */
const email = z.string().check(
  z.trim(),
  must((value) => value !== '', 'emailRequired'),
  must((value) => z.regexes.html5Email.test(value), 'emailInvalid'),
);

/** Spaces count: a password is taken as it was typed. */
const password = z.string().check(
  must((value) => value !== '', 'passwordRequired'),
  must((value) => value.length >= MIN_PASSWORD, 'passwordTooShort'),
  must((value) => new TextEncoder().encode(value).length <= MAX_PASSWORD_BYTES, 'passwordTooLong'),
);

/** Control characters, and those that turn the direction of what follows: the database refuses them in a name. */
const UNSEEN = /[\p{Cc}\u2028-\u202E\u2066-\u2069\s]+/gu;

const fullName = z.string().check(
  z.overwrite((value) => value.normalize('NFC').replace(UNSEEN, ' ').trim()),
  must((value) => value !== '', 'enterFullName'),
  must((value) => [...value].length <= MAX_FULL_NAME, 'fullNameTooLong'),
);

const language = z.enum(['es', 'en']);

export const signInSchema = z.object({ email, password });
export const signUpSchema = z.object({ full_name: fullName, email, password, language_preference: language });
export const resetRequestSchema = z.object({ email });
export const newPasswordSchema = z.object({ password, confirmation: z.string() }).check(
  z.refine((form) => form.password === form.confirmation, {
    error: 'passwordsDoNotMatch' satisfies AccountMessage,
    path: ['confirmation'],
    // Told beside a password that is itself too short, too.
    when: () => true,
  }),
);
export const profileSchema = z.object({ full_name: fullName, language_preference: language });

export type ProfileForm = z.infer<typeof profileSchema>;
