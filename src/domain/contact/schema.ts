import * as z from 'zod/mini';
import { LETTERS, typographic } from '../letters.ts';
import { cleanLine, cleanLines, lengthOf } from '../text.ts';
import { COMPANY_MAX, EMAIL_MAX, MESSAGE_MAX, NAME_MAX, SUBJECT_MAX } from './lengths.ts';

/** Translation keys of the errors in the contact form. */
export const CONTACT_MESSAGES = [
  'firstNameShort',
  'lastNameShort',
  'nameLetters',
  'nameLong',
  'emailInvalid',
  'emailLong',
  'companyLong',
  'subjectShort',
  'subjectLong',
  'messageShort',
  'messageLong',
] as const;
export type ContactFieldProblem = (typeof CONTACT_MESSAGES)[number];

/**
 * Limits of the specification in characters. Minimums come from the form (point 9), maximums from the schema
 * (point 5).
 */
const NAME_MIN = 2;
const SUBJECT_MIN = 5;
const MESSAGE_MIN = 20;

/** Minimums of the specification's contact schema. They are lower than the form's. */
const SCHEMA_SUBJECT_MIN = 1;
const SCHEMA_MESSAGE_MIN = 10;

/**
 * Creates a check. If it fails, the field's other checks don't run, so that a person reads one message at a
 * time.
 */
const must = (holds: (value: string) => boolean, error: ContactFieldProblem) =>
  z.refine<string>(holds, { error, abort: true });

const atLeast = (min: number, error: ContactFieldProblem) => must((value) => lengthOf(value) >= min, error);
const atMost = (max: number, error: ContactFieldProblem) => must((value) => lengthOf(value) <= max, error);

const NAME = new RegExp(`^[${LETTERS} '’.-]*$`, 'u');
/**
 * Names consist of letters of any script, spaces, hyphens, apostrophes and dots (María José, O'Brien, Jr.).
 */
const letters = must((value) => NAME.test(value), 'nameLetters');

const oneLine = z.overwrite<string>(cleanLine);
const manyLines = z.overwrite<string>(cleanLines);

const email = z.string().check(
  z.overwrite(cleanLine),
  must((value) => /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/.test(value), 'emailInvalid'),
  atMost(EMAIL_MAX, 'emailLong'),
);
const subject = (min: number) =>
  z.string().check(oneLine, atLeast(min, 'subjectShort'), atMost(SUBJECT_MAX, 'subjectLong'));
const message = (min: number) =>
  z.string().check(manyLines, atLeast(min, 'messageShort'), atMost(MESSAGE_MAX, 'messageLong'));

/** Schema of the contact form, stricter than `contactSchema`. */
export const contactFormSchema = z
  .object({
    first_name: z
      .string()
      .check(
        z.overwrite(typographic),
        atLeast(NAME_MIN, 'firstNameShort'),
        letters,
        atMost(NAME_MAX, 'nameLong'),
      ),
    last_name: z
      .string()
      .check(
        z.overwrite(typographic),
        atLeast(NAME_MIN, 'lastNameShort'),
        letters,
        atMost(NAME_MAX, 'nameLong'),
      ),
    email,
    company: z.string().check(oneLine, atMost(COMPANY_MAX, 'companyLong')),
    subject: subject(SUBJECT_MIN),
    message: message(MESSAGE_MIN),
  })
  .check(
    // In the contact schema, `name` is the first and the last name joined by a space.
    z.refine(({ first_name, last_name }) => lengthOf(`${first_name} ${last_name}`) <= NAME_MAX, {
      error: 'nameLong' satisfies ContactFieldProblem,
      path: ['last_name'],
    }),
  );
export type ContactFormValues = z.infer<typeof contactFormSchema>;

/** The specification's second contact schema. The function `contact` uses it for input from any form. */
export const contactSchema = z.object({
  name: z
    .string()
    .check(z.overwrite(typographic), atLeast(1, 'firstNameShort'), letters, atMost(NAME_MAX, 'nameLong')),
  email,
  subject: subject(SCHEMA_SUBJECT_MIN),
  message: message(SCHEMA_MESSAGE_MIN),
});
type Contact = z.infer<typeof contactSchema>;

/** Converts the values of the form to the input of `contact`. */
export const asContact = ({
  first_name,
  last_name,
  email,
  subject,
  message,
}: Omit<ContactFormValues, 'company'>): Contact => ({
  name: `${first_name} ${last_name}`,
  email,
  subject,
  message,
});
