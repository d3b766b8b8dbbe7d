import type { ReactNode } from 'react';
import type { CoupleType, EventType } from '@/domain/plan/facts';

function Drawing({ children, viewBox = '0 0 120 96' }: { children: ReactNode; viewBox?: string }) {
  return (
    <svg
      viewBox={viewBox}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="h-full max-w-full"
    >
      {children}
    </svg>
  );
}

/** An olive leaf that grows from a point. `turn` is its direction in degrees from straight up. */
function Leaf({ x, y, turn, size = 1 }: { x: number; y: number; turn: number; size?: number }) {
  return (
    <path
      className="stroke-accent"
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
      d="M0 0c-5-4-6-10 0-17 6 7 5 13 0 17Zm0-2v-9"
    />
  );
}

const Wedding = () => (
  <Drawing>
    <circle cx="48" cy="50" r="20" />
    <path d="M65 34a20 20 0 1 1-2.500 30.500" />
    <path d="m41 24 3-5h8l3 5-7 7Zm0 0h14" className="stroke-accent" />
    <path d="M18 86c26 8 58 8 84 0" className="stroke-accent" />
    <Leaf x={34} y={89} turn={-42} />
    <Leaf x={50} y={91} turn={-24} size={0.9} />
    <Leaf x={70} y={91} turn={24} size={0.9} />
    <Leaf x={86} y={89} turn={42} />
  </Drawing>
);

const Birthday = () => (
  <Drawing>
    <path d="M26 84V58a6 6 0 0 1 6-6h56a6 6 0 0 1 6 6v26" />
    <path d="M26 64c6 7 11 7 17 0 6 7 11 7 17 0 6 7 11 7 17 0 6 7 11 7 17 0" />
    <path d="M18 84h84" />
    <path d="M44 52V36M60 52V32M76 52V36" />
    <Leaf x={44} y={33} turn={0} size={0.75} />
    <Leaf x={60} y={29} turn={0} size={0.85} />
    <Leaf x={76} y={33} turn={0} size={0.75} />
  </Drawing>
);

const WREATH = Array.from({ length: 14 }, (_, i) => {
  const turn = (i * 360) / 14;
  const radians = ((turn - 90) * Math.PI) / 180;
  return { turn, x: 60 + 32 * Math.cos(radians), y: 49 + 32 * Math.sin(radians), outer: i % 2 === 0 };
});

const Anniversary = () => (
  <Drawing>
    <circle cx="60" cy="49" r="32" className="stroke-accent" />
    {WREATH.map(({ turn, x, y, outer }) => (
      <Leaf key={turn} x={x} y={y} turn={turn + (outer ? 58 : 128)} size={0.72} />
    ))}
    <path d="M60 63c-9-6-15-11-15-18a8 8 0 0 1 15-4 8 8 0 0 1 15 4c0 7-6 12-15 18Z" />
  </Drawing>
);

const Corporate = () => (
  <Drawing>
    <path d="M42 6 57 34M78 6 63 34" />
    <rect x="55" y="34" width="10" height="6" rx="2" />
    <rect x="36" y="40" width="48" height="50" rx="6" />
    <circle cx="60" cy="57" r="7" />
    <path d="M48 78c1-8 6-11 12-11s11 3 12 11" />
    <Leaf x={34} y={86} turn={-50} size={0.9} />
    <Leaf x={34} y={74} turn={-68} size={0.75} />
    <Leaf x={86} y={86} turn={50} size={0.9} />
    <Leaf x={86} y={74} turn={68} size={0.75} />
  </Drawing>
);

const Other = () => (
  <Drawing>
    <path d="M8 16c32 24 72 24 104 0" />
    <path d="m20 24 5 17 10-11M42 33l8 15 8-14M65 34l9 14 7-16M88 29l11 11 3-17" />
    <path d="M60 92c0-10 0-18 2-28" className="stroke-accent" />
    <Leaf x={60} y={86} turn={-55} size={1.1} />
    <Leaf x={60} y={82} turn={52} size={1.1} />
    <Leaf x={61} y={72} turn={-40} size={0.95} />
    <Leaf x={62} y={66} turn={6} size={0.95} />
  </Drawing>
);

export const EVENT_PICTURES: Record<EventType, () => ReactNode> = {
  wedding: Wedding,
  birthday: Birthday,
  anniversary: Anniversary,
  corporate: Corporate,
  other: Other,
};

const BowTie = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 48)`}>
    <path d="M-5-4C-13-14-24-16-26-12v24c2 4 13 2 21-8ZM5-4c8-10 19-12 21-8v24c-2 4-13 2-21-8Z" />
    <rect x="-5" y="-6" width="10" height="12" rx="3" className="stroke-accent" />
    <path d="M-12-4-19-7M-12 4l-7 3M12-4l7-3M12 4l7 3" className="stroke-accent" />
  </g>
);

const Bouquet = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 48)`}>
    <circle cx="-11" cy="-12" r="8" />
    <circle cx="11" cy="-12" r="8" />
    <circle cx="0" cy="-22" r="8" />
    <path d="M-3-24c2-3 6-1 5 2s-5 3-5 0M-14-14c2-3 6-1 5 2s-5 3-5 0M8-14c2-3 6-1 5 2s-5 3-5 0" />
    <path d="M-12-3 0 10l12-13M0-13v23M-6 32 0 10l6 22" className="stroke-accent" />
    <path d="M-8 12c5-3 11-3 16 0-5 3-11 3-16 0Z" />
    <Leaf x={-15} y={-3} turn={-118} size={0.7} />
    <Leaf x={15} y={-3} turn={118} size={0.7} />
  </g>
);

export const COUPLE_PICTURES: Record<CoupleType, () => ReactNode> = {
  'groom-and-bride': () => (
    <Drawing viewBox="0 0 140 96">
      <BowTie x={38} />
      <Bouquet x={102} />
    </Drawing>
  ),
  'groom-and-groom': () => (
    <Drawing viewBox="0 0 140 96">
      <BowTie x={36} />
      <BowTie x={104} />
    </Drawing>
  ),
  'bride-and-bride': () => (
    <Drawing viewBox="0 0 140 96">
      <Bouquet x={40} />
      <Bouquet x={100} />
    </Drawing>
  ),
};
