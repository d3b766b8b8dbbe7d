/** The first sign of a text that `allowed` doesn't know, as a reader sees it: an emoji is one. */
export function oddCharacter(text: string, allowed: RegExp): string | null {
  // Chrome has it on every platform since 87, Firefox since 125: without it, an emoji's first code point is told.
  const signs =
    'Segmenter' in Intl
      ? Array.from(
          new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
          ({ segment }) => segment,
        )
      : [...text];
  return signs.find((sign) => !allowed.test(sign)) ?? null;
}

/** A schema's message about a character: the key of a text, and the character that it names. */
export const aboutCharacter = (key: string, character: string): string => `${key}|${character}`;

export function messageParts(message: string): { key: string; character: string } {
  const at = message.indexOf('|');
  return at < 0
    ? { key: message, character: '' }
    : { key: message.slice(0, at), character: message.slice(at + 1) };
}
