const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

/** Distributes spare width among the text columns, so that the table is as wide as the page. */
function stretched(natural: readonly number[], available: number, figures: readonly number[]): number[] {
  const isText = (i: number) => figures.length === natural.length || !figures.includes(i);
  const texts = sumOf(natural.filter((_, i) => isText(i))) || 1;
  const left = available - sumOf(natural);
  return natural.map((one, i) => (isText(i) ? one + (one / texts) * left : one));
}

/**
 * Returns the widths of columns that share `available`. Each column gets at least its longest word. The
 * remaining width goes to columns that would wrap, in proportion to what they lack. Columns in `figures`
 * aren't stretched.
 */
export function columnWidths(
  natural: readonly number[],
  least: readonly number[],
  available: number,
  figures: readonly number[] = [],
): number[] {
  if (sumOf(natural) <= available) return stretched(natural, available, figures);
  const floor = least.map((one, i) => Math.min(one, natural[i] ?? one));
  // If even the longest words don't fit, all columns shrink in proportion.
  if (sumOf(floor) >= available) return floor.map((one) => (one / sumOf(floor)) * available);
  const lack = natural.map((one, i) => one - (floor[i] ?? 0));
  const left = available - sumOf(floor);
  return floor.map((one, i) => one + ((lack[i] ?? 0) / sumOf(lack)) * left);
}
