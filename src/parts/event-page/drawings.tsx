import type { ReactNode } from 'react';
import type { Theme } from '@/domain/event-page/page';

/** Returns a point of a quadratic curve, and the direction there in degrees. */
function along([a, b, c]: readonly [Point, Point, Point], t: number) {
  const mix = (from: number, by: number, to: number) =>
    (1 - t) ** 2 * from + 2 * t * (1 - t) * by + t ** 2 * to;
  const slope = (from: number, by: number, to: number) => (1 - t) * (by - from) + t * (to - by);
  const angle = Math.atan2(slope(a[1], b[1], c[1]), slope(a[0], b[0], c[0]));
  return { x: mix(a[0], b[0], c[0]), y: mix(a[1], b[1], c[1]), angle: (angle * 180) / Math.PI };
}
type Point = readonly [x: number, y: number];
const round = (n: number) => Math.round(n * 10) / 10;
const place = (x: number, y: number, angle = 0, scale = 1) =>
  `translate(${round(x)} ${round(y)}) rotate(${round(angle)}) scale(${round(scale * 100) / 100})`;
const steps = (count: number) => Array.from({ length: count }, (_, i) => i);

/** Renders the left half of a drawing and its mirror image. The axis is at x = 200. */
const Mirrored = ({ children }: { children: ReactNode }) => (
  <>
    <g>{children}</g>
    <g transform="translate(400 0) scale(-1 1)">{children}</g>
  </>
);

const SOFT = 'var(--color-accent-soft)';
const STRONG = 'var(--color-accent)';
const LEAF = 'M0 0C6-7 17-8 26 0 17 8 6 7 0 0Z';

const BRANCH = [
  [200, 124],
  [100, 132],
  [26, 40],
] as const;

function Olive() {
  return (
    <Mirrored>
      <path d="M200 124Q100 132 26 40" />
      {steps(11).map((i) => {
        const { x, y, angle } = along(BRANCH, 0.08 + i * 0.088);
        const side = i % 2 ? 42 : -46;
        return (
          <path
            key={i}
            d={LEAF}
            fill={i % 3 ? SOFT : STRONG}
            fillOpacity={i % 3 ? 1 : 0.28}
            transform={place(x, y, angle + side, 1.1 - i * 0.035)}
          />
        );
      })}
      {[0.2, 0.42, 0.66].map((t) => {
        const { x, y } = along(BRANCH, t);
        return <ellipse key={t} cx={x + 4} cy={y + 12} rx="5" ry="6.5" fill={STRONG} fillOpacity="0.55" />;
      })}
    </Mirrored>
  );
}

const PETAL = 'M0 0C-9-6-10-18 0-22 10-18 9-6 0 0Z';
const Flower = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={place(x, y, x, size)}>
    {steps(5).map((i) => (
      <path key={i} d={PETAL} fill={SOFT} transform={`rotate(${i * 72})`} />
    ))}
    <circle r="4.5" fill={STRONG} fillOpacity="0.6" />
  </g>
);

const GARLAND = [
  [200, 104],
  [110, 150],
  [14, 34],
] as const;

function Rose() {
  return (
    <Mirrored>
      <path d="M200 104Q110 150 14 34" />
      {steps(12).map((i) => {
        const { x, y, angle } = along(GARLAND, 0.1 + i * 0.078);
        return (
          <path
            key={i}
            d={LEAF}
            fill={STRONG}
            fillOpacity="0.16"
            transform={place(x, y, angle + (i % 2 ? 55 : -55), 0.8)}
          />
        );
      })}
      <Flower x={176} y={104} size={1.35} />
      <Flower x={128} y={112} size={1} />
      <Flower x={82} y={96} size={1.15} />
      <Flower x={40} y={60} size={0.8} />
    </Mirrored>
  );
}

function Coast() {
  return (
    <>
      <circle cx="200" cy="92" r="46" fill={SOFT} />
      <Mirrored>
        {steps(4).map((i) => (
          <path key={i} d={`M200 92L${182 - i * 12} ${42 + i * 7}`} strokeOpacity="0.55" />
        ))}
      </Mirrored>
      <path d="M200 92V38" strokeOpacity="0.55" />
      <path d="M154 92a46 46 0 0 1 92 0" />
      {steps(4).map((row) => (
        <path
          key={row}
          d={`M${20 + row * 26} ${98 + row * 13}${steps(12 - row * 2)
            .map(() => `q${7.5} -7 15 0t15 0`)
            .join('')}`}
          strokeOpacity={1 - row * 0.2}
        />
      ))}
      <path d="M84 62q9-9 16 0 8-9 16 0M286 48q7-7 13 0 6-7 13 0" />
    </>
  );
}

const STAR = 'M0-10C1-2 2-1 10 0 2 1 1 2 0 10-1 2-2 1-10 0-2-1-1-2 0-10Z';
const SKY: readonly (readonly [x: number, y: number, size: number])[] = [
  [64, 62, 0.9],
  [104, 34, 0.6],
  [122, 88, 1.1],
  [160, 50, 0.5],
  [252, 36, 0.7],
  [284, 84, 1.2],
  [322, 46, 0.8],
  [344, 96, 0.5],
  [36, 104, 0.5],
  [370, 30, 0.45],
];

function Stars() {
  return (
    <>
      <path
        d="M64 62 104 34 160 50 122 88Z M252 36 284 84 322 46"
        strokeOpacity="0.35"
        strokeDasharray="1 6"
      />
      <path d="M218 104A44 44 0 1 1 218 34 36 36 0 1 0 218 104Z" fill={SOFT} />
      {SKY.map(([x, y, size]) => (
        <path key={x} d={STAR} fill={STRONG} fillOpacity="0.75" transform={place(x, y, 0, size)} />
      ))}
      {steps(15).map((i) => (
        <circle
          key={i}
          cx={18 + i * 26}
          cy={20 + ((i * 47) % 104)}
          r="1.3"
          fill={STRONG}
          stroke="none"
          opacity="0.6"
        />
      ))}
      <path d="M40 132q160 -26 320 0" strokeOpacity="0.5" />
    </>
  );
}

const FLAGS = [
  'var(--color-decorations)',
  'var(--color-photo-and-video)',
  'var(--color-drinks)',
  'var(--color-music)',
  'var(--color-transportation)',
];
const LINE = [
  [4, 12],
  [200, 74],
  [396, 12],
] as const;

const Kite = ({ x, y, angle, hue }: { x: number; y: number; angle: number; hue: number }) => (
  <g transform={place(x, y, angle)}>
    <path d="M0-34 22-4 0 30-22-4Z" fill={FLAGS[hue]} fillOpacity="0.3" />
    <path d="M0-34V30M-22-4H22M0 30q10 8 0 16t2 14" />
    <path d="M-4 40l10 4m0-4l-10 4M-3 54l10 4m0-4l-10 4" />
  </g>
);

function Kites() {
  return (
    <>
      <path d="M4 12Q200 74 396 12" />
      {steps(11).map((i) => {
        const { x, y, angle } = along(LINE, 0.04 + i * 0.092);
        return (
          <path
            key={i}
            d="M-13 0H13L0 24Z"
            fill={FLAGS[i % FLAGS.length]}
            fillOpacity="0.45"
            transform={place(x, y, angle)}
          />
        );
      })}
      <Kite x={92} y={88} angle={-16} hue={2} />
      <Kite x={316} y={84} angle={18} hue={1} />
      <circle cx="200" cy="92" r="17" fill={FLAGS[3]} fillOpacity="0.4" />
      <path d="M200 109q-6 12 0 20t-2 14M192 86q2-7 9-8" />
    </>
  );
}

function Lines() {
  return (
    <>
      {steps(6).map((i) => (
        <path
          key={i}
          d={`M${76 + i * 16} 136a${124 - i * 16} ${124 - i * 16} 0 0 1 ${248 - i * 32} 0`}
          strokeOpacity={1 - i * 0.12}
        />
      ))}
      <path d="M172 136a28 28 0 0 1 56 0Z" fill={SOFT} />
      {steps(9).map((i) => (
        <path
          key={i}
          d={`M${i * 8} 136V${136 - ((i * 29) % 70) - 8}M${400 - i * 8} 136V${136 - ((i * 37) % 70) - 8}`}
          strokeOpacity="0.45"
        />
      ))}
      <path d="M0 136H400" />
      <circle cx="200" cy="34" r="9" fill={STRONG} fillOpacity="0.8" />
    </>
  );
}

const DRAWN: Readonly<Record<Theme, () => ReactNode>> = {
  olive: Olive,
  rose: Rose,
  coast: Coast,
  stars: Stars,
  kites: Kites,
  lines: Lines,
};

/** A theme's drawing. Its colours suit the theme's background. */
export function Drawing({ theme, className }: { theme: Theme; className?: string }) {
  const Drawn = DRAWN[theme];
  return (
    <svg
      viewBox="0 0 400 150"
      fill="none"
      stroke={STRONG}
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <Drawn />
    </svg>
  );
}
