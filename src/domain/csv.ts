import { type Cents, currencyDigits } from './money';

/** A cell: a figure, written as the reader's spreadsheet parses it, or text. */
export type CsvCell = string | { readonly figure: number; readonly decimals: number } | null;

/** Returns a whole number's cell. */
export const countCell = (figure: number): CsvCell => ({ figure, decimals: 0 });

/** Returns an amount's cell with its currency's decimals; empty without an amount. */
export const moneyCell = (cents: Cents | null | undefined, currency: string): CsvCell =>
  cents === null || cents === undefined ? null : { figure: cents / 100, decimals: currencyDigits(currency) };

/**
 * Matches the beginning of a formula (CSV injection). This is a sign, also a full-width one, which may follow
 * white space and invisible characters; or a control character that some programs skip.
 */
const FORMULA =
  /^(?:[\t\r\n\0]|[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212\ufe62-\ufe66\ufe6b])/u;

/**
 * Matches a telephone number: for a spreadsheet it is a harmless number, because an attack must name a
 * function, a cell or a program (OWASP, CSV Injection).
 */
const PLUS_AND_DIGITS = /^\+\d+$/;

/** Escapes a text, so that no spreadsheet evaluates it. */
export const harmless = (text: string): string =>
  FORMULA.test(text) && !PLUS_AND_DIGITS.test(text) ? `'${text}` : text;

function cellText(cell: CsvCell, mark: string): string {
  if (cell === null) return '';
  // Always quoted, because separators differ between countries.
  if (typeof cell === 'string') return `"${harmless(cell).replaceAll('"', '""').replaceAll('\0', '')}"`;
  return cell.figure.toFixed(cell.decimals).replace('.', mark);
}

/**
 * Formats a table as CSV for the reader's spreadsheet, separated by semicolons if the decimal mark is a
 * comma. It begins with a byte order mark, without which Excel garbles accents.
 */
export function csvText(rows: readonly (readonly CsvCell[])[], mark: string): string {
  const separator = mark === ',' ? ';' : ',';
  return `\ufeff${rows.map((row) => row.map((cell) => cellText(cell, mark)).join(separator)).join('\r\n')}\r\n`;
}
