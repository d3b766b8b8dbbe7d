/** Size of the drawing area in the chart's own units. The component adds the frame. */
export const WIDTH = 640;
export const HEIGHT = 180;

/** Converts an amount to the chart's units, in which down is positive. */
export type YScale = (amount: number) => number;

/** Creates a scale that covers the amounts and zero. */
export function amountScale(amounts: readonly number[]): YScale {
  const low = Math.min(0, ...amounts);
  const high = Math.max(0, ...amounts);
  const span = high - low || 1;
  return (amount) => HEIGHT - ((amount - low) / span) * HEIGHT;
}

/** Returns up to five axis marks, including zero, in steps of 1, 2 or 5 times a power of ten. */
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
