import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oddCharacter } from './odd-character';
import { cleanLine, cleanLines, lengthOf } from './text';

describe('cleanLines', () => {
  it.each([
    ['\u202A+34 600 123 456\u202C', '+34 600 123 456'],
    ['a\u0000b\u0007', 'a b'],
    ['one\r\ntwo\u2028three\u0085four', 'one\ntwo\nthree\nfour'],
    ['\uD800x\uDC00', 'x'],
    ['E\u0301lodie', 'Élodie'],
    ['👩‍👩‍👧 ❤️', '👩‍👩‍👧 ❤️'],
    [
      '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    ],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['\u200B\u3164\u2800'.slice(0, 2), ''],
    ['\u200D\uFE0F', ''],
  ])('cleanLines turns %j into %j', (typed, kept) => {
    expect(cleanLines(typed)).toBe(kept);
  });

  it('cleaning a text again doesn’t change it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)) }),
        (text) => {
          expect(cleanLines(cleanLines(text))).toBe(cleanLines(text));
          expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
          expect(cleanLine(text)).not.toMatch(/[\n\t]/);
        },
      ),
    );
  });
});

describe('lengthOf', () => {
  it('lengthOf counts characters as the database does', () => {
    expect(['', 'é', '𠮷', '👩‍👧'].map(lengthOf)).toEqual([0, 1, 1, 3]);
  });
});

describe('oddCharacter', () => {
  it('oddCharacter returns the first character that isn’t allowed', () => {
    expect(oddCharacter('Ana, Luis!', /^[a-z ]+$/iu)).toBe(',');
    expect(oddCharacter('Fiesta 👩‍👩‍👧', /^[a-z ]+$/iu)).toBe('👩‍👩‍👧');
    expect(oddCharacter('Ana', /^[a-z]+$/iu)).toBeNull();
  });

  it('oddCharacter works in a browser without Intl.Segmenter', () => {
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, 'Segmenter');
    try {
      expect(oddCharacter('Fiesta 👩‍👩‍👧', /^[a-z ]+$/iu)).toBe('👩');
      expect(oddCharacter('Ana', /^[a-z]+$/iu)).toBeNull();
    } finally {
      Object.defineProperty(Intl, 'Segmenter', { value: Segmenter, configurable: true, writable: true });
    }
  });
});
