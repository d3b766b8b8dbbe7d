import type { Cents } from '../money';

const GROUPS: readonly RegExp[] = [
  /^\d{1,3}(?<mark>[.,'’ \u00A0\u202F])\d{3}(?:\k<mark>\d{3})*$/u,
  // Two figures a group before the last three, as India counts.
  /^\d{1,2}(?:,\d{2})+,\d{3}$/u,
];

const grouped = (text: string) => !text.startsWith('0') && GROUPS.some((pattern) => pattern.test(text));
const LARGEST = 1e15;

function centsOf(whole: string, decimals: string, factor: number): Cents | null {
  const value = Number(`${whole.replace(/\D/gu, '')}.${decimals}0`) * factor * 100;
  return value < LARGEST ? Math.round(value) : null;
}

/**
 * What a number may come to, in cents, times `factor` (1,000 for "k" or "mil"): none where it can't be read, two where
 * it can be read twice ("1.500k"). Since money has two decimals, one mark before three figures groups thousands.
 */
export function valuesOf(text: string, factor = 1): Cents[] {
  const values: (Cents | null)[] = [];
  if (/^\d+$/u.test(text) || grouped(text)) values.push(centsOf(text, '', factor));
  const split = /^(?<whole>.*)(?<mark>[.,])(?<decimals>\d+)$/u.exec(text)?.groups;
  if (split) {
    const { whole = '', mark = '', decimals = '' } = split;
    const single = /^\d+$/u.test(whole) || (grouped(whole) && !whole.includes(mark));
    if (single && decimals.length <= (factor === 1 ? 2 : 5)) values.push(centsOf(whole, decimals, factor));
  }
  return values.filter((value) => value !== null);
}
