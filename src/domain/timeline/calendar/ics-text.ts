/** Maximum length of a line in RFC 5545, in octets. Lines end in CRLF. */

const OCTETS = 75;
const encoder = new TextEncoder();

/**
 * Folds a line that is too long. It never splits a character, and each continuation line begins with a space.
 */
function fold(line: string): string {
  let [folded, room] = ['', OCTETS];
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (octets > room) {
      folded += '\r\n ';
      room = OCTETS - 1;
    }
    folded += character;
    room -= octets;
  }
  return folded;
}

/** Matches control characters other than tabs. Texts can't contain them. */
const CONTROLS = /(?!\t)[\p{Cc}\u2028\u2029]/gu;

/** Escapes a value of the RFC 5545 type TEXT. */
export const icsText = (text: string): string =>
  text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(CONTROLS, '');

/** Joins lines of the form "NAME:value". Lines without a value are left out. */
export const icsLines = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join('');

export const component = (name: string, lines: readonly string[]): string[] => [
  `BEGIN:${name}`,
  ...lines,
  `END:${name}`,
];
