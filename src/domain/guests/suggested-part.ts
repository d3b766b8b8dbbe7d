import type { LedgerItem } from '../ledger/ledger-item';
import { blockOfRow, byStart, type RunSheetRow } from '../timeline/item';
import { wallOf } from '../timeline/zone';
import type { EventPart } from './guest';

/**
 * Types of activity that count as the ceremony. Invitations show the start of the ceremony if there is one.
 */
const CEREMONIES: ReadonlySet<string> = new Set(['ceremony', 'mass']);
/**
 * Maximum time in minutes between the day's first activity and the ceremony. If the ceremony is later, the
 * invitation shows the first activity.
 */
const SOON = 60;
/** If the day has one of these activities, the ceremony isn't at the venue. */
const ELSEWHERE: ReadonlySet<string> = new Set(['transfer', 'mass']);

type SuggestedPart = Pick<EventPart, 'starts_at' | 'time_zone' | 'place'>;

/**
 * Suggests start and place for an invitation without them. The start is that of the ceremony, or else of the
 * day's first activity with guests. The place is the booked venue if the ceremony is there. Returns null if
 * the run sheet has no activity with guests on that day.
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
    // The activity's place might be a room of the venue. Guests can't find it by the room's name.
    place: isElsewhere ? row.place : (venues[0]?.vendor_name ?? row.place),
  };
}
