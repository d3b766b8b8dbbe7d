import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SVGProps,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomOutline } from '@/domain/seating/chart';
import { cornerAt, FEWEST_CORNERS, MOST_CORNERS } from '@/domain/seating/walls';
import { formatNumber } from '@/lib/format';
import { STEPS } from './room-steps';
import { toRoom } from './use-viewport';

/** Pixels of a handle from its middle. */
const REACH = 12;
/** A run of arrow keys is one change. */
const REST = 600;

interface RoomCornersProps {
  svg: RefObject<SVGSVGElement | null>;
  outline: RoomOutline;
  /** Pixels a metre. */
  metre: number;
  /** While a corner is on its way. */
  onMoving: (outline: RoomOutline) => void;
  onMoved: (outline: RoomOutline) => void;
}

/** Handles of the walls: corners are dragged, moved by arrow keys and deleted; the ring in a wall's middle adds one. */
export function RoomCorners({ svg, outline, metre, onMoving, onMoved }: RoomCornersProps) {
  const { t } = useTranslation('seating');
  const held = useRef<number | null>(null);
  const handles = useRef<SVGGElement>(null);
  /** Moved by keys, and not yet stored. */
  const [nudged, setNudged] = useState<RoomOutline | null>(null);
  /** The corner that gets the focus once it is there. */
  const [next, setNext] = useState<number | null>(null);
  const moved = useRef(onMoved);
  useEffect(() => {
    moved.current = onMoved;
  });
  useEffect(() => {
    if (!nudged) return;
    const store = () => {
      moved.current(nudged);
      setNudged(null);
    };
    const timer = setTimeout(store, REST);
    return () => clearTimeout(timer);
  }, [nudged]);
  useEffect(() => {
    if (next === null) return;
    handles.current?.querySelector<SVGElement>(`[data-corner="${next}"]`)?.focus();
    setNext(null);
  }, [next]);

  const corners = nudged ?? outline;
  const withCorner = (i: number, corner: readonly [number, number]): RoomOutline =>
    corners.map((one, j) => (i === j ? corner : one));
  const drag = (event: PointerEvent<SVGElement>) => {
    const element = svg.current;
    if (held.current === null || !element) return;
    event.stopPropagation();
    onMoving(withCorner(held.current, cornerAt(toRoom(element, event.clientX, event.clientY))));
  };
  const onKeyDown = (event: KeyboardEvent, i: number) => {
    const step = STEPS[event.key];
    const [x, y] = corners[i] ?? [0, 0];
    if (step) {
      event.preventDefault();
      const metres = event.shiftKey ? 1 : 0.1;
      const to = withCorner(i, cornerAt({ x: x + step.x * metres, y: y + step.y * metres }));
      setNudged(to);
      onMoving(to);
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && corners.length > FEWEST_CORNERS) {
      event.preventDefault();
      setNudged(null);
      onMoved(corners.filter((_, j) => j !== i));
      setNext(Math.max(0, i - 1));
    } else return;
    event.stopPropagation();
  };
  const add = (i: number, corner: readonly [number, number]) => {
    setNudged(null);
    onMoved([...corners.slice(0, i + 1), corner, ...corners.slice(i + 1)]);
    setNext(i + 1);
  };
  const number = (metres: number) => formatNumber(metres, 1);
  /** SVG has no buttons of its own. */
  const asButton = (rest: SVGProps<SVGCircleElement>): SVGProps<SVGCircleElement> => ({
    role: 'button',
    tabIndex: 0,
    r: REACH / metre,
    vectorEffect: 'non-scaling-stroke',
    ...rest,
  });
  const adding = (i: number, corner: readonly [number, number]) =>
    asButton({
      onPointerDown: (event) => event.stopPropagation(),
      onClick: () => add(i, corner),
      onKeyDown: (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        add(i, corner);
      },
    });
  const letGo = () => {
    if (held.current !== null) onMoved(corners);
    held.current = null;
  };
  const moving = (i: number) =>
    asButton({
      onPointerDown: (event) => {
        event.stopPropagation();
        held.current = i;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: drag,
      onPointerUp: (event) => {
        event.stopPropagation();
        letGo();
      },
      onPointerCancel: letGo,
      onKeyDown: (event) => onKeyDown(event, i),
    });
  return (
    <g ref={handles}>
      {corners.length < MOST_CORNERS &&
        [...corners.entries()].map(([i, [x, y]]) => {
          const [a, b] = corners[(i + 1) % corners.length] ?? [0, 0];
          const middle = cornerAt({ x: (x + a) / 2, y: (y + b) / 2 });
          return (
            <circle
              key={i}
              {...adding(i, middle)}
              aria-label={t('walls.add', { number: formatNumber(i + 1) })}
              cx={middle[0]}
              cy={middle[1]}
              className="cursor-copy fill-surface stroke-accent stroke-1 outline-none focus-visible:stroke-4"
            />
          );
        })}
      {[...corners.entries()].map(([i, [x, y]]) => (
        <circle
          key={i}
          {...moving(i)}
          data-corner={i}
          aria-label={t('walls.corner', { number: formatNumber(i + 1), x: number(x), y: number(y) })}
          cx={x}
          cy={y}
          className="cursor-move fill-accent stroke-surface stroke-2 outline-none focus-visible:stroke-accent-strong focus-visible:stroke-4"
        />
      ))}
    </g>
  );
}
