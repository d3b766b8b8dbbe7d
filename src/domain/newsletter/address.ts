import { cleanLine, lengthOf } from '../text';

/** Maximum length in characters, as in the database. */
const ADDRESS_MAX = 100;

/** Returns true if a text looks like an email address. The database uses the same rule. */
export const isAddress = (text: string): boolean =>
  lengthOf(cleanLine(text)) <= ADDRESS_MAX &&
  /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/.test(cleanLine(text));
