import { describe, expect, test } from 'vitest';
import { newPasswordSchema, profileSchema, resetRequestSchema, signInSchema, signUpSchema } from './schema';

type Parsed = { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } };
const messages = ({ error }: Parsed) =>
  error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

const person = {
  full_name: 'Zoë Íñiguez',
  email: 'zoe@example.org',
  password: 'secreto',
  language_preference: 'es',
};

describe('an account', () => {
  test('the account schema accepts all usual forms of names, addresses and passwords', () => {
    expect(signUpSchema.safeParse(person).success).toBe(true);
    const { data } = signUpSchema.safeParse({
      ...person,
      full_name: '  María \n del  Mar\u202e ',
      email: ' zoe@example.org ',
      password: '  seis  ',
    });
    expect(data).toMatchObject({
      full_name: 'María del Mar',
      email: 'zoe@example.org',
      password: '  seis  ',
    });
  });

  test.each([
    [{ full_name: '   ' }, 'full_name: enterFullName'],
    [{ full_name: 'a'.repeat(101) }, 'full_name: fullNameTooLong'],
    [{ email: '' }, 'email: emailRequired'],
    [{ email: 'zoe@' }, 'email: emailInvalid'],
    [{ email: 'zoe example.org' }, 'email: emailInvalid'],
    [{ password: '' }, 'password: passwordRequired'],
    [{ password: 'cinco' }, 'password: passwordTooShort'],
    [{ password: 'ñ'.repeat(37) }, 'password: passwordTooLong'],
  ])('the sign-up form reports exactly one error for %o', (wrong, message) => {
    expect(messages(signUpSchema.safeParse({ ...person, ...wrong }))).toEqual([message]);
  });

  test('a name can have a hundred letters, even if each letter takes two code units', () => {
    expect(profileSchema.safeParse({ full_name: '𐐀'.repeat(100), language_preference: 'en' }).success).toBe(
      true,
    );
  });

  test('the account schema accepts only the app’s two languages', () => {
    expect(profileSchema.safeParse({ full_name: 'Zoë', language_preference: 'fr' }).success).toBe(false);
  });
});

test('the sign-in form requires a password of at least six characters', () => {
  expect(messages(signInSchema.safeParse({ email: 'a@b', password: '12345' }))).toEqual([
    'password: passwordTooShort',
  ]);
  expect(signInSchema.safeParse({ email: 'a@b', password: '123456' }).success).toBe(true);
});

test('the reset form requires only an email address', () => {
  expect(messages(resetRequestSchema.safeParse({ email: ' ' }))).toEqual(['email: emailRequired']);
});

describe('a new password', () => {
  test('both entries of a new password must match', () => {
    expect(newPasswordSchema.safeParse({ password: 'secreto', confirmation: 'secreto' }).success).toBe(true);
    expect(messages(newPasswordSchema.safeParse({ password: 'secreto', confirmation: 'Secreto' }))).toEqual([
      'confirmation: passwordsDoNotMatch',
    ]);
  });

  test('a weak new password is reported before a mismatch of the two entries', () => {
    expect(messages(newPasswordSchema.safeParse({ password: 'seis', confirmation: '' }))).toEqual([
      'password: passwordTooShort',
    ]);
  });
});
