import { byStart, endOf, isAnchored, NIGHT, type RunSheetRow } from './item';
import { shiftFollowing } from './shift';

/** Returns the rows before `row` on the same day: guest activities, and the team's preparations for them. */
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
  // The team's work on the previous day isn't included.
  return found.filter((one) => one.track === 'guests' || first - endOf(one) < NIGHT);
}

/**
 * Closes the gap before `row` by starting the earlier rows later. Returns the changed rows. Returns null if a
 * guest activity among them is locked or tied to the sun.
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

/**
 * Closes the gap before `row` by starting this row and all following ones earlier. Returns null if the row
 * can't be moved.
 */
export const bringForward = (
  rows: readonly RunSheetRow[],
  row: RunSheetRow,
  minutes: number,
): readonly RunSheetRow[] | null =>
  isAnchored(row) ? null : shiftFollowing(rows, { ...row, starts_at: row.starts_at - minutes }).rows;
