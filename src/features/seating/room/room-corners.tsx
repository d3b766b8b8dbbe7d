import { type RefObject, type SVGProps, useEffect, useRef, useState } from 'react';
import type { LengthUnit, RoomOutline } from '@/domain/seating/chart';
import { ARROW_STEPS } from '@/domain/seating/room/lengths';
import { cornerAt, FEWEST_CORNERS, MOST_CORNERS } from '@/domain/seating/room/walls';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useLengths } from '../use-lengths';
import { HANDLE_REACH, RoomHandle } from './room-handle';

interface RoomCornersProps {
  svg: RefObject<SVGSVGElement | null>;
  outline: RoomOutline;
  unit: LengthUnit;
  /** Pixels per metre. */
  metre: number;
  onMoving: (outline: RoomOutline) => void;
  onMoved: (outline: RoomOutline) => void;
}

/**
 * Handles of the walls. Corners can be dragged, moved by arrow keys and deleted; the ring in the middle of a
 * wall adds a corner.
 */
export function RoomCorners({ svg, outline, unit, metre, onMoving, onMoved }: RoomCornersProps) {
  const { t } = useTranslation('seating');
  const handles = useRef<SVGGElement>(null);
  /** Index of the corner that gets the focus after the next render. */
  const [next, setNext] = useState<number | null>(null);
  useEffect(() => {
    if (next === null) return;
    handles.current?.querySelector<SVGElement>(`[data-corner="${next}"]`)?.focus();
    setNext(null);
  }, [next]);

  const withCorner = (i: number, corner: readonly [number, number]): RoomOutline =>
    outline.map((one, j) => (i === j ? corner : one));
  const add = (i: number, corner: readonly [number, number]) => {
    onMoved([...outline.slice(0, i + 1), corner, ...outline.slice(i + 1)]);
    setNext(i + 1);
  };
  const remove = (i: number) => {
    onMoved(outline.filter((_, j) => j !== i));
    setNext(Math.max(0, i - 1));
  };
  const { words } = useLengths(unit);
  /** Makes an SVG shape work as a button, because SVG has no button element. */
  const adding = (i: number, corner: readonly [number, number]): SVGProps<SVGCircleElement> => ({
    role: 'button',
    tabIndex: 0,
    onPointerDown: (event) => event.stopPropagation(),
    onClick: () => add(i, corner),
    onKeyDown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      add(i, corner);
    },
  });
  return (
    <g ref={handles}>
      {outline.length < MOST_CORNERS &&
        [...outline.entries()].map(([i, [x, y]]) => {
          const [a, b] = outline[(i + 1) % outline.length] ?? [0, 0];
          const middle = cornerAt({ x: (x + a) / 2, y: (y + b) / 2 }, unit);
          return (
            <circle
              key={i}
              {...adding(i, middle)}
              aria-label={t('walls.add', { number: formatNumber(i + 1) })}
              cx={middle[0]}
              cy={middle[1]}
              r={HANDLE_REACH / metre}
              vectorEffect="non-scaling-stroke"
              className="cursor-copy fill-surface stroke-accent stroke-1 outline-none focus-visible:stroke-4"
            />
          );
        })}
      {[...outline.entries()].map(([i, [x, y]]) => (
        <RoomHandle
          key={i}
          svg={svg}
          at={{ x, y }}
          metre={metre}
          label={t('walls.corner', { number: formatNumber(i + 1), x: words(x), y: words(y) })}
          steps={ARROW_STEPS[unit]}
          data-corner={i}
          className="fill-accent stroke-surface stroke-2 group-focus-visible:stroke-accent-strong"
          onMoving={(to) => onMoving(withCorner(i, cornerAt(to, unit)))}
          onMoved={(to) => onMoved(withCorner(i, cornerAt(to, unit)))}
          {...(outline.length > FEWEST_CORNERS && { onDelete: () => remove(i) })}
        />
      ))}
    </g>
  );
}
