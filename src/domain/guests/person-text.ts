import { LETTERS, personName } from '../letters';
import { cleanLine, lengthOf } from '../text';
import { GUEST_LENGTHS } from './guest';

/** What a guest's name and address may be, without a schema: a household's page checks nothing else. */

/** Letters, apostrophes, and the quotation marks of a nickname. */
export const NAME = new RegExp(`^[${LETTERS} '’"“”„«»-]+$`, 'u');
export const HAS_LETTER = /\p{L}/u;
/** A deliverable address; stricter than the database's check. */
export const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(?:\.[^\s@<>()[\],;:"\\.]+)+$/u;

export const plainEmail = (text: string): string => cleanLine(text).replace(/^mailto:/i, '');

/** A first or last name as it is stored; null for what the guests' schema refuses. */
export function nameIn(text: string): string | null {
  const name = personName(text);
  return lengthOf(name) <= GUEST_LENGTHS.name && NAME.test(name) && HAS_LETTER.test(name) ? name : null;
}

/** An address as it is stored; null for none, and for what the guests' schema refuses. */
export function emailIn(text: string): string | null {
  const email = plainEmail(text);
  return lengthOf(email) <= GUEST_LENGTHS.email && EMAIL.test(email) ? email : null;
}
