import type { Category } from '../plan/facts.ts';
import { CATEGORY_WORDS } from './words.data.ts';

/** A part of a text. `to` is the index after its last letter. */
export type Span = { readonly from: number; readonly to: number };

/**
 * A possible meaning of a part of a text. Functions of this folder return all possible meanings, the more
 * likely first. If two overlap, they are alternatives for the same words.
 */
export type Found<T> = Span & { readonly value: T };

export const overlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/** Groups overlapping results, in the order of the text. A group with several results is ambiguous. */
export function byPlace<F extends Span>(found: readonly F[]): readonly (readonly F[])[] {
  const places: F[][] = [];
  for (const one of found) {
    const place = places.find((others) => others.some((other) => overlap(one, other)));
    if (place) place.push(one);
    else places.push([one]);
  }
  return places.toSorted(([a], [b]) => (a?.from ?? 0) - (b?.from ?? 0));
}

/**
 * Converts to lower case without accents. Each letter keeps its index, so that matches can be cut out of the
 * original.
 */
export const plainLetters = (text: string): string =>
  [...text]
    .map((letter) => {
      const base = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return base.length === letter.length ? base : letter;
    })
    .join('');

/** Placeholder for letters that were already parsed. No word or number can span them. */
const TAKEN = '\uE000';

export const without = (text: string, spans: readonly Span[]): string =>
  spans.reduce((rest, { from, to }) => rest.slice(0, from) + TAKEN.repeat(to - from) + rest.slice(to), text);

/** Builds a pattern that matches whole words in a text from `plainLetters`. */
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

export function categoryNamed(text: string): Category | null {
  const name = plainLetters(text);
  return CATEGORIES.find(([, list]) => list.test(name))?.[0] ?? null;
}
