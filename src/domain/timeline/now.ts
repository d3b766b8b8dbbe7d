import { endOf, type Minute, type RunSheetRow } from './item';

/** An event counts as running from this many minutes before its first row. */
const BEFORE = 240;
/** A row without a duration is shown as current for this many minutes. */
const MOMENT = 5;
const NEXT = 3;

/**
 * Returns the first and the last minute between which an event counts as running. Returns null if there are
 * no rows.
 */
export function spanOfRows(
  rows: readonly Pick<RunSheetRow, 'starts_at' | 'duration'>[],
): { from: Minute; to: Minute } | null {
  if (rows.length === 0) return null;
  return {
    from: Math.min(...rows.map(({ starts_at }) => starts_at)) - BEFORE,
    to: Math.max(...rows.map(endOf)),
  };
}

export type DayNow = {
  /** Rows that are running now. Guest activities come first. */
  readonly current: readonly RunSheetRow[];
  readonly next: readonly RunSheetRow[];
  /**
   * The row that can be reported as late: the guests' current activity, or else their next one. Null if
   * neither exists.
   */
  readonly late: RunSheetRow | null;
};

/** Returns which rows are running and which come next. `rows` must be sorted by start. */
export function dayNow(rows: readonly RunSheetRow[], at: Minute): DayNow {
  const guestsFirst = (a: RunSheetRow, b: RunSheetRow) =>
    Number(a.track === 'team') - Number(b.track === 'team') || endOf(a) - endOf(b);
  const current = rows
    .filter((row) => row.starts_at <= at && at < Math.max(endOf(row), row.starts_at + MOMENT))
    .sort(guestsFirst);
  const coming = rows.filter(({ starts_at }) => starts_at > at);
  const isGuests = ({ track }: RunSheetRow) => track === 'guests';
  return {
    current,
    next: coming.slice(0, NEXT),
    late: current.find(isGuests) ?? coming.find(isGuests) ?? null,
  };
}
