/**
 * Decodes the percent-encoding of a URL. Malformed text such as `%E0%A4` is returned unchanged, because links
 * can contain anything.
 */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
