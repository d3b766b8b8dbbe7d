import { fold } from '../../fold';
import { cleanLine } from '../../text';
import { MAX_RANK } from '../second-list';
import { YES } from './import-words.data';

/** Returns the invitation's language; null if the app doesn't support it. */
export function languageFrom(text: string): 'en' | 'es' | null {
  const said = fold(text);
  if (/^(es|spanish|espanol)/.test(said)) return 'es';
  return /^(en|english|ingles)/.test(said) ? 'en' : null;
}

/** Returns the rank on the second list, 1 to `MAX_RANK`. A "yes" gives the last rank. */
export function rankFrom(text: string): number | null {
  const said = cleanLine(text);
  const rank = YES.test(fold(said)) ? MAX_RANK : Number(said);
  return Number.isInteger(rank) && rank >= 1 && rank <= MAX_RANK ? rank : null;
}
