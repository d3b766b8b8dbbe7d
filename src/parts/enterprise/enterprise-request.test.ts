import { expect, test } from 'vitest';
import { LIMITS, readRequest, type Values } from './enterprise-request';

const VALUES: Values = {
  first_name: 'Ana',
  last_name: 'Núñez',
  email: 'ana@example.org',
  company: ' Fiestas S.L. ',
  tax_id: 'B12345678',
  address: 'Calle Mayor 1,\n28001 Madrid',
  people: '',
  message: '',
};
const words = {
  subject: (company: string) => `Enterprise: ${company}`,
  line: (field: string, value: string) => `${field}: ${value}`,
};
const read = (change: Partial<Values> = {}) => readRequest({ ...VALUES, ...change }, words);

test('the message of an Enterprise request lists each fact on a line above the text', () => {
  expect(read({ people: '40', message: 'Two galas a year.' })).toEqual({
    message: {
      first_name: 'Ana',
      last_name: 'Núñez',
      email: 'ana@example.org',
      company: 'Fiestas S.L.',
      subject: 'Enterprise: Fiestas S.L.',
      message:
        'company: Fiestas S.L.\ntax_id: B12345678\naddress: Calle Mayor 1, 28001 Madrid\npeople: 40\n\nTwo galas a year.',
    },
  });
});

test('an Enterprise request with a field that is too long is refused', () => {
  const longest = {
    company: 'x'.repeat(100),
    tax_id: 'x'.repeat(LIMITS.tax_id),
    address: 'x'.repeat(LIMITS.address),
    people: 'x'.repeat(LIMITS.people),
    message: 'x'.repeat(LIMITS.message),
  };
  expect('message' in read(longest)).toBe(true);
  for (const [field, told] of [
    ['tax_id', 'taxIdLong'],
    ['address', 'addressLong'],
    ['people', 'peopleLong'],
    ['message', 'messageLong'],
    ['company', 'companyLong'],
  ] as const)
    expect(read({ [field]: `${longest[field]}x` })).toMatchObject({ errors: { [field]: told } });
});

test('a wrong company, name or email in an Enterprise request is reported at its field', () => {
  expect(read({ company: ' ', first_name: 'A', email: 'ana@' })).toEqual({
    errors: { company: 'companyNeeded', first_name: 'firstNameShort', email: 'emailInvalid' },
  });
});
