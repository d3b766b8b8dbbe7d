import type { Waterfall } from '@/domain/ledger/history';

interface Scale {
  readonly low: number;
  readonly high: number;
  /** True if the scale doesn't begin at zero, so that small steps stay visible. */
  readonly broken: boolean;
}

/** Returns a scale for a waterfall chart. It begins at zero, unless all amounts are far above zero. */
export function scaleOf({ from, steps, to }: Waterfall): Scale {
  const points = [from, to, ...steps.map((step) => step.to)];
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const span = most - least;
  const broken = least > 0 && span < most * 0.4;
  return {
    low: broken ? least - Math.max(span, most * 0.02) * 0.35 : Math.min(0, least),
    high: Math.max(most, 1),
    broken,
  };
}

/** Returns the position of a bar between two amounts, which can be given in either order. */
export function barOf({ low, high }: Scale, from: number, to: number): { left: string; width: string } {
  const at = (amount: number) => ((amount - low) / (high - low)) * 100;
  const [start, end] = [Math.min(from, to), Math.max(from, to)];
  return { left: `${at(start).toFixed(2)}%`, width: `${Math.max(at(end) - at(start), 0.4).toFixed(2)}%` };
}
