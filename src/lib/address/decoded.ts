/**
 * Decodes a text of an address; returns it unchanged where it can't be decoded, as `%E0%A4` in a link that
 * anybody wrote.
 */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
