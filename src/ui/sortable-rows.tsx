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
  /** The rows' ids in their order. */
  ids: readonly Id[];
  /**
   * Returns the screen reader's text; `rank` is the row's position, from 1. Undefined if something else
   * announces the step.
   */
  say: (step: SortingStep, id: Id, rank: number) => string | undefined;
  /** Instructions for moving a row by keyboard. */
  instructions: string;
  /** Moves a row between two indices of `ids`. Returns false if the order stays. */
  onMove: (from: number, to: number) => unknown;
  /** Renders the rows in an order; each row uses `useSortableRow`. */
  children: (order: readonly Id[]) => ReactNode;
}

/** Rows that can be sorted by mouse, touch and keyboard. */
export function SortableRows<Id extends string>(props: SortableRowsProps<Id>) {
  const { ids, say, instructions, onMove, children } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  // A row stays where it was dropped until its new order is stored; otherwise it would jump back and forth.
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
