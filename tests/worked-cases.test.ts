import { expect, test } from 'vitest';
import { CASES, workedCases } from './builders/worked-cases';

test('the worked cases are what the engines make of them', async () => {
  expect(CASES).toHaveLength(20);
  await expect(workedCases()).toMatchFileSnapshot('../docs/worked-cases.md');
});
