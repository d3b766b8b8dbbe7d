import { plain, type Span } from './quick-text';
import { LINKS } from './quick-words.data';

/** The specification's letters and marks of a vendor's name are what stays of a line. */
const NOT_IN_A_NAME = /[^\p{L}\p{M}\p{N}· '’&._-]+/gu;
const LINK = `(?:${LINKS})(?![\\p{L}\\p{M}\\d])`;
const MARKS = "[\\s,:;'’_\\-–—()@~]";
const START = new RegExp(`^(?:${LINK}|${MARKS}|\\.)+`, 'u');
const END = new RegExp(`(?:(?<![\\p{L}\\p{M}\\d])${LINK}|${MARKS})+$`, 'u');
const FIRST = /^(?:para|for|to|a)\s+(?:(?:el|la|los|las|the)\s+)?/u;
const OUTER = /^[\s.,:;'’_-]+|[\s,:;'’_-]+$/gu;

/** What is left of the line between what was understood, without the words that tied the two together. */
export function nameOf(line: string, understood: readonly Span[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { from, to } of [
    ...understood.toSorted((a, b) => a.from - b.from),
    { from: line.length, to: line.length },
  ]) {
    let piece = line.slice(at, Math.max(at, from));
    const start = at > 0 ? START.exec(plain(piece)) : FIRST.exec(plain(piece));
    if (start) piece = piece.slice(start[0].length);
    const end = from < line.length ? END.exec(plain(piece)) : null;
    // A capital is a name's: "Grupo A 1.200".
    if (end && !/\p{Lu}/u.test(piece.slice(end.index))) piece = piece.slice(0, end.index);
    else if (end) piece = piece.replace(/[\s,:;(–—-]+$/u, '');
    pieces.push(piece);
    at = Math.max(at, to);
  }
  const name = pieces
    .join(' ')
    .replace(/(\d)[:,](\d)/gu, '$1.$2')
    .replace(/(\d)\/(\d)/gu, '$1-$2')
    .normalize('NFC')
    .replace(NOT_IN_A_NAME, ' ')
    .replace(/\s+/gu, ' ')
    .replace(OUTER, '');
  return [...name].slice(0, 100).join('').replace(OUTER, '');
}
