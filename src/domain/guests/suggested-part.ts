import type { LedgerItem } from '../ledger/ledger-item';
import { blockOfRow, byStart, type RunSheetRow } from '../timeline/item';
import { wallOf } from '../timeline/zone';
import type { EventPart } from './guest';

/** What an invitation names the hour of, where the day has one: guests are asked to what begins then. */
const CEREMONIES: ReadonlySet<string> = new Set(['ceremony', 'mass']);
/** Minutes after the first block within which the ceremony counts; before a later one guests are asked to the first. */
const SOON = 60;
/** A ceremony followed by a transfer isn't at the venue. */
const ELSEWHERE: ReadonlySet<string> = new Set(['transfer', 'mass']);

type SuggestedPart = Pick<EventPart, 'starts_at' | 'time_zone' | 'place'>;

/**
 * Start and place of an event for an invitation without them: the ceremony by the run sheet, else the guests'
 * first activity of the day. The place is the agreed venue if the ceremony is there, else the row's own. Null
 * if the sheet has nothing on that day.
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
    // A row's place may be a room of the venue, which guests can't find by its name.
    place: isElsewhere ? row.place : (venues[0]?.vendor_name ?? row.place),
  };
}
