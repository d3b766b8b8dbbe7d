import { useDeferredValue, useMemo, useState } from 'react';
import type { RunSheetRow } from '@/domain/timeline/item';

const NONE: ReadonlySet<string> = new Set();

/** Returns the edited row among those that an edit changed; the others follow it. */
function firstChanged(before: readonly RunSheetRow[], now: readonly RunSheetRow[]): string | undefined {
  const newest = new Map(now.map((row) => [row.id, row]));
  return before.find((row) => newest.get(row.id) !== row)?.id;
}

/**
 * Returns rows in their current order, with edited ones updated first; rows moved by them follow a moment
 * later.
 */
export function useEditedFirst(rows: readonly RunSheetRow[]): readonly RunSheetRow[] {
  const settled = useDeferredValue(rows);
  const [seen, setSeen] = useState({ rows, edited: NONE });
  if (seen.rows !== rows) {
    const changed = firstChanged(seen.rows, rows);
    // Edits may be faster than hundreds of rows render, so that none waits for rows moved by the previous
    // one.
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
