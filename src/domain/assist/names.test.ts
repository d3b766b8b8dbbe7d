import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NameBook } from './names';

test('a name is replaced by a placeholder and restored afterwards', () => {
  const book = new NameBook([], ['Música', 'vídeo']);
  book.learn('guest', 'Marta García López');
  book.learn('guest', 'Marta García López', 'Marta');
  book.learn('vendor', 'Música');
  const hidden = book.hide('¿Viene MARTA GARCIA LÓPEZ? Marta, sin tocar la música. Y Martina no.');
  expect(hidden).toBe('¿Viene ⟨guest 1⟩? ⟨guest 1⟩, sin tocar la música. Y Martina no.');
  expect(book.show('Sí, <guest 1> viene; ⟨ Guest 1 ⟩ y ⟨guest 9⟩.')).toBe(
    'Sí, Marta García López viene; Marta García López y ⟨guest 9⟩.',
  );
  expect(book.placeholder('vendor', 'Música')).toBe('⟨vendor 1⟩');
});

test('contact details stay on the device, but dates and amounts are sent', () => {
  const book = new NameBook();
  const hidden = book.hide(
    'Escribe a ana@mail.es o al +34 600 111 222 (https://ana.es) antes del 2027-06-05, son 12.000 €, 18:00 a 21:30.',
  );
  expect(hidden).toBe(
    'Escribe a ⟨contact 1⟩ o al ⟨contact 3⟩ (⟨contact 2⟩) antes del 2027-06-05, son 12.000 €, 18:00 a 21:30.',
  );
  expect(book.show(hidden)).toContain('+34 600 111 222');
});

test('a stored name book gives the same names the same placeholders', () => {
  const first = new NameBook();
  first.learn('guest', 'Ana');
  first.learn('guest', 'Eva');
  const again = new NameBook(first.pairs);
  expect(again.learn('guest', 'Eva')).toBe('⟨guest 2⟩');
  expect(again.learn('guest', 'Zoë')).toBe('⟨guest 3⟩');
});

test('NameBook hides and restores every name of a sentence', () => {
  const name = fc.stringMatching(/^[A-ZÁÉÑ][a-záéñ]{2,9}( [A-ZÁÉÑ][a-záéñ]{2,9})?$/);
  fc.assert(
    fc.property(
      fc.uniqueArray(name, { minLength: 1, maxLength: 30 }),
      fc.array(fc.nat(29)),
      (names, order) => {
        const book = new NameBook();
        for (const one of names) book.learn('guest', one);
        const text = order.map((i) => names[i % names.length]).join(' – ');
        const hidden = book.hide(text);
        expect(hidden.replace(/⟨guest \d+⟩/g, '').replace(/[ –]/g, '')).toBe('');
        expect(book.show(hidden)).toBe(text);
      },
    ),
    { numRuns: 200 },
  );
});

test('names are restored in all texts of a nested value', () => {
  const book = new NameBook();
  book.learn('vendor', 'Flores Sol');
  expect(
    book.showIn({ reason: 'Con ⟨vendor 1⟩', changes: [{ id: null, n: 3, fields: { t: '⟨vendor 1⟩' } }] }),
  ).toEqual({
    reason: 'Con Flores Sol',
    changes: [{ id: null, n: 3, fields: { t: 'Flores Sol' } }],
  });
});
