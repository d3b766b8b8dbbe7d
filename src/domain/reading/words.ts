import type { Category } from '../plan/facts';
import { CATEGORY_WORDS } from './words.data';

/** A piece of a text, from its first letter to the one after its last. */
export type Span = { readonly from: number; readonly to: number };

/**
 * A candidate: a possible meaning of part of a text, and its position. Readers return all candidates, likelier
 * first; overlapping ones are alternative readings of the same words.
 */
export type Found<T> = Span & { readonly value: T };

export const overlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/** Candidates by the words that they read, in the order of the text. A list of more than one is ambiguous. */
export function byPlace<F extends Span>(found: readonly F[]): readonly (readonly F[])[] {
  const places: F[][] = [];
  for (const one of found) {
    const place = places.find((others) => others.some((other) => overlap(one, other)));
    if (place) place.push(one);
    else places.push([one]);
  }
  return places.toSorted(([a], [b]) => (a?.from ?? 0) - (b?.from ?? 0));
}

/** Small letters without accents, each in the place of its own, so that what is found can be cut out. */
export const plainLetters = (text: string): string =>
  [...text]
    .map((letter) => {
      const base = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return base.length === letter.length ? base : letter;
    })
    .join('');

/** Stands for every letter that has been read already: no word and no number reaches across it. */
const TAKEN = '\uE000';

export const without = (text: string, spans: readonly Span[]): string =>
  spans.reduce((rest, { from, to }) => rest.slice(0, from) + TAKEN.repeat(to - from) + rest.slice(to), text);

/** A pattern of whole words, for a plain text. */
export const words = (pattern: string, flags = 'u') =>
  new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${pattern})(?![\\p{L}\\p{M}\\d])`, flags);

export const spanAt = (match: RegExpExecArray): Span => ({
  from: match.index,
  to: match.index + match[0].length,
});

export const findAll = (pattern: RegExp, text: string): RegExpExecArray[] => [
  ...text.matchAll(
    new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`),
  ),
];

const CATEGORIES = CATEGORY_WORDS.map(([category, list]) => [category, words(list)] as const);

/** The category that a vendor's name or a word for one says; null when it says none. */
export function categoryNamed(text: string): Category | null {
  const name = plainLetters(text);
  return CATEGORIES.find(([, list]) => list.test(name))?.[0] ?? null;
}
