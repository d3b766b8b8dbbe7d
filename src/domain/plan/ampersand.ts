import { cleanLine } from '../text';

/**
 * Matches words that begin with the sound of an i. Before them, Spanish "y" becomes "e": "Ana e Inés", but
 * "agua y hielo".
 */
const SOUNDS_LIKE_I = /^h?[ií](?![aeou])/i;

/**
 * Replaces "&" in an event's name by "y", "e" or "and", because the specification forbids it. Returns null if
 * the name has no "&".
 */
export function withoutAmpersand(name: string, language: 'es' | 'en'): string | null {
  const pieces = name.split(/[&＆]/u).map(cleanLine);
  const [first = '', ...rest] = pieces;
  if (rest.length === 0) return null;
  const and = (next: string) => (language === 'en' ? 'and' : SOUNDS_LIKE_I.test(next) ? 'e' : 'y');
  return cleanLine(rest.reduce((said, next) => `${said} ${and(next)} ${next}`, first));
}
