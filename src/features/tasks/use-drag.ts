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
import { useTranslation } from 'react-i18next';
import type { Task } from '@/domain/tasks/task';

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** From the keyboard a task goes from place to place, each arrow to the nearest one that way. */
const toNearest: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = STEPS[event.code];
  const { collisionRect } = context;
  if (!step || !collisionRect) return undefined;
  event.preventDefault();
  const [x, y] = [collisionRect.left + collisionRect.width / 2, collisionRect.top + collisionRect.height / 2];
  let best: { distance: number; dx: number; dy: number } | null = null;
  for (const place of context.droppableContainers.getEnabled()) {
    const rect = context.droppableRects.get(place.id);
    if (!rect) continue;
    // Tall columns are met at the height at which the task is.
    const top = rect.height > 300 ? y : rect.top + rect.height / 2;
    const [dx, dy] = [rect.left + rect.width / 2 - x, top - y];
    const ahead = dx * step[0] + dy * step[1];
    const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
    if (ahead < 20) continue;
    const distance = ahead + aside * 3;
    if (!best || distance < best.distance) best = { distance, dx, dy };
  }
  return best ? { x: currentCoordinates.x + best.dx, y: currentCoordinates.y + best.dy } : undefined;
};

// Made once: new options would draw every card anew with each edit.
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 200, tolerance: 8 } };
const KEYS = { coordinateGetter: toNearest, scrollBehavior: 'auto' as const };

/** Under the pointer where there is one; a key moves the card itself. */
const collisionDetection: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

interface Drag {
  tasks: readonly Task[];
  name: (task: Task) => string;
  /** A place in words, from its id. */
  place: (id: string) => string;
  onDrop: (task: Task, place: string) => void;
}

/** Dragging tasks to places, by mouse, touch and keyboard, told to screen readers. */
export function useDrag({ tasks, name, place, onDrop }: Drag): DndContextProps {
  const { t } = useTranslation('tasks');
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, KEYS),
  );
  const byId = useMemo(() => new Map(tasks.map((task) => [task.id, task])), [tasks]);
  const words = (id: string | number, over?: string | number) => {
    const task = byId.get(String(id));
    return { task: task ? name(task) : '', place: over === undefined ? '' : place(String(over)) };
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('drag.picked', words(active.id)),
    onDragOver: ({ active, over }) => (over ? t('drag.over', words(active.id, over.id)) : undefined),
    // Where it was dropped, the toast says.
    onDragEnd: ({ active, over }) => (over ? undefined : t('drag.cancelled', words(active.id))),
    onDragCancel: ({ active }) => t('drag.cancelled', words(active.id)),
  };
  return {
    sensors,
    collisionDetection,
    accessibility: { announcements, screenReaderInstructions: { draggable: t('drag.instructions') } },
    onDragEnd: ({ active, over }) => {
      const task = byId.get(String(active.id));
      if (task && over) onDrop(task, String(over.id));
    },
  };
}
