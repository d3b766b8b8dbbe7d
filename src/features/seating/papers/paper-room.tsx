import type { Ref } from 'react';
import { isTableShape } from '@/domain/seating/chart';
import { chairsOf, labelAlong } from '@/domain/seating/room/geometry';
import { scaleBar } from '@/domain/seating/room/lengths';
import { ThingOutline, Walls } from '@/parts/room/room-shapes';
import { FloorPicture } from '../room/floor-shapes';
import type { Floor } from '../room/use-floor';
import { useLengths } from '../use-lengths';
import type { SheetProps } from './paper-sheet';

const LINE = { fill: 'none', stroke: 'currentColor', strokeWidth: 0.03 };

interface RoomDrawingProps extends SheetProps {
  /** The floor plan's picture behind the room, if the picture is to be printed. */
  drawn: Floor['drawn'];
  ref?: Ref<SVGSVGElement>;
}

/** Returns the drawing as a standalone SVG file with the picture embedded. */
export async function drawingAsText(drawing: SVGSVGElement, picture: Blob | undefined): Promise<string> {
  const whole = drawing.cloneNode(true) as SVGSVGElement;
  if (picture) whole.querySelector('image')?.setAttribute('href', await dataUrl(picture));
  return new XMLSerializer().serializeToString(whole);
}

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** The room to scale, in black and white. Styles are attributes, because a saved file has no stylesheet. */
export function RoomDrawing({ seating, words, drawn, ref }: RoomDrawingProps) {
  const { chart, things, arrangement } = seating;
  const bar = scaleBar(chart.width, chart.unit);
  const { words: length } = useLengths(chart.unit, words.language);
  const [x, y, width, height] = [-0.3, -0.3, chart.width + 0.6, chart.height + 1.5];
  const viewBox = `${x} ${y} ${width} ${height}`;
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={viewBox}
      fontFamily="sans-serif"
      className="h-auto max-h-[230mm] w-full overflow-visible"
      role="img"
      aria-label={words.t('paper.room')}
    >
      {/* The venue's picture may be larger than the room, so the inner SVG clips it. */}
      <svg aria-hidden="true" x={x} y={y} width={width} height={height} viewBox={viewBox}>
        <FloorPicture floor={{ floor: chart.floor, drawn }} opacity={0.5} />
      </svg>
      <Walls chart={chart} {...LINE} strokeWidth={0.06} />
      <path d={`M 0 ${chart.height + 0.5} v 0.3 h ${bar} v -0.3`} {...LINE} strokeWidth={0.06} />
      <text x={bar + 0.2} y={chart.height + 0.8} fontSize={0.45} fill="currentColor">
        {length(bar)}
      </text>
      {things.map((thing) => {
        const isTable = isTableShape(thing.shape);
        const seats = arrangement.at.get(thing.id);
        const along = isTable ? { turn: 0, length: thing.width } : labelAlong(thing);
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
              dy="0.35em"
              y={isTable ? -0.2 : 0}
              fontSize={Math.min(0.45, (Math.max(along.length, 1) / Math.max(4, thing.name.length)) * 1.7)}
              transform={`rotate(${along.turn})`}
              fill="currentColor"
            >
              {thing.name}
            </text>
            {isTable && (
              <text textAnchor="middle" dy="0.35em" y={0.25} fontSize={0.32} fill="currentColor">
                {`${words.number(seats?.filter(Boolean).length ?? 0)}/${words.number(thing.seats)}`}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
