import type { Ref } from 'react';
import { isTableShape } from '@/domain/seating/chart';
import { chairsOf } from '@/domain/seating/geometry';
import { ThingOutline, Walls } from '@/parts/room-shapes';
import type { SheetProps } from './paper-sheet';

const LINE = { fill: 'none', stroke: 'currentColor', strokeWidth: 0.03 };

/** The room to scale, in black and white: what is drawn says itself how, so that it can be saved as a file. */
export function RoomDrawing({ seating, words, ref }: SheetProps & { ref?: Ref<SVGSVGElement> }) {
  const { chart, things, arrangement } = seating;
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`-0.3 -0.3 ${chart.width + 0.6} ${chart.height + 0.6}`}
      fontFamily="sans-serif"
      className="h-auto max-h-[230mm] w-full overflow-visible"
      role="img"
      aria-label={words.t('paper.room')}
    >
      <Walls chart={chart} {...LINE} strokeWidth={0.06} />
      {things.map((thing) => {
        const isTable = isTableShape(thing.shape);
        const seats = arrangement.at.get(thing.id);
        return (
          <g key={thing.id} transform={`translate(${thing.x} ${thing.y})`}>
            <g transform={`rotate(${thing.rotation})`}>
              <ThingOutline thing={thing} {...LINE} />
              {isTable &&
                chairsOf(thing).map(({ seat, x, y }) => (
                  <circle
                    key={seat}
                    cx={x}
                    cy={y}
                    r={0.2}
                    {...LINE}
                    fill={seats?.[seat] ? 'currentColor' : 'none'}
                  />
                ))}
            </g>
            <text
              textAnchor="middle"
              dominantBaseline="central"
              y={isTable ? -0.2 : 0}
              fontSize={Math.min(0.45, (Math.max(thing.width, 1) / Math.max(4, thing.name.length)) * 1.7)}
              fill="currentColor"
            >
              {thing.name}
            </text>
            {isTable && (
              <text
                textAnchor="middle"
                dominantBaseline="central"
                y={0.25}
                fontSize={0.32}
                fill="currentColor"
              >
                {words.number(seats?.filter(Boolean).length ?? 0)}/{words.number(thing.seats)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
