import * as z from 'zod/mini';
import { LETTERS, typographic } from '../letters.ts';
import { cleanLine, cleanLines, lengthOf } from '../text.ts';
import { COMPANY_MAX, EMAIL_MAX, MESSAGE_MAX, NAME_MAX, SUBJECT_MAX } from './lengths.ts';

/** Keys of the texts about a message's errors. */
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

/** The specification's limits, in characters: the form's minimums (point 9) and the schema's maximums (point 5). */
const NAME_MIN = 2;
const SUBJECT_MIN = 5;
const MESSAGE_MIN = 20;

/** Minimum of the specification's contact schema, where the form asks for more. */
const SCHEMA_SUBJECT_MIN = 1;
const SCHEMA_MESSAGE_MIN = 10;

/**
 * Creates a check that ends the field's checks when it fails, so that a person reads one message at a time.
 */
const must = (holds: (value: string) => boolean, error: ContactFieldProblem) =>
  z.refine<string>(holds, { error, abort: true });

const atLeast = (min: number, error: ContactFieldProblem) => must((value) => lengthOf(value) >= min, error);
const atMost = (max: number, error: ContactFieldProblem) => must((value) => lengthOf(value) <= max, error);

const NAME = new RegExp(`^[${LETTERS} '’.-]*$`, 'u');
/** Letters of any script; names also hold spaces, hyphens, apostrophes and dots (María José, O'Brien, Jr.). */
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

/** The contact form's stricter schema. */
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
    // Together they are the contact schema's name.
    z.refine(({ first_name, last_name }) => lengthOf(`${first_name} ${last_name}`) <= NAME_MAX, {
      error: 'nameLong' satisfies ContactFieldProblem,
      path: ['last_name'],
    }),
  );
export type ContactFormValues = z.infer<typeof contactFormSchema>;

/** The specification's second contact schema: the input of the function `contact`, from any form. */
export const contactSchema = z.object({
  name: z
    .string()
    .check(z.overwrite(typographic), atLeast(1, 'firstNameShort'), letters, atMost(NAME_MAX, 'nameLong')),
  email,
  subject: subject(SCHEMA_SUBJECT_MIN),
  message: message(SCHEMA_MESSAGE_MIN),
});
type Contact = z.infer<typeof contactSchema>;

/** Converts the form's message for the contact schema. */
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
