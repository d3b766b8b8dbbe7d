import { Move } from 'lucide-react';
import type { RefObject } from 'react';
import type { LengthUnit } from '@/domain/seating/chart';
import { fromFloor, toFloor } from '@/domain/seating/room/floor';
import type { Point } from '@/domain/seating/room/geometry';
import { ARROW_STEPS } from '@/domain/seating/room/lengths';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useLengths } from '../use-lengths';
import { HANDLE_REACH, RoomHandle } from './room-handle';
import type { Floor } from './use-floor';
import type { Viewport } from './use-viewport';

interface FloorPictureProps {
  floor: Pick<Floor, 'floor' | 'drawn'>;
  /** From 0 (transparent) to 1 (opaque). */
  opacity: number;
}

/**
 * The floor plan's picture behind the room: faint, so that the tables stay readable, and dimmed in dark mode.
 */
export function FloorPicture({ floor: { floor, drawn }, opacity }: FloorPictureProps) {
  if (!floor || !drawn) return null;
  const lies = { width: floor.width, height: floor.width * drawn.aspect };
  const [width, height] = floor.turn % 2 === 0 ? [lies.width, lies.height] : [lies.height, lies.width];
  const [x, y] = [floor.x + lies.width / 2, floor.y + lies.height / 2];
  return (
    <image
      href={drawn.url}
      x={-width / 2}
      y={-height / 2}
      width={width}
      height={height}
      transform={`translate(${x} ${y}) rotate(${floor.turn * 90})`}
      preserveAspectRatio="none"
      opacity={opacity}
      className="not-print:dark:hue-rotate-180 not-print:dark:invert"
    />
  );
}

/**
 * Step of an arrow key in pixels, without and with Shift. Because the step is in pixels, it is finer when the
 * room is zoomed in.
 */
const STEPS = [1, 10] as const;
/** Distance in pixels between the handle and the edge of the visible part. */
const INSET = 28;

interface FloorHandlesProps {
  svg: RefObject<SVGSVGElement | null>;
  floor: Floor;
  unit: LengthUnit;
  view: Viewport;
  /** Pixels per metre. */
  metre: number;
}

/** Handles of the floor plan: one moves the picture, and two points set its scale. */
export function FloorHandles({ svg, floor: all, unit, view, metre }: FloorHandlesProps) {
  const { t } = useTranslation('seating');
  const { words } = useLengths(unit);
  const { stored, floor, drawn, points } = all;
  if (!stored || !floor || !drawn) return null;
  const { aspect } = drawn;
  const [a, b] = points.map((point) => fromFloor(floor, aspect, point)) as [Point, Point];
  const inset = INSET / metre;
  /** The middle of the picture's upper edge, kept inside the visible part. */
  const grip = {
    x: within(stored.x + stored.width / 2, view.x + inset, view.x + view.width - inset),
    y: within(stored.y, view.y + inset, view.y + view.height - inset),
  };
  const at = { x: grip.x + floor.x - stored.x, y: grip.y + floor.y - stored.y };
  const cornerOf = (to: Point) => ({ x: stored.x + to.x - grip.x, y: stored.y + to.y - grip.y });
  const percent = (share: number) => formatNumber(share * 100, 1);
  return (
    <>
      <line
        x1={a.x}
        y1={a.y}
        x2={b.x}
        y2={b.y}
        vectorEffect="non-scaling-stroke"
        strokeDasharray="6 4"
        className="pointer-events-none stroke-accent stroke-2"
      />
      {([0, 1] as const).map((i) => {
        const place = i === 0 ? a : b;
        const put = (to: Point) => all.put(i, toFloor(floor, aspect, to));
        return (
          <RoomHandle
            key={i}
            svg={svg}
            at={place}
            metre={metre}
            steps={[STEPS[0] / metre, STEPS[1] / metre]}
            label={t('floor.point', {
              number: formatNumber(i + 1),
              x: percent(points[i].x),
              y: percent(points[i].y),
            })}
            className="fill-transparent stroke-accent-strong stroke-2 group-focus-visible:fill-accent-soft"
            onMoving={put}
            onMoved={put}
          >
            <circle cx={place.x} cy={place.y} r={2 / metre} className="fill-accent-strong" />
            <text
              x={place.x}
              y={place.y - (HANDLE_REACH + 6) / metre}
              textAnchor="middle"
              fontSize={15 / metre}
              strokeWidth={4 / metre}
              paintOrder="stroke"
              className="fill-accent-strong stroke-surface font-bold select-none"
            >
              {formatNumber(i + 1)}
            </text>
          </RoomHandle>
        );
      })}
      <RoomHandle
        svg={svg}
        at={at}
        metre={metre}
        steps={ARROW_STEPS[unit]}
        label={t('floor.move', { x: words(floor.x), y: words(floor.y) })}
        className="fill-accent stroke-surface stroke-2 group-focus-visible:stroke-accent-strong"
        onMoving={(to) => all.shift(cornerOf(to))}
        onMoved={(to) => all.drop(cornerOf(to))}
      >
        <Move
          x={at.x - 8 / metre}
          y={at.y - 8 / metre}
          width={16 / metre}
          height={16 / metre}
          className="pointer-events-none text-on-accent"
        />
      </RoomHandle>
    </>
  );
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
