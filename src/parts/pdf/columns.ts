/**
 * Column widths of a table within `available`: each at least its longest word, none wider than it needs, and what is
 * left goes to those that would wrap.
 */
export function columnWidths(
  natural: readonly number[],
  least: readonly number[],
  available: number,
): number[] {
  const total = natural.reduce((sum, one) => sum + one, 0);
  // All fit: what is left is shared out, so that the table is as wide as the page.
  if (total <= available) return natural.map((one) => (one / (total || 1)) * available);
  const floor = least.map((one, i) => Math.min(one, natural[i] ?? one));
  const needed = floor.reduce((sum, one) => sum + one, 0);
  if (needed >= available) return floor.map((one) => (one / (needed || 1)) * available);
  const want = natural.map((one, i) => one - (floor[i] ?? 0));
  const wanted = want.reduce((sum, one) => sum + one, 0);
  return floor.map((one, i) => one + ((want[i] ?? 0) / wanted) * (available - needed));
}
