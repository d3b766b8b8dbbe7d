import { type Cents, currencyDigits } from './money';

/** A figure is written as the reader's spreadsheet reads figures; anything else is text. */
export type CsvCell = string | { readonly figure: number; readonly decimals: number } | null;

/** A whole number. */
export const countCell = (figure: number): CsvCell => ({ figure, decimals: 0 });

/** An amount in the decimals that its currency is written in; empty where there is none. */
export const moneyCell = (cents: Cents | null | undefined, currency: string): CsvCell =>
  cents === null || cents === undefined ? null : { figure: cents / 100, decimals: currencyDigits(currency) };

/**
 * What a spreadsheet would take for a formula: a sign, also in its full-width form, at the beginning or behind white
 * space and characters that don't show; and the control characters that some programs skip over.
 */
const FORMULA =
  /^(?:[\t\r\n\0]|[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212\ufe62-\ufe66\ufe6b])/u;

/**
 * A plus and digits, as a telephone number: for a spreadsheet a number and nothing to carry out. What can do harm names
 * a function, a cell or a program (OWASP, CSV Injection), and needs more than digits for it.
 */
const PLUS_AND_DIGITS = /^\+\d+$/;

/** Text that a spreadsheet shows as it is, whatever it begins with. */
export const harmless = (text: string): string =>
  FORMULA.test(text) && !PLUS_AND_DIGITS.test(text) ? `'${text}` : text;

function cellText(cell: CsvCell, mark: string): string {
  if (cell === null) return '';
  // Always quoted: what splits cells differs from country to country.
  if (typeof cell === 'string') return `"${harmless(cell).replaceAll('"', '""').replaceAll('\0', '')}"`;
  return cell.figure.toFixed(cell.decimals).replace('.', mark);
}

/**
 * A table as CSV for the reader's spreadsheet: separated by semicolons where the decimal mark is a comma.
 * Begins with a byte order mark, without which Excel garbles accents.
 */
export function csvText(rows: readonly (readonly CsvCell[])[], mark: string): string {
  const separator = mark === ',' ? ';' : ',';
  return `\ufeff${rows.map((row) => row.map((cell) => cellText(cell, mark)).join(separator)).join('\r\n')}\r\n`;
}
