import { LETTERS, personName } from '../letters';
import { cleanLine, lengthOf } from '../text';
import { GUEST_LENGTHS } from './guest';

/**
 * Checks of names and emails on the household's page. They use no schema library, so that this page needn't
 * load one.
 */

/** Matches letters, apostrophes, and the quotation marks of a nickname. */
export const NAME = new RegExp(`^[${LETTERS} '’"“”„«»-]+$`, 'u');
export const HAS_LETTER = /\p{L}/u;
/** Matches an email address that mail can be delivered to. It is stricter than the database's check. */
export const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(?:\.[^\s@<>()[\],;:"\\.]+)+$/u;

export const plainEmail = (text: string): string => cleanLine(text).replace(/^mailto:/i, '');

/** Normalises a first or last name. Returns null if the guest schema would reject it. */
export function nameIn(text: string): string | null {
  const name = personName(text);
  return lengthOf(name) <= GUEST_LENGTHS.name && NAME.test(name) && HAS_LETTER.test(name) ? name : null;
}

/** Normalises an email address. Returns null if it is empty or the guest schema would reject it. */
export function emailIn(text: string): string | null {
  const email = plainEmail(text);
  return lengthOf(email) <= GUEST_LENGTHS.email && EMAIL.test(email) ? email : null;
}
