import { blockOfRow, isAnchored, type RunSheetRow } from '../item';
import type { Remedy } from './delay-remedies';
import { ALONE, APART, ELASTIC, KIND_OF_LINE, SPREADS, type SpreadKind } from './delay-spreads.data';
import type { DelayRow } from './delays';

const kindOf = (row: RunSheetRow): SpreadKind => KIND_OF_LINE[blockOfRow(row)] ?? 'other';

/**
 * Converts a run sheet for the simulation. Guest activities follow one another, and the team's rows run in
 * parallel.
 */
export const delayRows = (rows: readonly RunSheetRow[]): DelayRow[] =>
  rows.map((row) => {
    const kind = kindOf(row);
    const { optimistic, likely, late } = SPREADS[kind];
    return {
      id: row.id,
      start: row.starts_at,
      duration: row.duration,
      spread: {
        optimistic: row.duration * optimistic,
        likely: row.duration * likely,
        late: row.duration * late,
      },
      locked: isAnchored(row),
      late: kind === 'ceremony' && row.track === 'guests' && row.sun === null,
      parallel: row.track === 'team',
      alone: ALONE.has(blockOfRow(row)),
      apart: APART.has(blockOfRow(row)),
      elastic: ELASTIC.has(kind),
    };
  });

/** Maximum buffer of a row, in minutes. */
const MOST_BUFFER = 480;

/** Returns the rows that a remedy changes. The free time becomes a buffer of the row before it. */
export const withRemedy = (
  rows: readonly RunSheetRow[],
  { shifts, follows, minutes }: Remedy,
): RunSheetRow[] =>
  rows.flatMap((row) => {
    const shift = shifts.get(row.id);
    if (!shift && row.id !== follows) return [];
    return {
      ...row,
      ...(shift ? { starts_at: shift.start, duration: shift.duration } : {}),
      buffer: row.id === follows ? Math.min(MOST_BUFFER, row.buffer + minutes) : row.buffer,
    };
  });

/**
 * Returns the row to simulate by default: the meal, or else the middle row. Returns null if no guest activity
 * can be delayed.
 */
export function usualTarget(rows: readonly RunSheetRow[]): RunSheetRow | null {
  const guests = rows.filter((row) => row.track === 'guests' && !isAnchored(row)).slice(1);
  return guests.find((row) => kindOf(row) === 'meal') ?? guests[Math.floor(guests.length / 2)] ?? null;
}
