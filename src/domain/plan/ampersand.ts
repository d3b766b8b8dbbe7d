import { cleanLine } from '../text';

/**
 * Matches words before which Spanish "y" becomes "e", because they begin with the sound of an i: Ana e Inés,
 * but agua y hielo.
 */
const SOUNDS_LIKE_I = /^h?[ií](?![aeou])/i;

/**
 * Replaces each "&" in an event's name, which the specification forbids, by a word; null if there is none.
 */
export function withoutAmpersand(name: string, language: 'es' | 'en'): string | null {
  const pieces = name.split(/[&＆]/u).map(cleanLine);
  const [first = '', ...rest] = pieces;
  if (rest.length === 0) return null;
  const and = (next: string) => (language === 'en' ? 'and' : SOUNDS_LIKE_I.test(next) ? 'e' : 'y');
  return cleanLine(rest.reduce((said, next) => `${said} ${and(next)} ${next}`, first));
}
