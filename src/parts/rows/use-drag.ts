import {
  type Announcements,
  type CollisionDetection,
  type DndContextProps,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useMemo } from 'react';
import { arrowOf } from '@/ui/grid-keys';

/** Dragging by keyboard: an arrow key moves a row to the nearest place in that direction. */
const toNearest: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const arrow = arrowOf(event.code);
  const { collisionRect } = context;
  if (!arrow || !collisionRect) return undefined;
  event.preventDefault();
  const [x, y] = [collisionRect.left + collisionRect.width / 2, collisionRect.top + collisionRect.height / 2];
  let best: { distance: number; dx: number; dy: number } | null = null;
  for (const place of context.droppableContainers.getEnabled()) {
    const rect = context.droppableRects.get(place.id);
    if (!rect) continue;
    // For a tall column, the dragged row's vertical position counts instead of the column's middle.
    const top = rect.height > 300 ? y : rect.top + rect.height / 2;
    const [dx, dy] = [rect.left + rect.width / 2 - x, top - y];
    const ahead = dx * arrow.x + dy * arrow.y;
    const aside = Math.abs(dx * arrow.y) + Math.abs(dy * arrow.x);
    if (ahead < 20) continue;
    const distance = ahead + aside * 3;
    if (!best || distance < best.distance) best = { distance, dx, dy };
  }
  return best ? { x: currentCoordinates.x + best.dx, y: currentCoordinates.y + best.dy } : undefined;
};

// A constant, because a new object would rerender every card on each change.
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 200, tolerance: 8 } };
const KEYS = { coordinateGetter: toNearest, scrollBehavior: 'auto' as const };

/** Finds the place under the pointer. For the keyboard, finds the place that the dragged card overlaps. */
const collisionDetection: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

type Said = 'picked' | 'over' | 'cancelled';

interface Drag<R extends { readonly id: string }> {
  rows: readonly R[];
  name: (row: R) => string;
  place: (id: string) => string;
  instructions: string;
  /** Returns the text for screen readers about a row and the place that it is over. */
  said: (what: Said, name: string, place: string) => string;
  onDrop: (row: R, place: string) => void;
}

/** Dragging of rows to places by mouse, touch and keyboard, with announcements for screen readers. */
export function useDrag<R extends { readonly id: string }>(drag: Drag<R>): DndContextProps {
  const { rows, name, place, instructions, said, onDrop } = drag;
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, KEYS),
  );
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const tell = (what: Said, id: string | number, over?: string | number) => {
    const row = byId.get(String(id));
    return said(what, row ? name(row) : '', over === undefined ? '' : place(String(over)));
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => tell('picked', active.id),
    onDragOver: ({ active, over }) => (over ? tell('over', active.id, over.id) : undefined),
    // A drop on a place isn't announced here, because a toast announces it.
    onDragEnd: ({ active, over }) => (over ? undefined : tell('cancelled', active.id)),
    onDragCancel: ({ active }) => tell('cancelled', active.id),
  };
  return {
    sensors,
    collisionDetection,
    accessibility: { announcements, screenReaderInstructions: { draggable: instructions } },
    onDragEnd: ({ active, over }) => {
      const row = byId.get(String(active.id));
      if (row && over) onDrop(row, String(over.id));
    },
  };
}
