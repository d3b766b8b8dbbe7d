import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';

/** What a row of `SortableRows` is given, and the handle that it is dragged by. */
export function useSortableRow(id: string) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  return {
    row: {
      ref: setNodeRef,
      style: { transform: CSS.Translate.toString(transform), transition: transition ?? '' },
    },
    // The library's word for what it is would be English; the handle's name and instructions say it.
    handle: {
      ref: setActivatorNodeRef,
      ...attributes,
      'aria-roledescription': undefined,
      ...listeners,
    },
    isDragging,
  };
}
