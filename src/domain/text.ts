/**
 * Matches invisible characters without meaning: direction marks, zero-width spaces, fillers, soft hyphens,
 * noncharacters. Joiners (U+200C, U+200D), variation selectors and the tags of flags are kept for Persian and
 * emoji.
 */
const HIDDEN =
  /(?!\u200C|\u200D|[\uFE00-\uFE0F]|[\u{E0020}-\u{E007F}])(?:\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]|\p{Cs}|\p{Noncharacter_Code_Point})/gu;
const BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;
const CONTROL = /(?!\n)\p{Cc}/gu;
const NOTHING_TO_SEE = /^(?:\s|\u200C|\u200D|[\uFE00-\uFE0F])*$/u;

/** Normalises a text of several lines: accents in one encoding, no invisible or control characters. */
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
 * Normalises a text to one line. Every schema cleans its texts by one of these two functions, so that the
 * database needn't refuse any.
 */
export const cleanLine = (text: string): string => cleanLines(text).replace(/\s+/gu, ' ');

/** Returns a text's length as PostgreSQL's char_length counts it: in code points. */
export const lengthOf = (text: string): number => [...text].length;

/** Returns the first characters of a text, at most `length`, without splitting a letter from its accent. */
export const firstOf = (text: string, length: number): string => [...text].slice(0, length).join('').trim();
