import { findAll, overlap, type Span, words } from '../../reading/words';

/**
 * Matches the end of a sentence: a line break, or a punctuation mark before a space. The point in "3.5" isn't
 * an end.
 */
const END = /[.;!?](?=\s|$)|\n/gu;

/** Returns the sentence that contains a position, and the index at which it begins. */
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

/** Maximum number of characters between a word and the value that it describes. */
const NEAR = 30;

/**
 * Returns the values that the words of `pattern` describe. Each word belongs to the nearest value in its
 * sentence. If two values are equally near, the word belongs to the later value. If a value has several
 * possible meanings, all are returned.
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
