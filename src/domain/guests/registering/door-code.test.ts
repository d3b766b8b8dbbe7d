import { expect, test } from 'vitest';
import { doorCode, readDoorCode } from './door-code';

const KEY = 'f'.repeat(64);
const ANA = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

test('a check-in code is valid for one guest and one plan only', async () => {
  const code = await doorCode(KEY, ANA);
  // The database must create the same code. See tests/database/rules-of-registrations.ts.
  expect(code).toBe('CELEBRA:3F2504E04F8941D39A0C0305E82C330170752FF60200515274AF');
  expect(await readDoorCode(KEY, code)).toBe(ANA);
  expect(await readDoorCode(KEY, ` ${code.toLowerCase()} `)).toBe(ANA);
  expect(await readDoorCode('e'.repeat(64), code)).toBeNull();
});

test('a changed check-in code is invalid', async () => {
  const code = await doorCode(KEY, ANA);
  const other = await doorCode(KEY, '3f2504e0-4f89-41d3-9a0c-0305e82c3302');
  for (const text of [
    code.slice(0, 40) + other.slice(40),
    code.slice(0, -1),
    `${code}0`,
    code.replace('CELEBRA', 'CELEBRO'),
    'https://example.com/',
    '',
  ])
    expect(await readDoorCode(KEY, text)).toBeNull();
});
