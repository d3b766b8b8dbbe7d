import { expect, test } from 'vitest';
import { asContact, contactFormSchema, contactSchema } from './schema';

const MESSAGE = {
  first_name: ' María  José ',
  last_name: "O'Brien-Núñez",
  email: ' ana@example.org ',
  company: '',
  subject: 'Boda',
  message: ' Somos ciento veinte.\r\n¿Nos ayudáis? ',
};
const wrong = (change: Partial<typeof MESSAGE>) => {
  const read = contactFormSchema.safeParse({ ...MESSAGE, subject: 'Boda en junio', ...change });
  return read.success ? [] : read.error.issues.map(({ path, message }) => [path[0], message]);
};

test('the contact schema removes surplus spaces from a message', () => {
  const form = contactFormSchema.parse({ ...MESSAGE, subject: 'Boda  en\njunio' });
  expect(form).toEqual({
    first_name: 'María José',
    last_name: "O'Brien-Núñez",
    email: 'ana@example.org',
    company: '',
    subject: 'Boda en junio',
    message: 'Somos ciento veinte.\n¿Nos ayudáis?',
  });
  expect(contactSchema.parse(asContact(form))).toEqual(asContact(form));
});

test.each([
  [{ first_name: ' A ' }, 'first_name', 'firstNameShort'],
  [{ last_name: '' }, 'last_name', 'lastNameShort'],
  [{ first_name: 'Ana3' }, 'first_name', 'nameLetters'],
  [{ last_name: '<b>' }, 'last_name', 'nameLetters'],
  [{ first_name: 'é'.repeat(50), last_name: 'é'.repeat(50) }, 'last_name', 'nameLong'],
  [{ email: 'ana@' }, 'email', 'emailInvalid'],
  [{ email: `${'a'.repeat(90)}@example.org` }, 'email', 'emailLong'],
  [{ company: 'x'.repeat(101) }, 'company', 'companyLong'],
  [{ subject: 'Hola ' }, 'subject', 'subjectShort'],
  [{ subject: 'x'.repeat(201) }, 'subject', 'subjectLong'],
  [{ message: ` ${'x'.repeat(19)} ` }, 'message', 'messageShort'],
  [{ message: 'x'.repeat(2001) }, 'message', 'messageLong'],
])(
  'for the input %o, the contact schema reports only the field %s, with the error %s',
  (change, field, message) => {
    expect(wrong(change)).toEqual([[field, message]]);
  },
);

test('the contact schema accepts texts of exactly the maximum length', () => {
  expect(
    wrong({ first_name: 'Zo', last_name: 'é'.repeat(97), subject: 'Boda!', message: '😀'.repeat(2000) }),
  ).toEqual([]);
  expect(wrong({ subject: 'x'.repeat(200), message: 'x'.repeat(20) })).toEqual([]);
  const short = { name: 'A', email: 'a@b.co', subject: 'x', message: 'x'.repeat(10) };
  expect(contactSchema.safeParse(short).success).toBe(true);
  expect(contactSchema.safeParse({ ...short, message: 'x'.repeat(9) }).success).toBe(false);
});
