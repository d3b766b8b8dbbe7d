import { byStart, endOf, isAnchored, type Minute, type RunSheetRow } from './item';

/** The effect of moving a row on the following ones. */
type Shifted = {
  /** The changed rows, the moved one first. */
  readonly rows: readonly RunSheetRow[];
  /** Minutes that buffers absorbed until the move ended; 0 if none were. */
  readonly absorbed: number;
  /** The anchored row that ended the move; null if it reached the end of the day. */
  readonly stoppedAt: RunSheetRow | null;
};

/**
 * Returns the delay that the gap before a row absorbs: the buffer of the earlier row of its track that ends
 * last. Other free time stays, because somebody may need it.
 */
function slackBefore(row: RunSheetRow, before: readonly RunSheetRow[]): number {
  let last: RunSheetRow | null = null;
  for (const one of before) if (one.track === row.track && (!last || endOf(one) > endOf(last))) last = one;
  if (!last) return 0;
  return Math.max(0, Math.min(last.buffer, row.starts_at - endOf(last)));
}

/**
 * Returns true if a row waits for another: guest activities do; of the team's, only the same person's next
 * one.
 */
const waitsFor = (row: RunSheetRow, changed: RunSheetRow): boolean =>
  changed.track === 'guests' ||
  (row.track === 'team' && changed.responsible !== null && row.responsible === changed.responsible);

/**
 * Replaces a row by `changed` and shifts later rows by the move of its end. A delay uses buffers first; an
 * earlier end moves everything. Locked rows and those that follow the sun stay, and so does everything after
 * them.
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
    // Rows in parallel with it, or with the same start, don't wait for it.
    if (row.id === changed.id || row.starts_at < from || !waitsFor(row, changed)) continue;
    if (isAnchored(row)) {
      // A photograph at sunset doesn't hold the dinner; the guests' own sequence stops at its anchors.
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
