import { expect, test } from 'vitest';
import { doorCode, readDoorCode } from './door-code';

const KEY = 'f'.repeat(64);
const ANA = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

test('a door code belongs to one guest and one plan', async () => {
  const code = await doorCode(KEY, ANA);
  // The database creates the same code: see tests/database/rules-of-registrations.ts.
  expect(code).toBe('CELEBRA:3F2504E04F8941D39A0C0305E82C330170752FF60200515274AF');
  expect(await readDoorCode(KEY, code)).toBe(ANA);
  expect(await readDoorCode(KEY, ` ${code.toLowerCase()} `)).toBe(ANA);
  expect(await readDoorCode('e'.repeat(64), code)).toBeNull();
});

test('another guest’s id, a changed signature and any other code match nobody', async () => {
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
