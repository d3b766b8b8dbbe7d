/** Text of an address, decoded; as it is where it can't be: `%E0%A4` is no text, and anybody can write it into a link. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
