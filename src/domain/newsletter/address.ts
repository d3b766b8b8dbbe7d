import { cleanLine, lengthOf } from '../text';

/** The database's bound, in characters. */
const ADDRESS_MAX = 100;

/** True for a plausible e-mail address by the database's rule; too small to need a schema. */
export const isAddress = (text: string): boolean =>
  lengthOf(cleanLine(text)) <= ADDRESS_MAX &&
  /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/.test(cleanLine(text));
