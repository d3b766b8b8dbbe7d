import type { KeyboardEvent } from 'react';

interface Arrow {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

const ARROWS: Readonly<Record<string, Arrow>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Returns the direction of an arrow key (`x` to the right, `y` down), or undefined for other keys. */
export const arrowOf = (key: string): Arrow | undefined => ARROWS[key];

/** Row and cell that have the focus, counted from 0. */
interface GridPlace {
  readonly row: number;
  readonly cell: number;
}

/** Number of rows that Page Up and Page Down move. */
const PAGE = 10;

/**
 * Returns the cell that a key leads to (WAI-ARIA APG, grid), or null for other keys. The grid has `rows`
 * rows, and the current row has `cells` cells.
 */
export function placeAfter(
  key: string,
  ctrl: boolean,
  { row, cell }: GridPlace,
  { rows, cells }: { readonly rows: number; readonly cells: number },
): GridPlace | null {
  const inRow = (to: number): GridPlace => ({ row, cell: Math.min(Math.max(to, 0), cells - 1) });
  // On a row with fewer cells, the original column is remembered for the following moves.
  const inColumn = (to: number, at = cell): GridPlace => ({
    row: Math.min(Math.max(to, 0), rows - 1),
    cell: at,
  });
  const arrow = arrowOf(key);
  if (arrow) return arrow.y === 0 ? inRow(Math.min(cell, cells - 1) + arrow.x) : inColumn(row + arrow.y);
  if (key === 'PageDown') return inColumn(row + PAGE);
  if (key === 'PageUp') return inColumn(row - PAGE);
  if (key === 'Home') return ctrl ? inColumn(0, 0) : inRow(0);
  if (key === 'End') return ctrl ? inColumn(rows - 1, Number.MAX_SAFE_INTEGER) : inRow(cells - 1);
  return null;
}

/**
 * Moves the focus within a list of controls: arrow keys to the next or previous control, Home and End to the
 * first or last. With `sideways`, other handlers get the up and down keys.
 */
export function moveFocus(
  event: KeyboardEvent,
  controls: readonly (HTMLElement | SVGElement)[],
  { sideways = false } = {},
): void {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  const at = controls.indexOf(target as HTMLElement);
  const arrow = arrowOf(key);
  // Arrow keys with a modifier belong to the browser, for example Alt+Left for Back.
  if (at < 0 || altKey || ctrlKey || metaKey || (sideways && arrow?.y)) return;
  const to = arrow ? at + arrow.x + arrow.y : key === 'Home' ? 0 : key === 'End' ? controls.length - 1 : null;
  if (to === null) return;
  event.preventDefault();
  controls[to]?.focus();
}
