import { type RefObject, type SVGProps, useEffect, useRef, useState } from 'react';
import type { Point } from '@/domain/seating/room/geometry';
import { cx } from '@/ui/class-names';
import { arrowOf } from '@/ui/grid-keys';
import type { Pieces } from '@/ui/pieces';
import { toRoom } from './use-viewport';

/** Radius of a handle in pixels. */
export const HANDLE_REACH = 12;
/** Debounce: moves by arrow keys are saved as one change after this many milliseconds without a key. */
const REST = 600;

interface RoomHandleProps {
  svg: RefObject<SVGSVGElement | null>;
  /** Position of the handle, also while it is being moved. */
  at: Point;
  /** Pixels per metre. */
  metre: number;
  label: string;
  /** Step of an arrow key in metres, without and with Shift. */
  steps: readonly [small: number, large: number];
  className: string;
  onMoving: (to: Point) => void;
  onMoved: (to: Point) => void;
  onDelete?: () => void;
  'data-corner'?: number;
  children?: Pieces;
}

/** A point of the room that can be dragged, or moved by arrow keys. */
export function RoomHandle({
  svg,
  at,
  metre,
  label,
  steps,
  className,
  onMoving,
  onMoved,
  onDelete,
  children,
  ...data
}: RoomHandleProps) {
  /** The pointer's offset from the handle's middle, and the position it is dragged to. */
  const held = useRef<{ readonly offset: Point; readonly to: Point | null } | null>(null);
  /** Unsaved position after moves by arrow keys. */
  const [nudged, setNudged] = useState<Point | null>(null);
  const moved = useRef(onMoved);
  useEffect(() => {
    moved.current = onMoved;
  });
  useEffect(() => {
    if (!nudged) return;
    const timer = setTimeout(() => {
      moved.current(nudged);
      setNudged(null);
    }, REST);
    return () => clearTimeout(timer);
  }, [nudged]);
  const endDrag = () => {
    const to = held.current?.to;
    held.current = null;
    if (to) onMoved(to);
  };
  /** Makes an SVG shape work as a button, because SVG has no button element. */
  const asButton: SVGProps<SVGGElement> = {
    role: 'button',
    tabIndex: 0,
    onPointerDown: (event) => {
      event.stopPropagation();
      const element = svg.current;
      if (!element || event.button !== 0) return;
      const pressed = toRoom(element, event.clientX, event.clientY);
      held.current = { offset: { x: at.x - pressed.x, y: at.y - pressed.y }, to: null };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      const element = svg.current;
      if (!held.current || !element) return;
      event.stopPropagation();
      const { offset } = held.current;
      const { x, y } = toRoom(element, event.clientX, event.clientY);
      const to = { x: x + offset.x, y: y + offset.y };
      held.current = { offset, to };
      onMoving(to);
    },
    onPointerUp: (event) => {
      event.stopPropagation();
      endDrag();
    },
    onPointerCancel: endDrag,
    onKeyDown: (event) => {
      const step = arrowOf(event.key);
      if (step) {
        const metres = steps[event.shiftKey ? 1 : 0];
        const to = { x: at.x + step.x * metres, y: at.y + step.y * metres };
        setNudged(to);
        onMoving(to);
      } else if (onDelete && (event.key === 'Delete' || event.key === 'Backspace')) {
        setNudged(null);
        onDelete();
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
    onBlur: () => {
      if (nudged) onMoved(nudged);
      setNudged(null);
    },
  };
  return (
    <g {...asButton} {...data} aria-label={label} className="group cursor-move outline-none">
      <circle
        cx={at.x}
        cy={at.y}
        r={HANDLE_REACH / metre}
        vectorEffect="non-scaling-stroke"
        className={cx('group-focus-visible:stroke-4', className)}
      />
      {children}
    </g>
  );
}
