import type { SVGProps } from 'react';
import type { RoomItem, SeatingChart } from '@/domain/seating/chart';

type Drawn = Pick<SVGProps<SVGElement>, 'className' | 'fill' | 'stroke' | 'strokeWidth' | 'vectorEffect'>;

/** Walls of a room, in metres from its upper left corner. */
export function Walls({
  chart,
  ...drawn
}: Drawn & { chart: Pick<SeatingChart, 'width' | 'height' | 'outline'> }) {
  return chart.outline ? (
    <polygon points={chart.outline.map((corner) => corner.join(',')).join(' ')} {...drawn} />
  ) : (
    <rect width={chart.width} height={chart.height} rx={0.1} {...drawn} />
  );
}

/** Outline of a table or another item, centred on the origin and not yet rotated. */
export function ThingOutline({
  thing,
  ...drawn
}: Drawn & { thing: Pick<RoomItem, 'shape' | 'width' | 'height'> }) {
  const { shape, width, height } = thing;
  if (shape === 'round' || shape === 'oval' || shape === 'pillar')
    return <ellipse rx={width / 2} ry={height / 2} {...drawn} />;
  if (shape === 'half-round') {
    const [x, y] = [width / 2, height / 2];
    return <path d={`M ${-x} ${y} A ${x} ${height} 0 0 1 ${x} ${y} Z`} {...drawn} />;
  }
  return <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={0.08} {...drawn} />;
}
