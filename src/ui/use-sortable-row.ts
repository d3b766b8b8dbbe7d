import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';

/** Connects a row to `SortableRows`; returns the props of the row and of its drag handle. */
export function useSortableRow(id: string) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  return {
    row: {
      ref: setNodeRef,
      style: { transform: CSS.Translate.toString(transform), transition: transition ?? '' },
    },
    // The library's role description is English, so it is replaced; the handle's name and instructions
    // describe it.
    handle: {
      ref: setActivatorNodeRef,
      ...attributes,
      'aria-roledescription': undefined,
      ...listeners,
    },
    isDragging,
  };
}
