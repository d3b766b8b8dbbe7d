import { expect, test } from 'vitest';
import type { ReplyStatus } from '../guest';
import { registrationState } from './registration';
import { registrationSchema } from './registration-schema';

const replied = (...statuses: ReplyStatus[]) => ({
  replies: Object.fromEntries(statuses.map((status, i) => [`part-${i}`, { status }])),
  requests: {},
});
const requested = (status: ReplyStatus) => ({ replies: {}, requests: { 'part-9': { status } } });

test('the state of a registration depends on its confirmation and the guest’s replies', () => {
  const of = (
    confirmed_at: string | null,
    household_id: string | null,
    ...guests: Parameters<typeof registrationState>[1] & object
  ) => registrationState({ confirmed_at, household_id }, guests);
  expect(of(null, null)).toBe('pending');
  expect(of('2027-01-01', null)).toBe('held');
  expect(of('2027-01-01', 'home', replied('accepted'))).toBe('accepted');
  // If a person waits for one of two parts, the state is `waiting`.
  expect(of('2027-01-01', 'home', replied('accepted', 'waiting'))).toBe('waiting');
  expect(of('2027-01-01', 'home', replied('declined', 'declined'))).toBe('declined');
  // After the deadline, a yes needs the hosts' approval, but a no takes effect at once.
  expect(of('2027-01-01', 'home', requested('accepted'))).toBe('late');
  expect(of('2027-01-01', 'home', replied('accepted'), requested('accepted'))).toBe('late');
  expect(of('2027-01-01', 'home', replied('accepted'), requested('declined'))).toBe('accepted');
  expect(of('2027-01-01', 'home')).toBeNull();
});

const FORM = {
  name: ' Zoë ',
  last_name: 'Gil',
  email: 'zoe@example.com',
  company: '',
  job_title: ' Jefa  de ventas ',
  parts: ['morning'],
  consent: true,
};

test('a registration form is stored without extra spaces', () => {
  expect(registrationSchema.parse(FORM)).toEqual({
    name: 'Zoë',
    last_name: 'Gil',
    email: 'zoe@example.com',
    company: '',
    job_title: 'Jefa de ventas',
    parts: ['morning'],
    consent: true,
  });
});

test.each([
  ['name', '', 'problem.name'],
  ['name', 'x'.repeat(51), 'problem.nameLong'],
  ['last_name', ' ', 'problem.lastName'],
  ['last_name', 'x'.repeat(51), 'problem.lastNameLong'],
  ['email', '', 'problem.email'],
  ['email', 'zoe@example', 'problem.email'],
  ['email', 'zoe@example.com, iñigo@example.com', 'problem.email'],
  ['email', `${'x'.repeat(90)}@example.com`, 'problem.emailLong'],
  ['company', 'x'.repeat(121), 'problem.companyLong'],
  ['job_title', 'x'.repeat(121), 'problem.jobTitleLong'],
  ['parts', [], 'problem.parts'],
  ['consent', false, 'problem.consent'],
])('a registration with %s = %j is refused with an error for that field', (field, value, message) => {
  const read = registrationSchema.safeParse({ ...FORM, [field]: value });
  expect(read.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([[field, message]]);
});
