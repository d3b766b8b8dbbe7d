import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Point } from '@/domain/seating/room/geometry';
import { carryTo } from '../room/carried-name';
import { HOLD, slopOf, under } from '../room/use-room-pointer';

interface CarryProps {
  onPick: (person: string) => void;
  onDrop: (person: string, thing: string, seat: number | null) => void;
}

/**
 * Dragging from a list to a table. A mouse drags at once; a finger needs a long press, because a short touch
 * scrolls the list.
 */
export function useCarry({ onPick, onDrop }: CarryProps) {
  const list = useRef<HTMLUListElement>(null);
  const name = useRef<HTMLDivElement>(null);
  const held = useRef<{
    readonly id: string;
    readonly from: Point;
    readonly timer: number;
    readonly listening: AbortController;
    picked: boolean;
  } | null>(null);
  /** The latest drop handler, for listeners that were added when the drag began. */
  const dropLater = useRef(onDrop);
  useEffect(() => {
    dropLater.current = onDrop;
  });
  /** True right after a drag, because releasing the pointer must not count as a click. */
  const isDropped = useRef(false);
  const [carried, setCarried] = useState<(Point & { readonly id: string }) | null>(null);

  // A native listener, because React's touch listeners are passive, and scrolling the list would cancel the
  // drag.
  useEffect(() => {
    const element = list.current;
    const stay = (event: TouchEvent) => held.current?.picked && event.preventDefault();
    element?.addEventListener('touchmove', stay, { passive: false });
    return () => element?.removeEventListener('touchmove', stay);
  }, []);

  const endDrag = () => {
    const now = held.current;
    window.clearTimeout(now?.timer);
    now?.listening.abort();
    held.current = null;
    setCarried(null);
    return now;
  };
  const pick = (at: Point) => {
    if (!held.current) return;
    held.current.picked = true;
    onPick(held.current.id);
    setCarried({ id: held.current.id, ...at });
  };
  const move = (event: globalThis.PointerEvent) => {
    const now = held.current;
    if (!now) return;
    const at = { x: event.clientX, y: event.clientY };
    if (now.picked) return carryTo(name.current, at);
    if (Math.hypot(at.x - now.from.x, at.y - now.from.y) < slopOf(event.pointerType)) return;
    if (event.pointerType === 'touch') endDrag();
    else pick(at);
  };
  const drop = (event: globalThis.PointerEvent) => {
    const now = endDrag();
    if (!now?.picked) return;
    isDropped.current = true;
    const { thing, seat } = under(event.clientX, event.clientY);
    if (thing) dropLater.current(now.id, thing, seat);
  };
  return {
    carried: carried && { id: carried.id, at: carried, name },
    list,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        isDropped.current = false;
        const id = (event.target as Element).closest('[data-carry]')?.getAttribute('data-carry');
        if (!id || event.button !== 0) return;
        endDrag();
        const from = { x: event.clientX, y: event.clientY };
        const timer = event.pointerType === 'touch' ? window.setTimeout(() => pick(from), HOLD) : 0;
        // Listens on the window, because a mouse can leave the list right after the press. Capturing the
        // pointer would suppress clicks on names.
        const listening = new AbortController();
        const { signal } = listening;
        window.addEventListener('pointermove', move, { signal });
        window.addEventListener('pointerup', drop, { signal });
        window.addEventListener('pointercancel', () => endDrag(), { signal });
        held.current = { id, from, timer, listening, picked: false };
      },
      onClickCapture: (event: MouseEvent) => {
        if (isDropped.current) event.stopPropagation();
        isDropped.current = false;
      },
      // A long press must not open the context menu.
      onContextMenu: (event: MouseEvent) => held.current && event.preventDefault(),
    },
  };
}
