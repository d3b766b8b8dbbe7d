/** Number of leaves of the garland, an arch of olive twigs. Leaves get longer towards the middle. */
const LEAVES = 23;

interface Point {
  x: number;
  y: number;
}

const START: Point = { x: 26, y: 300 };
const LEFT: Point = { x: 10, y: -60 };
const RIGHT: Point = { x: 390, y: -60 };
const END: Point = { x: 374, y: 300 };

/**
 * Returns a point of the arch (a cubic curve), and the curve's direction at that point in radians. `t` runs
 * from 0 to 1.
 */
function along(t: number): Point & { angle: number } {
  const u = 1 - t;
  const mix = (a: number, b: number, c: number, d: number) =>
    u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
  const turn = (a: number, b: number, c: number, d: number) =>
    3 * u * u * (b - a) + 6 * u * t * (c - b) + 3 * t * t * (d - c);
  return {
    x: mix(START.x, LEFT.x, RIGHT.x, END.x),
    y: mix(START.y, LEFT.y, RIGHT.y, END.y),
    angle: Math.atan2(turn(START.y, LEFT.y, RIGHT.y, END.y), turn(START.x, LEFT.x, RIGHT.x, END.x)),
  };
}

/**
 * Small irregularity that looks drawn by hand. It is deterministic, so that every visit shows the same
 * drawing.
 */
const waver = (i: number): number => Math.sin(i * 12.9898) * 0.5 + Math.sin(i * 4.1414) * 0.5;

const degrees = (radians: number): number => Math.round((radians * 180) / Math.PI);
const round = (value: number): number => Math.round(value * 10) / 10;

/** Index of the arch's highest point, where the two halves meet. No leaf is drawn there. */
const CROWN = (LEAVES - 1) / 2;

const leaves = Array.from({ length: LEAVES }, (_, i) => {
  const t = (i + 0.5) / LEAVES;
  const { x, y, angle } = along(t);
  // The twigs grow from both ends towards the top.
  const grows = t < 0.5 ? angle : angle + Math.PI;
  const side = i % 2 === 0 ? 1 : -1;
  return {
    key: i,
    x: round(x),
    y: round(y),
    turn: degrees(grows + side * (0.75 + waver(i) * 0.2)),
    length: round(34 + 16 * Math.sin(t * Math.PI) + waver(i + 7) * 5),
    berry: i % 4 === 1,
    side,
  };
}).filter(({ key }) => key !== CROWN);

const leaf = (length: number): string =>
  `M0 0C${round(length * 0.25)} ${round(-length * 0.3)} ${round(length * 0.7)} ${round(-length * 0.26)} ${length} 0` +
  `C${round(length * 0.7)} ${round(length * 0.2)} ${round(length * 0.25)} ${round(length * 0.24)} 0 0Z`;

export function Garland({ className }: { className?: string }) {
  return (
    <svg
      viewBox="-20 -10 440 330"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={`M${START.x} ${START.y}C${LEFT.x} ${LEFT.y} ${RIGHT.x} ${RIGHT.y} ${END.x} ${END.y}`} />
      {leaves.map(({ key, x, y, turn, length, berry, side }) => (
        <g key={key} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path d={leaf(length)} className={key % 3 === 0 ? 'fill-accent-soft' : 'fill-paper'} />
          <path d={`M4 0L${round(length * 0.72)} 0`} strokeWidth="1" />
          {berry && <circle cx={round(length * 0.5)} cy={side * 26} r="5" className="fill-accent-soft" />}
          {berry && (
            <path d={`M0 0Q${round(length * 0.2)} ${side * 16} ${round(length * 0.5) - 3} ${side * 22}`} />
          )}
        </g>
      ))}
    </svg>
  );
}
