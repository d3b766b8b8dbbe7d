import { type Cents, currencyDigits } from './money';

/** A cell: text, or a number that is formatted so that the reader's spreadsheet recognises it. */
export type CsvCell = string | { readonly figure: number; readonly decimals: number } | null;

export const countCell = (figure: number): CsvCell => ({ figure, decimals: 0 });

/** Returns a cell with an amount in the currency's number of decimals; empty if there is no amount. */
export const moneyCell = (cents: Cents | null | undefined, currency: string): CsvCell =>
  cents === null || cents === undefined ? null : { figure: cents / 100, decimals: currencyDigits(currency) };

/**
 * Matches the start of a formula (CSV injection): a sign, even a full-width one, possibly after white space
 * and invisible characters. Also matches control characters that some programs skip.
 */
const FORMULA =
  /^(?:[\t\r\n\0]|[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212\ufe62-\ufe66\ufe6b])/u;

/**
 * Matches a telephone number, which is harmless. A spreadsheet reads it as a number. An attack needs the name
 * of a function, cell or program (OWASP, CSV Injection).
 */
const PLUS_AND_DIGITS = /^\+\d+$/;

/** Escapes a text, so that no spreadsheet evaluates it as a formula. */
export const harmless = (text: string): string =>
  FORMULA.test(text) && !PLUS_AND_DIGITS.test(text) ? `'${text}` : text;

function cellText(cell: CsvCell, mark: string): string {
  if (cell === null) return '';
  // Text is always quoted, because the separator differs between countries.
  if (typeof cell === 'string') return `"${harmless(cell).replaceAll('"', '""').replaceAll('\0', '')}"`;
  return cell.figure.toFixed(cell.decimals).replace('.', mark);
}

/**
 * Formats a table as CSV for the reader's spreadsheet. The separator is a semicolon if the decimal mark is a
 * comma. The text starts with a byte order mark, because Excel garbles accents without it.
 */
export function csvText(rows: readonly (readonly CsvCell[])[], mark: string): string {
  const separator = mark === ',' ? ';' : ',';
  return `\ufeff${rows.map((row) => row.map((cell) => cellText(cell, mark)).join(separator)).join('\r\n')}\r\n`;
}
