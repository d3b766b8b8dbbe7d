import * as z from 'zod/mini';
import { cleanLine, lengthOf } from '../../text';
import { GUEST_LENGTHS } from '../guest';
import { ATTENDEE_LENGTH } from './registration';

export type RegistrationProblem =
  | 'problem.name'
  | 'problem.nameLong'
  | 'problem.lastName'
  | 'problem.lastNameLong'
  | 'problem.email'
  | 'problem.emailLong'
  | 'problem.companyLong'
  | 'problem.jobTitleLong'
  | 'problem.parts'
  | 'problem.consent';

const must = <T>(holds: (value: T) => boolean, error: RegistrationProblem) =>
  z.refine<T>(holds, { error, abort: true });

/** Matches an email address. It is stricter than the database's check. */
const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(?:\.[^\s@<>()[\],;:"\\.]+)+$/u;

const line = (max: number, long: RegistrationProblem, missing?: RegistrationProblem) =>
  z.string().check(
    z.overwrite(cleanLine),
    ...(missing ? [must<string>((text) => /[^\s]/u.test(text), missing)] : []),
    must<string>((text) => lengthOf(text) <= max, long),
  );

/** Fields that a registered person can change later. Names are stored as entered. */
const details = {
  name: line(GUEST_LENGTHS.name, 'problem.nameLong', 'problem.name'),
  last_name: line(GUEST_LENGTHS.name, 'problem.lastNameLong', 'problem.lastName'),
  company: line(ATTENDEE_LENGTH, 'problem.companyLong'),
  job_title: line(ATTENDEE_LENGTH, 'problem.jobTitleLong'),
};

const parts = z
  .array(z.string())
  .check(must((chosen: readonly string[]) => chosen.length > 0, 'problem.parts'));

/**
 * Schema of changes after registering. The parts can be changed only before the registration becomes a guest.
 */
export const detailsSchema = z.object({ ...details, parts: z.optional(parts) });

export const registrationSchema = z.object({
  ...details,
  email: z.string().check(
    z.overwrite(cleanLine),
    must((text) => lengthOf(text) <= GUEST_LENGTHS.email, 'problem.emailLong'),
    must((text) => EMAIL.test(text), 'problem.email'),
  ),
  parts,
  consent: z.boolean().check(must((given) => given, 'problem.consent')),
});
