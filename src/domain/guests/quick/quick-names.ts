import { fold } from '../../fold';
import { LETTERS, personName } from '../../letters';
import { cleanLine } from '../../text';
import { SECOND_NAMES, type SplitName, splitName } from '../names';
import { foldedWords, numberOf } from './quick-people';
import {
  CHILD_WORDS,
  COMPANION_WORDS,
  FAMILY_WORDS,
  PARTICLES,
  PEOPLE_WORDS,
  SEVERAL_TITLES,
  TITLES,
} from './quick-words.data';

interface Named extends SplitName {
  /** True if the words can't be anything but a name. */
  readonly certain: boolean;
  /** True if this is a family without a number of people. */
  readonly family: boolean;
}

/**
 * Returns true if words can be a name. "plus", "su", "dos" and "hijos" can't, nor can a lower-case word among
 * capitalised ones.
 */
function isName(part: string): boolean {
  const written = part.split(' ');
  const folded = written.map((word) => foldedWords(word)[0] ?? '');
  const capitals = /\p{Lu}/u.test(part);
  // "Sres. de Urrutia", "Dos primas de Cuenca" and "twins Ada" mean several people, so they aren't one name.
  const noun = numberOf(folded[0]) === null ? 0 : 1;
  if (written.length > noun + 1 && SEVERAL_TITLES.test(folded[noun] ?? '')) return false;
  return written.every((word, i) => {
    const [plain = '', before = ''] = [folded[i], folded[i - 1]];
    if (/^\p{Lu}/u.test(word) || PARTICLES.test(plain)) return true;
    if (
      [CHILD_WORDS, COMPANION_WORDS, PEOPLE_WORDS].some((pattern) => pattern.test(plain)) ||
      /^(sus?|his|her|their|plus|mas|con|with)$/.test(plain)
    )
      return i === 0 && written.length > 1 && /^(ti[oa]|abuel[oa])$/.test(plain);
    if (numberOf(plain) !== null) return false;
    return (
      i === 0 ||
      !capitals ||
      PARTICLES.test(before) ||
      /^(family|familia|household)$/.test(plain) ||
      !/^\p{Ll}/u.test(word)
    );
  });
}

/** Removes a title such as "Dr." if a full name remains. */
function untitled(part: string): string {
  const words = part.split(' ');
  const first = words.findIndex((word) => !TITLES.test(foldedWords(word)[0] ?? ''));
  return first > 0 && words.length - first > 1 ? words.slice(first).join(' ') : part;
}

const DOUBLE = new RegExp(`^\\p{Lu}[${LETTERS}'’]{2,}-\\p{Lu}[${LETTERS}'’]{2,}$`, 'u');
/**
 * Returns true for a double last name such as "Whitmore-Smythe", but not for a given name such as "Jean-Luc".
 */
const isDouble = (name: string): boolean =>
  DOUBLE.test(name) &&
  !name
    .split('-')
    .some((one) => SECOND_NAMES.test(fold(one)) || /^(jean|hans|karl|eva|ana|lee|rae)$/i.test(one));

/** Treats a line with only a double last name and a number of people as a family. */
export const familyOf = (name: string): SplitName | null =>
  isDouble(name) ? { name: 'Family', last_name: name } : null;

/**
 * Parses a couple with titles who share the last names, such as "Sr. y Sra. Ortega de la Cruz". Returns null
 * without titles.
 */
function titledCouple(parts: readonly string[]): SplitName[] | null {
  const isTitle = (word: string) => TITLES.test(foldedWords(word)[0] ?? '');
  const last = cleanLine(parts.at(-1) ?? '').split(' ');
  const bare = last.findIndex((word) => !isTitle(word));
  const titles = parts.slice(0, -1);
  if (titles.length === 0 || bare < 1 || !titles.every((one) => one.split(' ').every(isTitle))) return null;
  if (!/^(sra?|don|dona|dna)$/.test(foldedWords(last[0] ?? '')[0] ?? '')) return null;
  const last_name = last.slice(bare).join(' ');
  return [...titles, last.slice(0, bare).join(' ')].map((name) => ({ name, last_name }));
}

export function peopleNamed(parts: readonly string[]): Named[] {
  const couple = titledCouple(parts);
  if (couple)
    return couple.map(({ name, last_name }) => ({
      name: name.replace(/\./gu, ''),
      last_name,
      certain: isName(last_name),
      family: false,
    }));
  const names = parts.map((part): Named => {
    const clean = personName(part);
    const certain = isName(untitled(clean));
    const english = /^(?:the\s+)?(?<last>.+)\s+(?:family|household)$/iu.exec(clean)?.groups;
    if (english) return { name: 'Family', last_name: english.last ?? '', certain, family: true };
    const [first = '', ...rest] = clean.split(' ');
    const family = FAMILY_WORDS.test(foldedWords(first)[0] ?? '') && rest.length > 0;
    return { ...(family ? { name: first, last_name: rest.join(' ') } : splitName(clean)), certain, family };
  });
  const shared = names.findLast(({ last_name }) => last_name !== '')?.last_name ?? '';
  // In "Juan Carlos y Sofía", "Carlos" is a given name. In "Santiago Ramón y Cajal", "Ramón" is a last name.
  const single = names.some(({ last_name }) => last_name === '');
  if (single && SECOND_NAMES.test(foldedWords(shared).join(' ')))
    return names.map((one) => ({ ...one, last_name: '' }));
  // "Miguel de la Fuente y Ortiz" might be one person with two last names.
  const noble = names.some(({ last_name }) => PARTICLES.test(foldedWords(last_name)[0] ?? ''));
  const mixed = names.length > 1 && names.some(({ family }) => family);
  return names.map((one, i) => ({
    ...one,
    last_name: one.last_name || shared,
    certain: one.certain && !mixed && !(i > 0 && one.last_name === '' && noble),
  }));
}
