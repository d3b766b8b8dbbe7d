import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeLanguage, startI18n } from '@/lib/i18n';
import { common } from '@/locales/en/common';
import { expectAccessible } from '../../../tests/builders/accessible';
import { setUpUser } from '../../../tests/builders/user';
import { MoneyField } from './money-field';

const person = setUpUser();
let value: number | null = null;

function Form() {
  const [cents, setCents] = useState<number | null>(null);
  value = cents;
  return (
    <MoneyField label="Budget" currency="USD" value={cents} unreadable={Number.NaN} onChange={setCents} />
  );
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Budget' });

beforeAll(startI18n);
beforeEach(async () => {
  await changeLanguage('en');
  render(<Form />);
});

afterEach(cleanup);

test('an amount with three decimals is rounded to two decimals', async () => {
  await person.type(field(), '1250.555');
  await person.tab();
  expect([value, field().value]).toEqual([125_056, '1,250.56']);
});

test.each([
  ['10.56', 1_056],
  ['10,555', 1_055_500],
])('after 10.555 is entered, a button sets the amount to %s', async (text, cents) => {
  await person.type(field(), '10.555');
  expect(screen.getByText(common.validation.amount.ambiguous)).toBeTruthy();
  expect(value).toBeNaN();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await expectAccessible();
  await person.click(screen.getByRole('button', { name: text }));
  expect([value, field().value]).toEqual([cents, text]);
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole('button')).toBeNull();
});

test('the question about the amount 10.555 stays until the text is corrected', async () => {
  await person.type(field(), '10.555');
  await person.tab();
  expect(document.activeElement?.textContent).toBe('10.56');
  await person.tab();
  await person.tab();
  expect(field().value).toBe('10.555');
  await person.type(field(), '{Backspace}');
  expect([value, screen.queryByRole('button')]).toEqual([1_055, null]);
});
