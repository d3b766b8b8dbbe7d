import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';

/** Makes an element a row of `SortableRows`. Returns the props for the row and for its drag handle. */
export function useSortableRow(id: string) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  return {
    row: {
      ref: setNodeRef,
      style: { transform: CSS.Translate.toString(transform), transition: transition ?? '' },
    },
    // The library's role description is English, so it is removed. The handle has its own name and
    // instructions.
    handle: {
      ref: setActivatorNodeRef,
      ...attributes,
      'aria-roledescription': undefined,
      ...listeners,
    },
    isDragging,
  };
}
