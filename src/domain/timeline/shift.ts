import { byStart, endOf, isAnchored, type Minute, type RunSheetRow } from './item';

/** What moving one row did to those behind it. */
type Shifted = {
  /** The rows that changed, the moved one first. */
  readonly rows: readonly RunSheetRow[];
  /** Minutes that buffers took up before the move was spent; 0 when nothing was. */
  readonly absorbed: number;
  /** The anchored row at which the move came to its end; null when it ran through to the end of the day. */
  readonly stoppedAt: RunSheetRow | null;
};

/**
 * Delay that the gap before a row absorbs, as far as it was kept as the buffer of that earlier row of its track that
 * ends last. Other free time stays free: somebody may need it.
 */
function slackBefore(row: RunSheetRow, before: readonly RunSheetRow[]): number {
  let last: RunSheetRow | null = null;
  for (const one of before) if (one.track === row.track && (!last || endOf(one) > endOf(last))) last = one;
  if (!last) return 0;
  return Math.max(0, Math.min(last.buffer, row.starts_at - endOf(last)));
}

/** The day waits for its guests; of what the team does beside, only what the same person does next waits. */
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
    // Rows in parallel with it, or that began with it, don't wait for it.
    if (row.id === changed.id || row.starts_at < from || !waitsFor(row, changed)) continue;
    if (isAnchored(row)) {
      // A photograph at sunset says nothing of dinner; the guests' own line waits for its anchors.
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
