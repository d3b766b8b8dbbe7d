import { fold } from '../../fold';
import { cleanLine } from '../../text';
import { MAX_RANK } from '../second-list';
import { YES } from './import-words.data';

/** The language that a household is written to in; null where none of ours is named. */
export function languageFrom(text: string): 'en' | 'es' | null {
  const said = fold(text);
  if (/^(es|spanish|espanol)/.test(said)) return 'es';
  return /^(en|english|ingles)/.test(said) ? 'en' : null;
}

/** The place in the second list, 1 to `MAX_RANK`; a yes is the last one. */
export function rankFrom(text: string): number | null {
  const said = cleanLine(text);
  const rank = YES.test(fold(said)) ? MAX_RANK : Number(said);
  return Number.isInteger(rank) && rank >= 1 && rank <= MAX_RANK ? rank : null;
}
