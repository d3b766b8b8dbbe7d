import { endOf, type Minute, type RunSheetRow } from './item';

/** Minutes before its first row from which an event counts as running. */
const BEFORE = 240;
/** Minutes for which a row without a length is shown as running. */
const MOMENT = 5;
/** Number of next rows shown. */
const NEXT = 3;

/** Returns an event's first and last minute; null without rows. */
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
  /** The current rows, the guests' first. */
  readonly current: readonly RunSheetRow[];
  /** The next rows by start. */
  readonly next: readonly RunSheetRow[];
  /** The row that can be late: the guests' current one or, in a gap, their next. Null if neither remains. */
  readonly late: RunSheetRow | null;
};

/** Returns the current and next rows at a time of the event. `rows` are sorted by start. */
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
