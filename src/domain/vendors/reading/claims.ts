import { findAll, overlap, type Span, words } from '../../reading/words';

/** Matches a sentence's end: a mark and a space, or a new line. A point in a number is none. */
const END = /[.;!?](?=\s|$)|\n/gu;

/** Returns the sentence around a position, and where it begins. */
export function sentenceAt(
  text: string,
  { from, to }: Span,
): { readonly text: string; readonly from: number } {
  const ends = findAll(END, text).map(({ index }) => index);
  const begin = (ends.findLast((end) => end < from) ?? -1) + 1;
  const end = ends.find((one) => one >= to) ?? text.length;
  return { text: text.slice(begin, end), from: begin };
}

const gap = (a: Span, b: Span): number => (a.from >= b.to ? a.from - b.to : Math.max(0, b.from - a.to));

/** Maximum distance in characters between a word and what it describes. */
const NEAR = 30;

/**
 * Assigns each word to the nearest candidate of its sentence; on a tie to the one after it. All readings of
 * one position are assigned together.
 */
export function claimed<F extends Span>(text: string, pattern: string, found: readonly F[]): F[] {
  const taken = findAll(words(pattern), text).flatMap((match) => {
    const word = { from: match.index, to: match.index + match[0].length };
    const sentence = sentenceAt(text, word);
    const inside = found.filter(
      (one) =>
        one.from >= sentence.from && one.to <= sentence.from + sentence.text.length && gap(one, word) <= NEAR,
    );
    const [nearest] = inside.toSorted((a, b) => gap(a, word) - gap(b, word) || b.from - a.from);
    return nearest ? [nearest] : [];
  });
  return found.filter((one) => taken.some((other) => overlap(one, other)));
}
