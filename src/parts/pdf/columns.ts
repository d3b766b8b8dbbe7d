const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

/** Where all fit: what is left is shared out among those of text, so that the table is as wide as the page. */
function stretched(natural: readonly number[], available: number, figures: readonly number[]): number[] {
  const isText = (i: number) => figures.length === natural.length || !figures.includes(i);
  const texts = sumOf(natural.filter((_, i) => isText(i))) || 1;
  const left = available - sumOf(natural);
  return natural.map((one, i) => (isText(i) ? one + (one / texts) * left : one));
}

/**
 * Column widths of a table within `available`. A column that needs less than an equal share gets what it needs; the
 * others share what is left, each at least its longest word. `figures`: columns that aren't stretched.
 */
export function columnWidths(
  natural: readonly number[],
  least: readonly number[],
  available: number,
  figures: readonly number[] = [],
): number[] {
  if (sumOf(natural) <= available) return stretched(natural, available, figures);
  const floor = least.map((one, i) => Math.min(one, natural[i] ?? one));
  // Even the longest words are too many: all give way alike.
  if (sumOf(floor) >= available) return floor.map((one) => (one / sumOf(floor)) * available);
  const widths = sharedOut(natural, floor, available);
  if (sumOf(widths) <= available + 0.01) return widths;
  // What is small isn't spared where long words need all: each gets its longest word, and a share of the rest.
  const want = natural.map((one, i) => one - (floor[i] ?? 0));
  return floor.map((one, i) => one + ((want[i] ?? 0) / sumOf(want)) * (available - sumOf(floor)));
}

function sharedOut(natural: readonly number[], floor: readonly number[], available: number): number[] {
  const given = new Map<number, number>();
  for (;;) {
    const open = natural.flatMap((_, i) => (given.has(i) ? [] : i));
    const share = (available - sumOf([...given.values()])) / open.length;
    const small = open.filter((i) => (natural[i] ?? 0) <= share);
    // A word wider than the share takes from the others, who share anew.
    const wordy = open.filter((i) => (floor[i] ?? 0) > share);
    if (small.length > 0) for (const i of small) given.set(i, natural[i] ?? 0);
    else if (wordy.length > 0) for (const i of wordy) given.set(i, floor[i] ?? 0);
    else return natural.map((_, i) => given.get(i) ?? share);
  }
}
