import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { RoomThing } from '@/domain/seating/chart';
import type { Point } from '@/domain/seating/geometry';
import { toRoom, type Viewport } from './use-viewport';

/** Pixels from which on a press is a drag. */
const SLOP = 4;

type Held =
  | { readonly what: 'room'; readonly view: Viewport }
  | { readonly what: 'thing'; readonly thing: RoomThing; readonly offset: Point }
  | { readonly what: 'person'; readonly id: string };

export interface RoomPointerProps {
  svg: RefObject<SVGSVGElement | null>;
  view: Viewport;
  setView: (view: Viewport) => void;
  things: readonly RoomThing[];
  editable: boolean;
  /** Where a thing comes to lie that is brought so near to a line. */
  snap: (thing: RoomThing, to: Point) => Point;
  onMoved: (thing: RoomThing, to: Point) => void;
  onPress: (thing: string, seat: number | null, person: string | null) => void;
  /** Where a press is a point of the room, and no press of what stands there. */
  onPoint?: (at: Point) => void;
  onDrop: (person: string, thing: string, seat: number | null) => void;
}

/** The table, the seat and the person under a point of the screen. */
export function under(x: number, y: number) {
  const element = document.elementFromPoint(x, y);
  const seat = element?.closest('[data-seat]')?.getAttribute('data-seat') ?? null;
  return {
    thing: element?.closest('[data-thing]')?.getAttribute('data-thing') ?? null,
    seat: seat === null ? null : Number(seat),
    person: element?.closest('[data-person]')?.getAttribute('data-person') ?? null,
  };
}

/** Mouse and finger on the plan: the room is shifted and pinched, things are moved, people are carried. */
export function useRoomPointer(props: RoomPointerProps) {
  const { svg, view, setView, things, editable, snap, onMoved, onPress, onPoint, onDrop } = props;
  const held = useRef<{ held: Held; x: number; y: number; moved: boolean } | null>(null);
  const fingers = useRef(new Map<number, Point>());
  /** The thing that is being moved, where it is now. */
  const [moving, setMoving] = useState<(Point & { readonly id: string }) | null>(null);
  const [carried, setCarried] = useState<(Point & { readonly id: string }) | null>(null);

  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    const element = svg.current;
    if (!element || event.button !== 0) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const target = event.target as Element;
    const person = target.closest('[data-person]')?.getAttribute('data-person');
    const thing = things.find(({ id }) => id === target.closest('[data-thing]')?.getAttribute('data-thing'));
    const at = toRoom(element, event.clientX, event.clientY);
    let what: Held = { what: 'room', view };
    if (editable && person) what = { what: 'person', id: person };
    else if (editable && thing)
      what = { what: 'thing', thing, offset: { x: at.x - thing.x, y: at.y - thing.y } };
    held.current = { held: what, x: event.clientX, y: event.clientY, moved: false };
    element.setPointerCapture(event.pointerId);
  };

  const pinch = (event: PointerEvent<SVGSVGElement>) => {
    const before = [...fingers.current.values()];
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = [...fingers.current.values()];
    const [a, b, c, d] = [before[0], before[1], after[0], after[1]];
    if (!a || !b || !c || !d || !svg.current) return;
    const factor = Math.hypot(c.x - d.x, c.y - d.y) / Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
    const middle = toRoom(svg.current, (c.x + d.x) / 2, (c.y + d.y) / 2);
    const width = Math.min(600, Math.max(2.5, view.width / factor));
    const real = view.width / width;
    setView({
      x: middle.x - (middle.x - view.x) / real,
      y: middle.y - (middle.y - view.y) / real,
      width,
      height: view.height / real,
    });
    if (held.current) held.current.moved = true;
  };

  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const now = held.current;
    const element = svg.current;
    if (!now || !element) return;
    if (fingers.current.size > 1) return pinch(event);
    if (!now.moved && Math.hypot(event.clientX - now.x, event.clientY - now.y) < SLOP) return;
    now.moved = true;
    const at = toRoom(element, event.clientX, event.clientY);
    if (now.held.what === 'room') {
      const start = toRoom(element, now.x, now.y);
      setView({ ...view, x: view.x - (at.x - start.x), y: view.y - (at.y - start.y) });
      held.current = { ...now, x: event.clientX, y: event.clientY };
    } else if (now.held.what === 'thing') {
      const { thing, offset } = now.held;
      const to = { x: at.x - offset.x, y: at.y - offset.y };
      // Alt: to the centimetre, whatever stands beside it.
      setMoving({ id: thing.id, ...(event.altKey ? to : snap(thing, to)) });
    } else setCarried({ id: now.held.id, x: event.clientX, y: event.clientY });
  };

  const onPointerUp = (event: PointerEvent<SVGSVGElement>) => {
    fingers.current.delete(event.pointerId);
    const now = held.current;
    held.current = null;
    setMoving(null);
    setCarried(null);
    if (!now || event.type === 'pointercancel') return;
    const { thing, seat, person } = under(event.clientX, event.clientY);
    if (!now.moved) {
      if (onPoint && svg.current) onPoint(toRoom(svg.current, event.clientX, event.clientY));
      else if (thing) onPress(thing, seat, person);
    } else if (now.held.what === 'thing' && moving) onMoved(now.held.thing, moving);
    else if (now.held.what === 'person' && thing) onDrop(now.held.id, thing, seat);
  };

  return {
    moving,
    carried,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}
