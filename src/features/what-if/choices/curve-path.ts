import type { Marginal, StepKind } from '@/domain/what-if/marginal';

export const CURVE = { width: 600, height: 72 } as const;

/** Steps marked on the curve; tables come every few guests and are visible in the line only. */
const FAR: readonly StepKind[] = ['bus', 'menu'];

/** The most points; more than the screen's pixels would be invisible. */
const MOST = 300;

export interface GuestCurvePath {
  /** SVG path of an area below steps, in the box of CURVE. */
  readonly path: string;
  readonly low: number;
  readonly high: number;
  /** Positions from 0 to 1 along the range. */
  readonly marks: readonly { readonly at: number; readonly guests: number; readonly kind: StepKind }[];
}

/** Computes the marginal costs as an area; with more guests than points each point is the mean of several. */
export function curveOf(costs: readonly Marginal[]): GuestCurvePath {
  const bucket = Math.ceil(costs.length / MOST);
  const points: number[] = [];
  for (let from = 0; from < costs.length; from += bucket) {
    const part = costs.slice(from, from + bucket);
    points.push(part.reduce((sum, { cost }) => sum + cost, 0) / part.length);
  }
  const high = Math.max(1, ...points);
  // A bus costs far more than a guest, so that the root scale keeps the tables visible.
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
