import { addDays, type DateText, weekday } from '../calendar';
import { isWork, type KindId } from '../plan/kind';

/** Month and day of holidays in almost all countries. No task is due then. */
const CLOSED: ReadonlySet<string> = new Set(['12-24', '12-25', '12-26', '12-31', '01-01']);

/** In the last days before the event, tasks can be due on weekends and holidays. */
const LAST_DAYS = 3;

const isClosed = (date: DateText, rests: boolean): boolean =>
  CLOSED.has(date.slice(5)) || (rests && weekday(date) >= 6);

/**
 * Moves a lead time to a working day. All tasks avoid holidays. Tasks at public offices, and all tasks of an
 * organization's event, also avoid weekends. The date becomes earlier, or later if it is after the event.
 */
export function workingLead(
  lead: number,
  { kind, event_date }: { readonly kind: KindId; readonly event_date: DateText },
  office = false,
): number {
  if (lead >= 0 && lead <= LAST_DAYS) return lead;
  let working = lead;
  while (isClosed(addDays(event_date, -working), office || isWork(kind))) working += lead > 0 ? 1 : -1;
  return working;
}
