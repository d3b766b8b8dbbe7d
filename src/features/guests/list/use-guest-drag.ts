import { type DragEvent, useMemo } from 'react';

const TYPE = 'application/x-celebra-guest';

const householdAt = ({ target }: DragEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-household]') : null;

/** Highlights all rows of the household over which a guest is dragged. */
function mark(list: Element, household: string | undefined): void {
  for (const line of list.querySelectorAll<HTMLElement>('[data-household]'))
    line.toggleAttribute('data-over', household !== undefined && line.dataset.household === household);
}

/**
 * Native drag and drop of a guest, from a handle (`data-guest`) to any row of a household (`data-household`).
 */
export function useGuestDrag(onMove: (guest: string, household: string) => void) {
  return useMemo(
    () => ({
      onDragStart: (event: DragEvent) => {
        const handle = event.target instanceof HTMLElement ? event.target : null;
        if (!handle?.dataset.guest) return;
        event.dataTransfer.setData(TYPE, handle.dataset.guest);
        event.dataTransfer.effectAllowed = 'move';
        const line = handle.closest('[data-household]');
        if (line) event.dataTransfer.setDragImage(line, 0, 0);
      },
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes(TYPE)) return;
        const line = householdAt(event);
        mark(event.currentTarget, line?.dataset.household);
        if (line) event.preventDefault();
      },
      onDragLeave: (event: DragEvent) => mark(event.currentTarget, undefined),
      onDrop: (event: DragEvent) => {
        mark(event.currentTarget, undefined);
        const guest = event.dataTransfer.getData(TYPE);
        const household = householdAt(event)?.dataset.household;
        if (!guest || !household) return;
        event.preventDefault();
        onMove(guest, household);
      },
    }),
    [onMove],
  );
}
