import { fold } from '../fold';
import type { EventPart } from './guest';

/** Matches words that add no information to the name of a part. */
const BESIDE =
  /^(only|just|solo|solamente|guests?|invitad[oa]s?|invited?|to|a|al|the|la|el|los|las|de|del|part|parte|por|in)$/;
const WHOLE =
  /^((all|whole|full|todo|toda|entero)? ?(day|dia|boda|wedding|evento|event)?|both|todo|todas?|ambas|ambos|everything|completo|completa)$/;
/** English and Spanish words with the same meaning, such as "dinner" and "cena". */
const ALIKE = [
  /^(evenings?|nights?|noches?|eve)$/,
  /^(ceremony|ceremonia|misa|mass)$/,
  /^(dinner|cena)$/,
  /^(brunch|tornaboda)$/,
  /^(party|fiesta|baile)$/,
];

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const isAlike = (one: string, other: string): boolean =>
  one === other || ALIKE.some((words) => words.test(one) && words.test(other));

/**
 * Returns the parts mentioned in a text such as "evening only" or "Ceremony and dinner". Returns `all` for
 * the whole event, and null if the text contains an unknown word.
 */
export function namedParts(text: string, parts: readonly EventPart[]): readonly string[] | 'all' | null {
  const named = new Set<string>();
  for (const piece of fold(text).split(/[,;/+&\n]|\s(?:y|e|and)\s/u)) {
    const words = wordsOf(piece).filter((word) => !BESIDE.test(word));
    const found = parts.filter(({ name }) => {
      const own = wordsOf(name);
      return words.length > 0 && words.every((word) => own.some((one) => isAlike(one, word)));
    });
    if (found.length === 0) {
      if (words.length > 0 && WHOLE.test(words.join(' ')) && parts.length > 1) return 'all';
      return null;
    }
    for (const { id } of found) named.add(id);
  }
  return named.size === parts.length ? 'all' : parts.flatMap(({ id }) => (named.has(id) ? [id] : []));
}

/** Returns true if a remark limits the invitation, such as "evening only" or "solo fiesta". */
export const saysOnly = (text: string): boolean =>
  wordsOf(text).some((word) => /^(only|just|solo|solamente)$/.test(word));
