/** The text of RFC 5545: lines of at most 75 octets that end in CRLF. */

const OCTETS = 75;
const encoder = new TextEncoder();

/** Breaks a line where it grows too long, never within a character; what continues begins with a space. */
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

/** Controls but the tab are no part of a text; line ends of any kind become the one that texts have. */
const CONTROLS = /(?!\t)[\p{Cc}\u2028\u2029]/gu;

/** A value of the type TEXT. */
export const icsText = (text: string): string =>
  text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(CONTROLS, '');

/** Content lines as one text. A name with an empty value is left out. */
export const icsLines = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join('');

/** A component around its lines. */
export const component = (name: string, lines: readonly string[]): string[] => [
  `BEGIN:${name}`,
  ...lines,
  `END:${name}`,
];
