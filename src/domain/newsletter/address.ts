import { cleanLine, lengthOf } from '../text';

/** The database's limit, in characters. */
const ADDRESS_MAX = 100;

/** Returns true if a text is a plausible e-mail address by the database's rule, without a schema. */
export const isAddress = (text: string): boolean =>
  lengthOf(cleanLine(text)) <= ADDRESS_MAX &&
  /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/.test(cleanLine(text));
