import { MESSAGE_MAX } from '@/domain/contact/lengths';
import {
  CONTACT_MESSAGES,
  type ContactFieldProblem,
  type ContactFormValues,
  contactFormSchema,
} from '@/domain/contact/schema';
import { cleanLine, cleanLines, lengthOf } from '@/domain/text';

export const FIELDS = [
  'company',
  'tax_id',
  'address',
  'people',
  'first_name',
  'last_name',
  'email',
  'message',
] as const;
export type Field = (typeof FIELDS)[number];
export type Values = Record<Field, string>;

/**
 * Maximum lengths of the company's fields. The message to the team contains these fields, so less room
 * remains for the free text.
 */
export const LIMITS = { tax_id: 50, address: 300, people: 50, message: MESSAGE_MAX - 600 } as const;

export type FieldProblem = ContactFieldProblem | 'companyNeeded' | 'taxIdLong' | 'addressLong' | 'peopleLong';
const LONG = { tax_id: 'taxIdLong', address: 'addressLong', people: 'peopleLong' } as const;

interface Words {
  subject: (company: string) => string;
  line: (field: 'company' | keyof typeof LONG, value: string) => string;
}

/**
 * Builds a message to the team with one line per fact about the company. If fields are invalid, returns their
 * errors instead.
 */
export function readRequest(
  values: Values,
  words: Words,
): { message: ContactFormValues } | { errors: Partial<Record<Field, FieldProblem>> } {
  const errors: Partial<Record<Field, FieldProblem>> = {};
  const company = cleanLine(values.company);
  if (company === '') errors.company = 'companyNeeded';
  const facts = [words.line('company', company)];
  for (const field of ['tax_id', 'address', 'people'] as const) {
    const value = cleanLine(values[field]);
    if (lengthOf(value) > LIMITS[field]) errors[field] = LONG[field];
    else if (value !== '') facts.push(words.line(field, value));
  }
  const text = cleanLines(values.message);
  if (lengthOf(text) > LIMITS.message) errors.message = 'messageLong';
  const { first_name, last_name, email } = values;
  const read = contactFormSchema.safeParse({
    first_name,
    last_name,
    email,
    company,
    subject: words.subject(company),
    message: [facts.join('\n'), text].filter(Boolean).join('\n\n'),
  });
  for (const { path, message } of read.success ? [] : read.error.issues) {
    const field = FIELDS.find((one) => one === path[0]);
    const told = CONTACT_MESSAGES.find((one) => one === message);
    if (field && told) errors[field] ??= told;
  }
  return read.success && Object.keys(errors).length === 0 ? { message: read.data } : { errors };
}
