import type { Marginal, StepKind } from '@/domain/what-if/marginal';

export const CURVE = { width: 600, height: 72 } as const;

/**
 * Kinds of cost steps that have a mark on the curve. Further tables are so frequent that only the line shows
 * their steps.
 */
const FAR: readonly StepKind[] = ['bus', 'menu'];

/** Maximum number of points of the curve; more would be finer than the screen's pixels. */
const MOST = 300;

export interface GuestCurvePath {
  /** SVG path of the area below the curve, in the coordinates of `CURVE`. */
  readonly path: string;
  readonly low: number;
  readonly high: number;
  /** `at` is the position along the range, from 0 to 1. */
  readonly marks: readonly { readonly at: number; readonly guests: number; readonly kind: StepKind }[];
}

/**
 * Computes the area chart of the cost of each further guest. If there are more guests than points, each point
 * is the mean of several guests.
 */
export function curveOf(costs: readonly Marginal[]): GuestCurvePath {
  const bucket = Math.ceil(costs.length / MOST);
  const points: number[] = [];
  for (let from = 0; from < costs.length; from += bucket) {
    const part = costs.slice(from, from + bucket);
    points.push(part.reduce((sum, { cost }) => sum + cost, 0) / part.length);
  }
  const high = Math.max(1, ...points);
  // Another bus costs far more than another table. The square-root scale keeps both visible.
  const y = (cost: number) => (CURVE.height * (1 - Math.sqrt(cost / high) * 0.92)).toFixed(1);
  const x = (i: number) => ((CURVE.width * i) / Math.max(1, points.length)).toFixed(1);
  const steps = points.map((cost, i) => `L${x(i)} ${y(cost)}L${x(i + 1)} ${y(cost)}`).join('');
  const [first, last] = [costs[0]?.guests ?? 1, costs.at(-1)?.guests ?? 1];
  return {
    path: `M0 ${CURVE.height}${steps}L${CURVE.width} ${CURVE.height}Z`,
    low: Math.min(...costs.map(({ cost }) => cost)),
    high: Math.max(...costs.map(({ cost }) => cost)),
    marks: costs.flatMap(({ guests, steps }) =>
      steps
        .filter((kind) => FAR.includes(kind))
        .map((kind) => ({ at: (guests - first) / Math.max(1, last - first), guests, kind })),
    ),
  };
}
