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

/** Direction of an arrow key, `x` to the right, `y` down; undefined for other keys. */
export const arrowOf = (key: string): Arrow | undefined => ARROWS[key];

/** Where the focus is in a grid, each from 0. */
interface GridPlace {
  readonly row: number;
  readonly cell: number;
}

/** Rows that Page Up and Page Down go over. */
const PAGE = 10;

/**
 * Target of a key in a grid of `rows` rows, from a row of `cells` cells (WAI-ARIA APG, grid); null for other
 * keys.
 */
export function placeAfter(
  key: string,
  ctrl: boolean,
  { row, cell }: GridPlace,
  { rows, cells }: { readonly rows: number; readonly cells: number },
): GridPlace | null {
  const inRow = (to: number): GridPlace => ({ row, cell: Math.min(Math.max(to, 0), cells - 1) });
  // The column is kept over rows that have fewer cells.
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
 * Moves the focus within a list of controls: by arrows to the next and the last one, by Home and End to its ends. With
 * `sideways` the arrows up and down are left to what else listens.
 */
export function moveFocus(
  event: KeyboardEvent,
  controls: readonly (HTMLElement | SVGElement)[],
  { sideways = false } = {},
): void {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  const at = controls.indexOf(target as HTMLElement);
  const arrow = arrowOf(key);
  // Arrows with a modifier are the browser's: Back, or another window.
  if (at < 0 || altKey || ctrlKey || metaKey || (sideways && arrow?.y)) return;
  const to = arrow ? at + arrow.x + arrow.y : key === 'Home' ? 0 : key === 'End' ? controls.length - 1 : null;
  if (to === null) return;
  event.preventDefault();
  controls[to]?.focus();
}
