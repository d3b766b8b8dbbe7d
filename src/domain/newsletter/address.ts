import { cleanLine, lengthOf } from '../text';

/** The database's bound, in characters. */
const ADDRESS_MAX = 100;

/** Whether this can be an e-mail address, as the database asks; small enough to need no schema. */
export const isAddress = (text: string): boolean =>
  lengthOf(cleanLine(text)) <= ADDRESS_MAX &&
  /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/.test(cleanLine(text));
