import type { LedgerItem } from '../ledger/ledger-item';
import { blockOfRow, byStart, type RunSheetRow } from '../timeline/item';
import { wallOf } from '../timeline/zone';
import type { EventPart } from './guest';

/** What an invitation names the hour of, where the day has one: guests are asked to what begins then. */
const CEREMONIES: ReadonlySet<string> = new Set(['ceremony', 'mass']);
/** Minutes within which it begins; guests of a later one are asked to what comes before it. */
const SOON = 60;
/** A ceremony after which everybody goes elsewhere isn't held at the venue. */
const ELSEWHERE: ReadonlySet<string> = new Set(['transfer', 'mass']);

export type SuggestedPart = Pick<EventPart, 'starts_at' | 'time_zone' | 'place'>;

/**
 * When and where an event begins, for an invitation that says neither: its ceremony by the run sheet, else what its
 * guests begin with on the day. The place is the agreed venue where the ceremony is held there, else the row's own.
 * Null where the sheet has nothing on the event's day.
 */
export function suggestedPart(
  rows: readonly RunSheetRow[],
  items: readonly Pick<LedgerItem, 'category' | 'vendor_name' | 'actual_amount'>[],
  event_date: string,
): SuggestedPart | null {
  const day = rows
    .filter(
      ({ track, time_zone, starts_at }) =>
        track === 'guests' && wallOf(time_zone, starts_at).date === event_date,
    )
    .sort(byStart);
  const [first] = day;
  if (!first) return null;
  const row =
    day.find((one) => CEREMONIES.has(blockOfRow(one)) && one.starts_at - first.starts_at <= SOON) ?? first;
  const venues = items
    .filter(({ category, actual_amount }) => category === 'venue' && actual_amount !== null)
    .sort((a, b) => (b.actual_amount ?? 0) - (a.actual_amount ?? 0));
  const isElsewhere = day.some((one) => ELSEWHERE.has(blockOfRow(one)));
  return {
    starts_at: new Date(row.starts_at * 60_000).toISOString(),
    time_zone: row.time_zone,
    // A row's place may be a room of the venue, which nobody finds by its name.
    place: isElsewhere ? row.place : (venues[0]?.vendor_name ?? row.place),
  };
}
