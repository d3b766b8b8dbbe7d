/** A piece of a line, from its first letter to the one after its last. */
export type Span = { readonly from: number; readonly to: number };

/** Why a line is asked about instead of being taken at its word: keys of texts. */
const DOUBTS = [
  'noSuchDay',
  'dayOrMonth',
  'nameOrDate',
  'vagueDate',
  'whichWeek',
  'recentDate',
  'twoDates',
  'weekdayDiffers',
  'fraction',
  'paidOrDue',
  'partlyPaid',
  'paymentOrRefund',
  'minus',
  'severalAmounts',
  'grouping',
  'unit',
  'times',
  'sum',
  'part',
  'percent',
  'perUnit',
  'tax',
  'taxAdded',
  'currency',
] as const;
/** `text` is the piece of the line that can be read in more than one way. */
export type Doubt = { readonly reason: (typeof DOUBTS)[number]; readonly text: string };

/** Small letters without accents, each in the place of its own, so that what is found can be cut out. */
export const plain = (text: string): string =>
  [...text]
    .map((letter) => {
      const base = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return base.length === letter.length ? base : letter;
    })
    .join('');

/** Stands for every letter that has been understood already: no word and no number reaches across it. */
export const TAKEN = '\uE000';

export const without = (text: string, spans: readonly Span[]): string =>
  spans.reduce((rest, { from, to }) => rest.slice(0, from) + TAKEN.repeat(to - from) + rest.slice(to), text);

/** A pattern of whole words. */
export const words = (pattern: string, flags = 'u') =>
  new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${pattern})(?![\\p{L}\\p{M}\\d])`, flags);

export const spanOf = (match: RegExpExecArray): Span => ({
  from: match.index,
  to: match.index + match[0].length,
});

export function findAll(pattern: RegExp, text: string): RegExpExecArray[] {
  return [
    ...text.matchAll(
      new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`),
    ),
  ];
}
