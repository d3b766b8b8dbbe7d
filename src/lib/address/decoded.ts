/**
 * Decodes the percent-encoding of a URL. A malformed text such as `%E0%A4` is returned unchanged, since
 * anybody can write a link.
 */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
