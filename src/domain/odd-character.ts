/**
 * Returns the first character that `allowed` rejects. An emoji counts as one character, even if it has
 * several code points.
 */
export function oddCharacter(text: string, allowed: RegExp): string | null {
  // `Intl.Segmenter` needs Chrome 87 or Firefox 125. In older browsers only the first code point of an emoji
  // is returned.
  const signs =
    'Segmenter' in Intl
      ? Array.from(
          new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
          ({ segment }) => segment,
        )
      : [...text];
  return signs.find((sign) => !allowed.test(sign)) ?? null;
}

/** Builds an error message that consists of a translation key and the wrong character. */
export const aboutCharacter = (key: string, character: string): string => `${key}|${character}`;

export function messageParts(message: string): { key: string; character: string } {
  const at = message.indexOf('|');
  return at < 0
    ? { key: message, character: '' }
    : { key: message.slice(0, at), character: message.slice(at + 1) };
}
