import { useDeferredValue, useMemo, useState } from 'react';
import type { RunSheetRow } from '@/domain/timeline/item';

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns the id of the edited activity. This is the first changed activity, because the others only move
 * along with it.
 */
function firstChanged(before: readonly RunSheetRow[], now: readonly RunSheetRow[]): string | undefined {
  const newest = new Map(now.map((row) => [row.id, row]));
  return before.find((row) => newest.get(row.id) !== row)?.id;
}

/**
 * Returns the activities in their current order. Edited activities are updated at once. Activities that only
 * moved along are rendered later.
 */
export function useEditedFirst(rows: readonly RunSheetRow[]): readonly RunSheetRow[] {
  const settled = useDeferredValue(rows);
  const [seen, setSeen] = useState({ rows, edited: NONE });
  if (seen.rows !== rows) {
    const changed = firstChanged(seen.rows, rows);
    // Edits can follow faster than hundreds of rows render. Remember earlier edited rows until the deferred
    // rendering has caught up.
    const before = settled === seen.rows ? NONE : seen.edited;
    setSeen({ rows, edited: changed === undefined ? before : new Set([...before, changed]) });
  }
  const { edited } = seen;
  return useMemo(() => {
    if (settled === rows || settled.length !== rows.length) return settled;
    const were = new Map(settled.map((row) => [row.id, row]));
    return rows.map((row) => (edited.has(row.id) ? row : (were.get(row.id) ?? row)));
  }, [settled, rows, edited]);
}
