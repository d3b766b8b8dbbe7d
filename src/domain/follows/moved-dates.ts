import { addDays, type DateText, daysBetween } from '../calendar';
import type { EventPart } from '../guests/guest';
import type { Contribution } from '../ledger/cash-flow';
import { lastDue, lastPaymentDay } from '../ledger/item-schema';
import type { LedgerItem } from '../ledger/ledger-item';
import { onDay } from '../timeline/zone';
import { isUndecided, type Reckoned } from './undecided';

const MINUTE_MS = 60_000;

interface Moved<R> {
  readonly before: R;
  readonly after: R;
  /** True if keeping the same number of days isn't allowed. The nearest allowed day is then used. */
  readonly nearest: boolean;
}

interface Bounds {
  readonly first: DateText;
  readonly last: DateText | null;
}

function movedDay(day: DateText, days: number, { first, last }: Bounds): { to: DateText; nearest: boolean } {
  const to = addDays(day, days);
  if (to < first) return { to: first, nearest: true };
  return last !== null && to > last ? { to: last, nearest: true } : { to, nearest: false };
}

/**
 * Moves a part when its event moves. The part keeps its time of day. The reply deadline moves too, but not
 * into the past. Null if nothing changes.
 */
export function movedPart<P extends EventPart>(
  part: P,
  event_date: DateText,
  today: DateText,
): Moved<P> | null {
  const { event_on, starts_at, reply_by } = part;
  if (!event_on || !isUndecided(part, event_date)) return null;
  const days = daysBetween(event_on, event_date);
  const begins =
    starts_at === null
      ? null
      : onDay(part.time_zone ?? 'UTC', Math.floor(Date.parse(starts_at) / MINUTE_MS), days);
  // A deadline in the past would end replies to a future event.
  const answers = reply_by === null ? null : movedDay(reply_by, days, { first: today, last: event_date });
  if (begins === null && answers === null) return null;
  return {
    before: part,
    after: {
      ...part,
      event_on: event_date,
      starts_at: begins === null ? null : new Date(begins * MINUTE_MS).toISOString(),
      reply_by: answers?.to ?? null,
    },
    nearest: answers?.nearest ?? false,
  };
}

type DatedItem = LedgerItem & Reckoned;

/**
 * Cancellation terms count days before the event. All of them move together while at least one still applies.
 */
function movedTerms({ cancellation }: LedgerItem, days: number, today: DateText): LedgerItem['cancellation'] {
  return cancellation.some(({ cancel_by }) => cancel_by >= today)
    ? cancellation.map((step) => ({ ...step, cancel_by: addDays(step.cancel_by, days) }))
    : cancellation;
}

/**
 * Moves an item's unpaid due dates and cancellation days with the event. Paid and overdue payments keep their
 * dates. No payment moves into the past or beyond its latest allowed day.
 */
export function movedItem<I extends DatedItem>(
  item: I,
  event_date: DateText,
  today: DateText,
): Moved<I> | null {
  if (!item.event_on || !isUndecided(item, event_date)) return null;
  const days = daysBetween(item.event_on, event_date);
  let moved = false;
  let nearest = false;
  const moving = (day: DateText, last: DateText): DateText => {
    if (day < today) return day;
    const next = movedDay(day, days, { first: today, last });
    moved ||= next.to !== day;
    nearest ||= next.nearest;
    return next.to;
  };
  const payments = item.payments.map((entry) =>
    entry.paid_date === null
      ? { ...entry, due_date: moving(entry.due_date, lastDue(today, event_date)) }
      : entry,
  );
  const payment_date = item.payment_date && moving(item.payment_date, lastPaymentDay(today));
  const cancellation = movedTerms(item, days, today);
  return moved || cancellation !== item.cancellation
    ? {
        before: item,
        after: { ...item, payments, payment_date, cancellation, event_on: event_date },
        nearest,
      }
    : null;
}

/**
 * Moves contributions by as many days as the event: single contributions in the future, and the last day of
 * monthly ones. The start of monthly saving doesn't move, because it depends on the person who saves.
 */
export function movedContribution<C extends Contribution & Reckoned>(
  one: C,
  event_date: DateText,
  today: DateText,
): Moved<C> | null {
  const { event_on, starts_on, ends_on, repeats } = one;
  if (!event_on || !isUndecided(one, event_date)) return null;
  const days = daysBetween(event_on, event_date);
  const day = repeats === 'once' ? starts_on : ends_on;
  if (day === null || day < today) return null;
  const first = repeats === 'monthly' && starts_on > today ? starts_on : today;
  const { to, nearest } = movedDay(day, days, { first, last: null });
  const dates = repeats === 'once' ? { starts_on: to } : { ends_on: to };
  return to === day ? null : { before: one, after: { ...one, ...dates, event_on: event_date }, nearest };
}
