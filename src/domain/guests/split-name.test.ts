import { expect, test } from 'vitest';
import { splitName } from './names';

test('the last of several initials becomes the last name', () => {
  expect(splitName('J. R.')).toEqual({ name: 'J.', last_name: 'R.' });
  expect(splitName('Ç Ç Ñ')).toEqual({ name: 'Ç Ç', last_name: 'Ñ' });
});
