/**
 * Matches invisible characters without meaning, such as direction marks, zero-width spaces and soft hyphens.
 * Joiners (U+200C, U+200D), variation selectors and the tags of flags aren't matched, because Persian and
 * emoji need them.
 */
const HIDDEN =
  /(?!\u200C|\u200D|[\uFE00-\uFE0F]|[\u{E0020}-\u{E007F}])(?:\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]|\p{Cs}|\p{Noncharacter_Code_Point})/gu;
const BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;
const CONTROL = /(?!\n)\p{Cc}/gu;
const NOTHING_TO_SEE = /^(?:\s|\u200C|\u200D|[\uFE00-\uFE0F])*$/u;

/**
 * Normalises a text that can have several lines. It unifies accents and removes invisible and control
 * characters.
 */
export function cleanLines(text: string): string {
  const clean = text
    .replace(HIDDEN, '')
    .normalize('NFC')
    .replace(BREAK, '\n')
    .replace(CONTROL, ' ')
    .replace(/[^\S\n]+/gu, ' ')
    .trim();
  return NOTHING_TO_SEE.test(clean) ? '' : clean;
}

/**
 * Normalises a text to one line. Every schema cleans its texts with this function or `cleanLines`, so that
 * the database never has to reject one.
 */
export const cleanLine = (text: string): string => cleanLines(text).replace(/\s+/gu, ' ');

/** Returns the length in code points, as PostgreSQL's `char_length` does. */
export const lengthOf = (text: string): number => [...text].length;

/** Returns the first `length` characters of a text, without separating a letter from its accent. */
export const firstOf = (text: string, length: number): string => [...text].slice(0, length).join('').trim();
