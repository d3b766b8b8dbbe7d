/** The longest line of RFC 5545 in octets; lines end in CRLF. */

const OCTETS = 75;
const encoder = new TextEncoder();

/** Folds a long line, never within a character; continuations begin with a space. */
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

/**
 * Matches control characters except the tab, which texts can't contain; line ends of any kind are normalised.
 */
const CONTROLS = /(?!\t)[\p{Cc}\u2028\u2029]/gu;

/** Escapes a value of the type TEXT. */
export const icsText = (text: string): string =>
  text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(CONTROLS, '');

/** Joins content lines; a name with an empty value is omitted. */
export const icsLines = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join('');

/** Wraps lines in a component. */
export const component = (name: string, lines: readonly string[]): string[] => [
  `BEGIN:${name}`,
  ...lines,
  `END:${name}`,
];
