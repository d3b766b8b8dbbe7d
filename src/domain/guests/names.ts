import { fold } from '../fold';
import { cleanLine } from '../text';
import {
  CHILD_WORDS,
  COMPANION_WORDS,
  FAMILY_WORDS,
  PARTICLES,
  SEVERAL_TITLES,
  TITLES,
} from './quick/quick-words.data';

/**
 * Second words of Spanish double names. Without this list, "María José García" would get the last name José.
 */
export const SECOND_NAMES =
  /^(jose|maria|luis|carlos|antonio|manuel|angel|miguel|jesus|pilar|carmen|isabel|angeles|dolores|teresa|luisa|elena|cruz|javier|pablo|ignacio|ramon|francisco|fernando|alberto|andres|rosa|ann|anne|lou|jo|mary|jane)$/;

/** Matches the abbreviation of María in "José Mª" and "Ana M.ª". */
const SHORT_MARIA = /^(m\.?ª\.?|ma\.)$/;

export interface SplitName {
  readonly name: string;
  readonly last_name: string;
}

/**
 * Splits a full name into given and last names. "García López, María José" is split at its comma. Without a
 * comma, a Spanish name of four words has two last names, and a single word is a given name.
 */
export function splitName(full: string): SplitName {
  const text = cleanLine(full);
  const comma = /^([^,]+),\s*([^,]+)$/u.exec(text);
  if (comma) return { name: comma[2] ?? '', last_name: comma[1] ?? '' };
  const words = text.split(' ');
  // In "Dr. Amira El-Sayed" the title stays with the given name.
  const bare = words.findIndex((word) => !TITLES.test(fold(word).replace('.', '')));
  if (bare > 0 && words.length - bare > 1) {
    const { name, last_name } = splitName(words.slice(bare).join(' '));
    return { name: [...words.slice(0, bare), name].join(' '), last_name };
  }
  if (words.length < 2) return { name: text, last_name: '' };
  // Given names are one word, or a known pair such as "María José".
  const second = fold(words[1] ?? '');
  const particle = words.findIndex((word, i) => i > 0 && PARTICLES.test(fold(word)));
  const pair = words.length > 2 && (SECOND_NAMES.test(second) || SHORT_MARIA.test(second));
  const between =
    words.length > 3 && /^(de|del)$/.test(second) && /^(la|los|las)$/.test(fold(words[2] ?? ''));
  // In "Ma. José" and "Mª José" the abbreviation always begins a double name.
  let given = pair || (words.length > 2 && /^(ma\.?|mª|m\.ª|fco\.)$/.test(fold(words[0] ?? ''))) ? 2 : 1;
  // In "María del Carmen Ruiz" the words "del Carmen" belong to the given name.
  if (fold(words[0] ?? '') === 'maria' && particle === 1 && words.length > 3) given = between ? 4 : 3;
  // In "J. R. Tolman" the initials are given names.
  while (given < words.length - 1 && words.slice(0, given + 1).every((word) => /^\p{Lu}\.?$/u.test(word)))
    given += 1;
  // In Juan "Juanito" Pérez the nickname belongs to the given names.
  const closing = words.findIndex((word, i) => i >= given && /["”»]$/.test(word));
  if (/^["“«„]/.test(words[given] ?? '') && closing >= 0) given = closing + 1;
  given = Math.min(given, words.length - 1);
  return { name: words.slice(0, given).join(' '), last_name: words.slice(given).join(' ') };
}

/** Returns true if a text can be a given name. "Family", "Niños" and "Dr Sarah" can't. */
export function isGivenName(name: string): boolean {
  const [first = ''] = fold(cleanLine(name)).replaceAll('.', '').split(' ');
  return ![FAMILY_WORDS, CHILD_WORDS, COMPANION_WORDS, SEVERAL_TITLES, TITLES].some((one) => one.test(first));
}
