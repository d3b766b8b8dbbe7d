import { cleanLine } from '../text';

/** Spanish "y" becomes "e" before the sound of an i: Ana e Inés, but agua y hielo. */
const SOUNDS_LIKE_I = /^h?[ií](?![aeou])/i;

/** A name with a word for each "&", which the specification forbids in the name of an event; null where it has none. */
export function withoutAmpersand(name: string, language: 'es' | 'en'): string | null {
  const pieces = name.split(/[&＆]/u).map(cleanLine);
  const [first = '', ...rest] = pieces;
  if (rest.length === 0) return null;
  const and = (next: string) => (language === 'en' ? 'and' : SOUNDS_LIKE_I.test(next) ? 'e' : 'y');
  return cleanLine(rest.reduce((said, next) => `${said} ${and(next)} ${next}`, first));
}
