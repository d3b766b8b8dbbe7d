import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { placeAfter } from './grid-keys';

/** Returns the element that gets the focus for a cell: the cell's control, or the cell itself. */
const controlOf = (cell: HTMLElement): HTMLElement =>
  cell.querySelector<HTMLElement>('button, a[href], input') ?? cell;
const cellsOf = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('[role=gridcell], [role=rowheader]'),
];
const rowOf = (element: Element | null) => element?.closest<HTMLElement>('[data-index]') ?? null;
const opensRow = (row: Element): void => row.querySelector<HTMLElement>('button')?.click();

interface GridKeys {
  readonly onKeyDownCapture: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
}

/**
 * Keyboard navigation of a grid (WAI-ARIA APG): one tab stop, and arrow keys from cell to cell.
 * F2 edits the cell if possible, otherwise it opens the row. Enter does the same in a cell without a control.
 * Shift+Space selects the row.
 * Rows carry `data-index`. `bring` renders a row that isn't rendered yet.
 */
export function useGridKeys(
  rows: RefObject<HTMLElement | null>,
  count: number,
  bring: (index: number) => void,
): GridKeys {
  /** Position of the focused cell, or of the tab stop if no cell is focused. */
  const at = useRef({ row: 0, cell: 0 });
  /** True while a row that should get the focus is being rendered. */
  const isAwaited = useRef(false);
  const rowAt = (index: number) => rows.current?.querySelector(`[data-index="${index}"]`) ?? null;
  const controlIn = (row: Element): HTMLElement | undefined => {
    const cells = cellsOf(row);
    const cell = cells[Math.min(at.current.cell, cells.length - 1)];
    return cell && controlOf(cell);
  };
  const stopAt = (control: HTMLElement): void => {
    for (const row of rows.current?.querySelectorAll('[data-index]') ?? [])
      for (const other of cellsOf(row).map(controlOf)) if (other !== control) other.tabIndex = -1;
    control.tabIndex = 0;
  };

  // Runs after each render, because rows appear and disappear.
  useLayoutEffect(() => {
    // Sorting or filtering might have moved the focused row.
    const isHere = !isAwaited.current && rows.current?.contains(document.activeElement);
    const own = isHere ? rowOf(document.activeElement) : null;
    const index = own ? Number(own.dataset.index) : at.current.row;
    at.current.row = Math.min(index, Math.max(count - 1, 0));
    const awaited = rowAt(at.current.row);
    const row = awaited ?? rows.current?.querySelector('[data-index]');
    const control = row && controlIn(row);
    if (!control) return;
    stopAt(control);
    if (awaited && isAwaited.current) {
      isAwaited.current = false;
      control.focus();
    }
  });

  return {
    onFocus: ({ target }) => {
      const row = rowOf(target);
      const cell = row ? cellsOf(row).findIndex((one) => one.contains(target)) : -1;
      if (!row || cell < 0) return;
      at.current = { row: Number(row.dataset.index), cell };
      stopAt(target as HTMLElement);
    },
    onKeyDownCapture: (event) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
      // The menu of a cell is rendered elsewhere in the page.
      const row = target instanceof Element && rows.current?.contains(target) && rowOf(target);
      if (!row || altKey) return;
      // A field in a cell handles its own keys.
      if (target.matches('input:not([type=checkbox])')) return;
      const isText = target.matches('[role=gridcell]');
      if (target.closest('[data-edit]') && (key === 'F2' || (isText && key === 'Enter'))) return;
      const takes = () => {
        event.preventDefault();
        event.stopPropagation();
      };
      if (key === 'F2' || (isText && (key === 'Enter' || key === ' ') && !shiftKey)) {
        takes();
        return opensRow(row);
      }
      if (key === ' ' && shiftKey) {
        takes();
        return row.querySelector<HTMLElement>('input[type=checkbox]')?.click();
      }
      const here = { row: Number(row.dataset.index), cell: at.current.cell };
      const size = { rows: count, cells: cellsOf(row).length };
      const place = shiftKey ? null : placeAfter(key, ctrlKey || metaKey, here, size);
      if (!place) return;
      takes();
      at.current = place;
      const there = rowAt(place.row);
      const control = there && controlIn(there);
      if (control) return control.focus();
      isAwaited.current = true;
      return bring(place.row);
    },
  };
}
