import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailIn, nameIn } from './person-text';
import { guestSchema } from './schema';

const { shape } = guestSchema();
const people = fc
  .array(
    fc.constantFrom(
      'Eva',
      'J.R.',
      ' ',
      '’',
      '"Pepa"',
      '7',
      '🎉',
      '@',
      'casa.es',
      'mailto:',
      '—',
      'x'.repeat(60),
    ),
    {
      maxLength: 6,
    },
  )
  .map((pieces) => pieces.join(''));

test('the import accepts the same names and emails as the guest form', () => {
  fc.assert(
    fc.property(fc.oneof(people, fc.string({ unit: 'grapheme' })), (text) => {
      const [name, last, email] = [
        shape.name.safeParse(text),
        shape.last_name.safeParse(text),
        shape.email.safeParse(text),
      ];
      expect(nameIn(text)).toBe(name.success ? name.data : null);
      expect(nameIn(text)).toBe(last.success ? last.data : null);
      expect(emailIn(text)).toBe(email.success ? email.data : null);
    }),
  );
});
