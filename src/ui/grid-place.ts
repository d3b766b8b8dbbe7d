/** Where the focus is in a grid, each from 0. */
export interface GridPlace {
  readonly row: number;
  readonly cell: number;
}

/** Rows that Page Up and Page Down go over. */
const PAGE = 10;

/** Where a key leads in a grid of `rows` rows, from a row of `cells` cells (WAI-ARIA APG, grid); null for other keys. */
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
  if (key === 'ArrowDown') return inColumn(row + 1);
  if (key === 'ArrowUp') return inColumn(row - 1);
  if (key === 'PageDown') return inColumn(row + PAGE);
  if (key === 'PageUp') return inColumn(row - PAGE);
  if (key === 'ArrowRight') return inRow(Math.min(cell, cells - 1) + 1);
  if (key === 'ArrowLeft') return inRow(Math.min(cell, cells - 1) - 1);
  if (key === 'Home') return ctrl ? inColumn(0, 0) : inRow(0);
  if (key === 'End') return ctrl ? inColumn(rows - 1, Number.MAX_SAFE_INTEGER) : inRow(cells - 1);
  return null;
}
