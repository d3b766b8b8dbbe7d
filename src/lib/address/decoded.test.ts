import { expect, test } from 'vitest';
import { decoded } from './decoded';

test('a part of a URL is decoded, or left unchanged if malformed', () => {
  expect(decoded('qu%C3%A9-tal%20')).toBe('qué-tal ');
  for (const broken of ['%E0%A4', '100%', '%', '%zz']) expect(decoded(broken)).toBe(broken);
});
