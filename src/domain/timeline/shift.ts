import { byStart, endOf, isAnchored, type Minute, type RunSheetRow } from './item';

type Shifted = {
  /** All changed rows. The row that the user changed comes first. */
  readonly rows: readonly RunSheetRow[];
  /** Minutes of the delay that buffers have absorbed; 0 if there were none. */
  readonly absorbed: number;
  /** The locked or sun-tied row at which the shift ended; null if nothing stopped it. */
  readonly stoppedAt: RunSheetRow | null;
};

/**
 * Returns how many minutes of a delay are absorbed before a row. Only the buffer of the previous row on the
 * same track absorbs delays. Other free time is kept, because somebody might need it.
 */
function slackBefore(row: RunSheetRow, before: readonly RunSheetRow[]): number {
  let last: RunSheetRow | null = null;
  for (const one of before) if (one.track === row.track && (!last || endOf(one) > endOf(last))) last = one;
  if (!last) return 0;
  return Math.max(0, Math.min(last.buffer, row.starts_at - endOf(last)));
}

/**
 * Returns true if `row` can't begin before `changed` is over. This is so if `changed` is a guest activity, or
 * if both rows are work of the same person.
 */
const waitsFor = (row: RunSheetRow, changed: RunSheetRow): boolean =>
  changed.track === 'guests' ||
  (row.track === 'team' && changed.responsible !== null && row.responsible === changed.responsible);

/**
 * Replaces a row by `changed` and shifts the rows after it. A delay first uses up buffers. If the changed row
 * ends earlier, all following rows move earlier. The shift ends at a row of the same track that is locked or
 * tied to the sun.
 */
export function shiftFollowing(rows: readonly RunSheetRow[], changed: RunSheetRow): Shifted {
  const old = rows.find(({ id }) => id === changed.id);
  const by = old ? endOf(changed) - endOf(old) : 0;
  if (!old || by === 0) return { rows: [changed], absorbed: 0, stoppedAt: null };

  const ordered = [...rows].sort(byStart);
  const moved: RunSheetRow[] = [changed];
  let carry = by;
  let stoppedAt: RunSheetRow | null = null;
  const from: Minute = endOf(old);
  for (const [i, row] of ordered.entries()) {
    // Rows that run at the same time don't wait for the changed one.
    if (row.id === changed.id || row.starts_at < from || !waitsFor(row, changed)) continue;
    if (isAnchored(row)) {
      // A locked or sun-tied row of the other track, such as a photograph at sunset, doesn't stop the shift.
      // Such a row of the same track does.
      if (row.track !== changed.track) continue;
      stoppedAt = row;
      break;
    }
    if (carry > 0 && row.track === changed.track)
      carry = Math.max(0, carry - slackBefore(row, ordered.slice(0, i)));
    if (carry === 0) break;
    moved.push({ ...row, starts_at: row.starts_at + carry });
  }
  return { rows: moved, absorbed: Math.abs(by) - Math.abs(carry), stoppedAt };
}
