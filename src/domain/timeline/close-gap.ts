import { byStart, endOf, isAnchored, NIGHT, type RunSheetRow } from './item';
import { shiftFollowing } from './shift';

/** Of the same day, what begins before a row and is over by then: what guests do, and what the team does ahead of it. */
function ahead(rows: readonly RunSheetRow[], row: RunSheetRow): RunSheetRow[] {
  const found: RunSheetRow[] = [];
  let first = row.starts_at;
  for (const one of [...rows].sort(byStart).reverse()) {
    if (one.id === row.id || endOf(one) > row.starts_at) continue;
    if (one.track === 'guests') {
      if (first - endOf(one) >= NIGHT) break;
      first = Math.min(first, one.starts_at);
    }
    found.push(one);
  }
  // A team member's work of the previous day isn't part of the morning.
  return found.filter((one) => one.track === 'guests' || first - endOf(one) < NIGHT);
}

/**
 * Closes the gap before `row` by moving the rows before it later. Returns changed rows; null if guests' rows
 * among them are locked or follow the sun.
 */
export function startLater(
  rows: readonly RunSheetRow[],
  row: RunSheetRow,
  minutes: number,
): RunSheetRow[] | null {
  const before = ahead(rows, row);
  const guests = before.filter(({ track }) => track === 'guests');
  if (guests.length === 0 || guests.some(isAnchored)) return null;
  return before
    .filter((one) => !isAnchored(one))
    .map((one) => ({ ...one, starts_at: one.starts_at + minutes }));
}

/** Closes it from behind: the row and what follows begin so many minutes earlier. Null where the row may not move. */
export const bringForward = (
  rows: readonly RunSheetRow[],
  row: RunSheetRow,
  minutes: number,
): readonly RunSheetRow[] | null =>
  isAnchored(row) ? null : shiftFollowing(rows, { ...row, starts_at: row.starts_at - minutes }).rows;
