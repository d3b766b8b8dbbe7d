import { expect, test } from 'vitest';
import { KINDS } from '@/domain/kinds/kinds';
import { kindOf } from '@/domain/plan/kind';
import { CASES, workedCases } from './builders/worked-cases';

test('the worked cases in the documentation match the app’s current results', async () => {
  expect(new Set(CASES.map((one) => kindOf(one)))).toEqual(new Set(Object.keys(KINDS)));
  await expect(workedCases()).toMatchFileSnapshot('../docs/worked-cases.md');
});
