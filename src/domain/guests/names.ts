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

/** Second given names of usual pairs: without them "María José García" would have the last name José. */
export const SECOND_NAMES =
  /^(jose|maria|luis|carlos|antonio|manuel|angel|miguel|jesus|pilar|carmen|isabel|angeles|dolores|teresa|luisa|elena|cruz|javier|pablo|ignacio|ramon|francisco|fernando|alberto|andres|rosa|ann|anne|lou|jo|mary|jane)$/;

/** Matches the abbreviation in "José Mª" and "Ana M.ª". */
const SHORT_MARIA = /^(m\.?ª\.?|ma\.)$/;

export interface SplitName {
  readonly name: string;
  readonly last_name: string;
}

/**
 * Splits a full name: "García López, María José" at its comma, otherwise by words. In Spanish the last two
 * are last names if four words or a usual pair of given names leave enough; a single word is a given name.
 */
export function splitName(full: string): SplitName {
  const text = cleanLine(full);
  const comma = /^([^,]+),\s*([^,]+)$/u.exec(text);
  if (comma) return { name: comma[2] ?? '', last_name: comma[1] ?? '' };
  const words = text.split(' ');
  // "Dr. Amira El-Sayed": a title stays with the given name.
  const bare = words.findIndex((word) => !TITLES.test(fold(word).replace('.', '')));
  if (bare > 0 && words.length - bare > 1) {
    const { name, last_name } = splitName(words.slice(bare).join(' '));
    return { name: [...words.slice(0, bare), name].join(' '), last_name };
  }
  if (words.length < 2) return { name: text, last_name: '' };
  // The given names are one word or a pair.
  const second = fold(words[1] ?? '');
  const particle = words.findIndex((word, i) => i > 0 && PARTICLES.test(fold(word)));
  const pair = words.length > 2 && (SECOND_NAMES.test(second) || SHORT_MARIA.test(second));
  const between =
    words.length > 3 && /^(de|del)$/.test(second) && /^(la|los|las)$/.test(fold(words[2] ?? ''));
  // "Ma. José", "Mª José": the abbreviation always begins a pair.
  let given = pair || (words.length > 2 && /^(ma\.?|mª|m\.ª|fco\.)$/.test(fold(words[0] ?? ''))) ? 2 : 1;
  // "María del Carmen Ruiz", "María de los Ángeles Ruiz": the particle joins two given names.
  if (fold(words[0] ?? '') === 'maria' && particle === 1 && words.length > 3) given = between ? 4 : 3;
  // "J. R. Tolman": initials are given names.
  while (given < words.length - 1 && words.slice(0, given + 1).every((word) => /^\p{Lu}\.?$/u.test(word)))
    given += 1;
  // Juan "Juanito" Pérez: a nickname belongs to the given names.
  const closing = words.findIndex((word, i) => i >= given && /["”»]$/.test(word));
  if (/^["“«„]/.test(words[given] ?? '') && closing >= 0) given = closing + 1;
  given = Math.min(given, words.length - 1);
  return { name: words.slice(0, given).join(' '), last_name: words.slice(given).join(' ') };
}

/** Returns true if a text can be a given name: not "Family", "Niños" or "Dr Sarah". */
export function isGivenName(name: string): boolean {
  const [first = ''] = fold(cleanLine(name)).replaceAll('.', '').split(' ');
  return ![FAMILY_WORDS, CHILD_WORDS, COMPANION_WORDS, SEVERAL_TITLES, TITLES].some((one) => one.test(first));
}
