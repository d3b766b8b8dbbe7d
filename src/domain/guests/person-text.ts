import { LETTERS, personName } from '../letters';
import { cleanLine, lengthOf } from '../text';
import { GUEST_LENGTHS } from './guest';

/** Checks of a guest's name and address without a schema, because a household's page needs no other. */

/** Matches letters, apostrophes, and the quotation marks of a nickname. */
export const NAME = new RegExp(`^[${LETTERS} '’"“”„«»-]+$`, 'u');
export const HAS_LETTER = /\p{L}/u;
/** Matches a deliverable address; stricter than the database's check. */
export const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(?:\.[^\s@<>()[\],;:"\\.]+)+$/u;

export const plainEmail = (text: string): string => cleanLine(text).replace(/^mailto:/i, '');

/** Cleans a first or last name; null if the guests' schema refuses it. */
export function nameIn(text: string): string | null {
  const name = personName(text);
  return lengthOf(name) <= GUEST_LENGTHS.name && NAME.test(name) && HAS_LETTER.test(name) ? name : null;
}

/** Cleans an address; null if it is empty or the guests' schema refuses it. */
export function emailIn(text: string): string | null {
  const email = plainEmail(text);
  return lengthOf(email) <= GUEST_LENGTHS.email && EMAIL.test(email) ? email : null;
}
