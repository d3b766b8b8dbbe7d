/**
 * Returns a text's first character that `allowed` rejects, as a reader sees it: an emoji is one character.
 */
export function oddCharacter(text: string, allowed: RegExp): string | null {
  // Chrome supports the segmenter on every platform since 87, Firefox since 125; otherwise an emoji's first
  // code point is returned.
  const signs =
    'Segmenter' in Intl
      ? Array.from(
          new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
          ({ segment }) => segment,
        )
      : [...text];
  return signs.find((sign) => !allowed.test(sign)) ?? null;
}

/** Returns a schema's message about a character: the text's key and the character. */
export const aboutCharacter = (key: string, character: string): string => `${key}|${character}`;

export function messageParts(message: string): { key: string; character: string } {
  const at = message.indexOf('|');
  return at < 0
    ? { key: message, character: '' }
    : { key: message.slice(0, at), character: message.slice(at + 1) };
}
