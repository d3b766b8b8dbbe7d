import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { RoomItem } from '@/domain/seating/chart';
import type { Point } from '@/domain/seating/room/geometry';
import { carryTo } from './carried-name';
import { translation } from './room-thing';
import { toRoom, type Viewport } from './use-viewport';

/**
 * Number of pixels that a pointer must move before a press counts as a drag. Touch needs more pixels, because
 * a finger always moves a little.
 */
export const slopOf = (pointer: string): number => (pointer === 'touch' ? 10 : 4);
/** Milliseconds of a long press that picks up an item. If the finger moves earlier, it pans the room. */
export const HOLD = 300;

type Held =
  | { readonly what: 'room' }
  | {
      readonly what: 'thing';
      readonly thing: RoomItem;
      readonly offset: Point;
      readonly element: Element;
      /** The item's `transform` attribute before the drag. */
      readonly before: string;
    }
  | { readonly what: 'person'; readonly id: string };

interface RoomPointerProps {
  svg: RefObject<SVGSVGElement | null>;
  setView: (change: (view: Viewport) => Viewport) => void;
  things: readonly RoomItem[];
  editable: boolean;
  /** Returns an item's position for a pointer position. `free` turns snapping off. */
  placeAt: (thing: RoomItem, to: Point, free: boolean) => Point;
  onMoved: (thing: RoomItem, to: Point) => void;
  onPress: (thing: string, seat: number | null, person: string | null) => void;
  /** If present, called with the pressed point instead of selecting an item. */
  onPoint?: (at: Point) => void;
  onDrop: (person: string, thing: string, seat: number | null) => void;
}

/** Returns the table, seat and person at a screen position, ignoring the bar that covers the plan. */
export function under(x: number, y: number) {
  const element = document.elementsFromPoint(x, y).find((one) => !one.closest('[data-over-plan]'));
  const seat = element?.closest('[data-seat]')?.getAttribute('data-seat') ?? null;
  return {
    thing: element?.closest('[data-thing]')?.getAttribute('data-thing') ?? null,
    seat: seat === null ? null : Number(seat),
    person: element?.closest('[data-person]')?.getAttribute('data-person') ?? null,
  };
}

/**
 * Handles mouse and touch on the plan: panning, pinching, moving items and dragging people. The dragged
 * element is moved directly in the DOM, because React would rerender the room for each frame.
 */
export function useRoomPointer(props: RoomPointerProps) {
  const { svg, setView, things, editable, placeAt, onMoved, onPress, onPoint, onDrop } = props;
  const held = useRef<{ held: Held; x: number; y: number; to: Point | null; moved: boolean } | null>(null);
  /** Timer that detects a long press. */
  const rest = useRef(0);
  const fingers = useRef(new Map<number, Point>());
  const [carried, setCarried] = useState<(Point & { readonly id: string }) | null>(null);
  /** Element with the dragged person's name. */
  const name = useRef<HTMLDivElement>(null);

  /** Ends a drag and returns the item to its stored position. */
  const endDrag = () => {
    const now = held.current;
    held.current = null;
    window.clearTimeout(rest.current);
    if (now?.held.what === 'thing') {
      now.held.element.removeAttribute('data-picked');
      if (now.to) now.held.element.setAttribute('transform', now.held.before);
    }
    setCarried(null);
    return now;
  };

  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    const element = svg.current;
    if (!element || event.button !== 0) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    // Browsers retarget a touch to a nearby button, for example to the table instead of its guest. The
    // element at the exact position avoids this.
    const target = document.elementFromPoint(event.clientX, event.clientY) ?? (event.target as Element);
    const person = target.closest('[data-person]')?.getAttribute('data-person');
    const drawn = target.closest('[data-thing]');
    const thing = things.find(({ id }) => id === drawn?.getAttribute('data-thing'));
    const at = toRoom(element, event.clientX, event.clientY);
    let what: Held = { what: 'room' };
    if (editable && person) what = { what: 'person', id: person };
    else if (editable && thing && drawn)
      what = {
        what: 'thing',
        thing,
        offset: { x: at.x - thing.x, y: at.y - thing.y },
        element: drawn,
        before: drawn.getAttribute('transform') ?? '',
      };
    endDrag();
    const from = { x: event.clientX, y: event.clientY };
    const isTouch = event.pointerType === 'touch';
    held.current = { held: isTouch ? { what: 'room' } : what, ...from, to: null, moved: false };
    if (isTouch && what.what !== 'room' && fingers.current.size === 1)
      rest.current = window.setTimeout(() => {
        if (!held.current || held.current.moved) return;
        held.current.held = what;
        if (what.what === 'person') setCarried({ id: what.id, ...from });
        else if (what.what === 'thing') what.element.setAttribute('data-picked', '');
      }, HOLD);
    element.setPointerCapture(event.pointerId);
  };

  const pinch = (event: PointerEvent<SVGSVGElement>) => {
    const before = [...fingers.current.values()];
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = [...fingers.current.values()];
    const [a, b, c, d] = [before[0], before[1], after[0], after[1]];
    if (!a || !b || !c || !d || !svg.current) return;
    const factor = Math.hypot(c.x - d.x, c.y - d.y) / Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
    // The point between the fingers must stay in place while zooming.
    const from = toRoom(svg.current, (a.x + b.x) / 2, (a.y + b.y) / 2);
    const to = toRoom(svg.current, (c.x + d.x) / 2, (c.y + d.y) / 2);
    setView((now) => {
      const width = Math.min(600, Math.max(2.5, now.width / factor));
      const real = now.width / width;
      const [x, y] = [from.x - (to.x - now.x) / real, from.y - (to.y - now.y) / real];
      return { x, y, width, height: now.height / real };
    });
    if (held.current) held.current.moved = true;
  };

  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const now = held.current;
    const element = svg.current;
    if (!now || !element) return;
    if (fingers.current.size > 1) return pinch(event);
    const way = Math.hypot(event.clientX - now.x, event.clientY - now.y);
    if (!now.moved && way < slopOf(event.pointerType)) return;
    now.moved = true;
    window.clearTimeout(rest.current);
    const at = toRoom(element, event.clientX, event.clientY);
    if (now.held.what === 'room') {
      const start = toRoom(element, now.x, now.y);
      setView((view) => ({ ...view, x: view.x - (at.x - start.x), y: view.y - (at.y - start.y) }));
      held.current = { ...now, x: event.clientX, y: event.clientY };
    } else if (now.held.what === 'thing') {
      const { thing, offset, element: drawn } = now.held;
      // Alt turns snapping off, for positions exact to the centimetre.
      now.to = placeAt(thing, { x: at.x - offset.x, y: at.y - offset.y }, event.altKey);
      drawn.setAttribute('transform', translation(now.to));
    } else {
      now.to = { x: event.clientX, y: event.clientY };
      if (carried) carryTo(name.current, now.to);
      else setCarried({ id: now.held.id, ...now.to });
    }
  };

  const onPointerUp = (event: PointerEvent<SVGSVGElement>) => {
    fingers.current.delete(event.pointerId);
    const now = endDrag();
    if (!now || event.type === 'pointercancel') return;
    const { thing, seat, person } = under(event.clientX, event.clientY);
    if (!now.moved) {
      if (onPoint && svg.current) onPoint(toRoom(svg.current, event.clientX, event.clientY));
      else if (thing) onPress(thing, seat, person);
    } else if (now.held.what === 'thing' && now.to) onMoved(now.held.thing, now.to);
    else if (now.held.what === 'person' && now.to && thing) onDrop(now.held.id, thing, seat);
  };

  return {
    carried: carried && { id: carried.id, at: carried, name },
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      // A long press must not open the context menu.
      onContextMenu: (event: MouseEvent) => held.current && event.preventDefault(),
    },
  };
}
