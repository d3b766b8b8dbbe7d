import { expect, test } from 'vitest';
import { isExpired } from './quote';

test.each([
  ['2026-11-26', true],
  // A quote is valid until the end of its last day.
  ['2026-11-27', false],
  ['2026-11-28', false],
  [null, false],
])('for a quote valid until %j, isExpired on 27 November returns %j', (valid_until, expired) => {
  expect(isExpired({ valid_until }, '2026-11-27')).toBe(expired);
});
