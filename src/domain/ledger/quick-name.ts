import { LETTERS, typographic } from '../letters';
import { plainLetters, type Span } from '../reading/words';

/** Matches characters that a vendor's name can't contain. They are removed. */
const NOT_IN_A_NAME = new RegExp(`[^${LETTERS}\\p{N} '’&._-]+`, 'gu');
/** Words that link a name with its amount or date. They aren't part of the name. */
const LINKS = 'on|by|due|for|at|the|el|para|por|a|de|del|antes|before|vence';
const MARKS = "[\\s,:;'’_–—()-]";
const START = new RegExp(`^(?:(?:${LINKS})(?![\\p{L}\\p{M}\\d])|${MARKS})+`, 'u');
const END = new RegExp(`(?:(?<![\\p{L}\\p{M}\\d])(?:${LINKS})|${MARKS})+$`, 'u');
const OUTER = /^[\s.,:;'’_-]+|[\s,:;'’_-]+$/gu;
const LONGEST = 100;

/** Returns the name in a line: the text without the amount, the date and linking words. */
export function nameOf(line: string, understood: readonly Span[]): string {
  const ends = [...understood.toSorted((a, b) => a.from - b.from), { from: line.length, to: line.length }];
  let at = 0;
  let named = false;
  const pieces = ends.map(({ from, to }) => {
    let piece = line.slice(at, from);
    // "95 € por persona" is part of the name, but after "95 € para" the name begins.
    if (at > 0 && !named) piece = piece.slice(START.exec(plainLetters(piece))?.[0].length ?? 0);
    const end = from < line.length ? END.exec(plainLetters(piece)) : null;
    // A capitalised word belongs to the name, as in "Grupo A 1.200".
    if (end && !/\p{Lu}/u.test(piece.slice(end.index))) piece = piece.slice(0, end.index);
    at = to;
    named ||= /\p{L}/u.test(piece);
    return piece;
  });
  const name = typographic(pieces.join(' '))
    .replace(/(\d)[:,](\d)/gu, '$1.$2')
    .replace(/(\d)\/(\d)/gu, '$1-$2')
    .replace(NOT_IN_A_NAME, ' ')
    .replace(/\s+/gu, ' ')
    .replace(OUTER, '');
  return [...name].slice(0, LONGEST).join('').replace(OUTER, '');
}
