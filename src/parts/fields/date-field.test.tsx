import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { DateField } from './date-field';

const person = setUpUser();
afterEach(cleanup);

function Page({ first, min, max }: { first: string; min?: string; max?: string }) {
  const [value, setValue] = useState(first);
  const wrong = (min && value < min) || (max && value > max);
  return (
    <DateField
      label="Day"
      value={value}
      onChange={setValue}
      {...(min ? { min } : {})}
      {...(max ? { max } : {})}
      offer={(date) => `Use ${date}`}
      error={wrong ? 'Another day, please' : undefined}
    />
  );
}

test.each([
  [{ first: '2027-05-30', min: '2027-06-02' }, '2027-06-02'],
  [{ first: '2031-01-01', min: '2027-06-02', max: '2029-12-24' }, '2029-12-24'],
])(
  'in a date field with %o, the button for the nearest valid date sets that date',
  async (given, nearest) => {
    render(<Page {...given} />);
    await person.click(screen.getByRole('button', { name: /^Use / }));
    const field = screen.getByLabelText<HTMLInputElement>('Day');
    expect(field.value).toBe(nearest);
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('a valid date is shown in words, and no other date is suggested', () => {
  render(<Page first="2027-06-02" min="2027-06-02" max="2027-06-02" />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/2027/)).toBeTruthy();
});
