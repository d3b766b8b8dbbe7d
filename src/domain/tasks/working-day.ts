import { addDays, type DateText, weekday } from '../calendar';
import { isWork, type KindId } from '../plan/kind';

/** Holidays almost everywhere, on which nothing is due. */
const CLOSED: ReadonlySet<string> = new Set(['12-24', '12-25', '12-26', '12-31', '01-01']);

/** The last days before the event, which ignore weekends and holidays. */
const LAST_DAYS = 3;

const isClosed = (date: DateText, rests: boolean): boolean =>
  CLOSED.has(date.slice(5)) || (rests && weekday(date) >= 6);

/**
 * Returns the lead time moved to a working day: earlier on a holiday or, for an organization or a public
 * office, on a weekend; later after the event.
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
