/** Size of a chart's inside in its own units; the component adds the frame. */
export const WIDTH = 640;
export const HEIGHT = 180;

/** Maps an amount to the chart's units, downwards. */
export type YScale = (amount: number) => number;

/** Scales amounts between the least and the most, zero included. */
export function amountScale(amounts: readonly number[]): YScale {
  const low = Math.min(0, ...amounts);
  const high = Math.max(0, ...amounts);
  const span = high - low || 1;
  return (amount) => HEIGHT - ((amount - low) / span) * HEIGHT;
}

/** Returns an axis's marks: at most five, zero among them, in steps of 1, 2 or 5 times a power of ten. */
export function ticksOf(amounts: readonly number[]): readonly number[] {
  const low = Math.min(0, ...amounts);
  const high = Math.max(0, ...amounts);
  const rough = (high - low) / 4;
  if (rough <= 0) return [0];
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
}
