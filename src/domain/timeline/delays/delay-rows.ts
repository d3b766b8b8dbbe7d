import { blockOfRow, isAnchored, type RunSheetRow } from '../item';
import type { Remedy } from './delay-remedies';
import { ALONE, APART, ELASTIC, KIND_OF_LINE, SPREADS, type SpreadKind } from './delay-spreads.data';
import type { DelayRow } from './delays';

const kindOf = (row: RunSheetRow): SpreadKind => KIND_OF_LINE[blockOfRow(row)] ?? 'other';

/** Converts a run sheet for the simulation: guest activities in sequence, the team's in parallel. */
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

/** The longest buffer of a row. */
const MOST_BUFFER = 480;

/**
 * Returns the rows that a remedy changes: moved or shorter, with the free time as the previous row's buffer.
 */
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

/** Returns the default row to simulate: the meal, else the middle one. Null for a day without a sequence. */
export function usualTarget(rows: readonly RunSheetRow[]): RunSheetRow | null {
  const guests = rows.filter((row) => row.track === 'guests' && !isAnchored(row)).slice(1);
  return guests.find((row) => kindOf(row) === 'meal') ?? guests[Math.floor(guests.length / 2)] ?? null;
}
