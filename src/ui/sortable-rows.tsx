import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';

export type SortingStep = 'picked' | 'over' | 'dropped' | 'cancelled';

interface SortableRowsProps<Id extends string> {
  ids: readonly Id[];
  /**
   * Returns the announcement for a screen reader. `rank` is the row's position, from 1. Undefined if the step
   * is announced elsewhere.
   */
  say: (step: SortingStep, id: Id, rank: number) => string | undefined;
  /** Instructions for screen readers: how to move a row by keyboard. */
  instructions: string;
  /** Moves a row from one index of `ids` to another. Returns false if the order stays the same. */
  onMove: (from: number, to: number) => unknown;
  /** Renders the rows in the given order. Each row must use `useSortableRow`. */
  children: (order: readonly Id[]) => ReactNode;
}

export function SortableRows<Id extends string>(props: SortableRowsProps<Id>) {
  const { ids, say, instructions, onMove, children } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  // The order after a drop. It is used until the new order is stored. Otherwise the row would jump back and
  // forth.
  const [dropped, setDropped] = useState<{ from: string; order: readonly Id[] } | null>(null);
  const given = ids.join();
  if (dropped && dropped.from !== given) setDropped(null);
  const order = dropped?.from === given ? dropped.order : ids;
  const places: readonly UniqueIdentifier[] = ids;
  const tell = (step: SortingStep, moved: UniqueIdentifier, at = moved) => {
    const id = ids.find((one) => one === moved);
    return id && say(step, id, places.indexOf(at) + 1);
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => tell('picked', active.id),
    onDragOver: ({ active, over }) => (over ? tell('over', active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id ? tell('dropped', active.id, over.id) : tell('cancelled', active.id),
    onDragCancel: ({ active }) => tell('cancelled', active.id),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        const [from, to] = [places.indexOf(active.id), places.indexOf(over?.id ?? '')];
        if (from < 0 || to < 0 || from === to) return;
        if (onMove(from, to) !== false) setDropped({ from: given, order: arrayMove([...ids], from, to) });
      }}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
    >
      <SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
        {children(order)}
      </SortableContext>
    </DndContext>
  );
}
