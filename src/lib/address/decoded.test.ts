import { expect, test } from 'vitest';
import { decoded } from './decoded';

test('decoding leaves a malformed part of a URL unchanged', () => {
  expect(decoded('qu%C3%A9-tal%20')).toBe('qué-tal ');
  for (const broken of ['%E0%A4', '100%', '%', '%zz']) expect(decoded(broken)).toBe(broken);
});
