import type { LedgerItem } from '../ledger/ledger-item';
import { blockOfRow, byStart, type RunSheetRow } from '../timeline/item';
import { wallOf } from '../timeline/zone';
import type { EventPart } from './guest';

/** Activities whose hour an invitation names if the day has them. */
const CEREMONIES: ReadonlySet<string> = new Set(['ceremony', 'mass']);
/**
 * Longest time in minutes between the first block and the ceremony for which guests are invited to the
 * ceremony; otherwise they are invited to the first block.
 */
const SOON = 60;
/** Activities after which a ceremony isn't at the venue. */
const ELSEWHERE: ReadonlySet<string> = new Set(['transfer', 'mass']);

type SuggestedPart = Pick<EventPart, 'starts_at' | 'time_zone' | 'place'>;

/**
 * Returns the suggested start and place of an invitation without them: the ceremony by the run sheet, else
 * the day's first activity with guests. The place is the agreed venue if the ceremony is there, else the
 * row's own. Null if the sheet has nothing on that day.
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
