import { type DateText, daysBetween } from '@/domain/calendar';

/** The inside of a chart, in its own units; the frame around it is the component's. */
export const WIDTH = 640;
export const HEIGHT = 180;

export interface Scale {
  x: (date: DateText) => number;
  y: (amount: number) => number;
}

/** Places dates between the first and the last, and amounts between the least and the most, zero among them. */
export function scaleOf(from: DateText, to: DateText, amounts: readonly number[]): Scale {
  const days = Math.max(1, daysBetween(from, to));
  const low = Math.min(0, ...amounts);
  const high = Math.max(0, ...amounts);
  const span = high - low || 1;
  return {
    x: (date) => (daysBetween(from, date) / days) * WIDTH,
    y: (amount) => HEIGHT - ((amount - low) / span) * HEIGHT,
  };
}

/** A line that holds each value until the next day that changes it. */
export function stepPath(points: readonly { date: DateText; value: number }[], { x, y }: Scale): string {
  return points
    .map(({ date, value }, i) => (i === 0 ? `M${x(date)} ${y(value)}` : `H${x(date)} V${y(value)}`))
    .join(' ');
}

/** Amounts at which an axis is marked: at most five, zero among them, in steps of 1, 2 or 5 times a power of ten. */
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
