import type { Marginal, StepKind } from '@/domain/what-if/marginal';

export const CURVE = { width: 600, height: 72 } as const;

/** Steps that are seen from afar; a table is opened every few guests and shows in the line alone. */
const FAR: readonly StepKind[] = ['bus', 'menu'];

/** No more than this many points: finer than a screen's can't be seen. */
const MOST = 300;

export interface GuestCurvePath {
  /** Of an area under steps, in the box of CURVE. */
  readonly path: string;
  readonly low: number;
  readonly high: number;
  /** From 0 to 1 along the range. */
  readonly marks: readonly { readonly at: number; readonly guests: number; readonly kind: StepKind }[];
}

/** The marginal costs as an area; of more guests than points each point is the mean of several. */
export function curveOf(costs: readonly Marginal[]): GuestCurvePath {
  const bucket = Math.ceil(costs.length / MOST);
  const points: number[] = [];
  for (let from = 0; from < costs.length; from += bucket) {
    const part = costs.slice(from, from + bucket);
    points.push(part.reduce((sum, { cost }) => sum + cost, 0) / part.length);
  }
  const high = Math.max(1, ...points);
  // A bus costs many times what a guest does: the root keeps the tables in sight.
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
