/** The first sign of a text that `allowed` doesn't know, as a reader sees it: an emoji is one. */
export function oddCharacter(text: string, allowed: RegExp): string | null {
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of graphemes.segment(text)) if (!allowed.test(segment)) return segment;
  return null;
}

/** A schema's message about a character: the key of a text, and the character that it names. */
export const aboutCharacter = (key: string, character: string): string => `${key}|${character}`;

export function messageParts(message: string): { key: string; character: string } {
  const at = message.indexOf('|');
  return at < 0
    ? { key: message, character: '' }
    : { key: message.slice(0, at), character: message.slice(at + 1) };
}
