import { expect, test } from 'vitest';
import { withoutAmpersand } from './ampersand';

test.each([
  ['Odalys & Kerr', 'Odalys y Kerr', 'Odalys and Kerr'],
  ['Ana&Inés', 'Ana e Inés', 'Ana and Inés'],
  ['Ana & Íñigo & Hilda', 'Ana e Íñigo e Hilda', 'Ana and Íñigo and Hilda'],
  ['Fuego ＆ hielo', 'Fuego y hielo', 'Fuego and hielo'],
])('%s is offered in words', (name, spanish, english) => {
  expect(withoutAmpersand(name, 'es')).toBe(spanish);
  expect(withoutAmpersand(name, 'en')).toBe(english);
});

test('nothing is offered where nothing is wrong', () => {
  expect(withoutAmpersand('Boda de Ana y Luis', 'es')).toBeNull();
});
