import { expect, test } from 'vitest';
import { withoutAmpersand } from './ampersand';

test.each([
  ['Odalys & Kerr', 'Odalys y Kerr', 'Odalys and Kerr'],
  ['Ana&Inés', 'Ana e Inés', 'Ana and Inés'],
  ['Ana & Íñigo & Hilda', 'Ana e Íñigo e Hilda', 'Ana and Íñigo and Hilda'],
  ['Fuego ＆ hielo', 'Fuego y hielo', 'Fuego and hielo'],
])('for the name %s, a spelling without “&” is suggested', (name, spanish, english) => {
  expect(withoutAmpersand(name, 'es')).toBe(spanish);
  expect(withoutAmpersand(name, 'en')).toBe(english);
});

test('for a name without “&”, no other spelling is suggested', () => {
  expect(withoutAmpersand('Boda de Ana y Luis', 'es')).toBeNull();
});
