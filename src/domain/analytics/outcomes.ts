import type { DateText } from '../calendar';
import type { Cents } from '../money';
import type { EventLine } from './analytics';

/** Forecast stored on the morning of the event's day, and the number of arrivals since then. */
export interface KeptForecast {
  readonly plan_id: string;
  readonly event_on: DateText;
  readonly currency: string;
  readonly budget: Cents;
  readonly expected: Cents;
  readonly committed: Cents;
  readonly paid: Cents;
  /** Plan's guest count, number of invited people, and number of people who had accepted by that morning. */
  readonly guest_count: number;
  readonly invited: number;
  readonly accepted: number;
  /** Number of people checked in; null if check-in wasn't used. */
  readonly arrived: number | null;
}

interface Outcome<L extends EventLine = EventLine> {
  readonly line: L;
  readonly kept: KeptForecast;
  /** Today's cost in the ledger minus the cost that was expected on the morning of the event's day. */
  readonly cost: Cents;
  /** Number of arrived people minus accepted people; null if check-in wasn't used. */
  readonly people: number | null;
}

/**
 * Compares forecast and outcome of past events. Events without a stored forecast are omitted, and so are
 * events whose currency or date has changed since.
 */
export function outcomes<L extends EventLine>(
  lines: readonly L[],
  kept: readonly KeptForecast[],
  today: DateText,
): Outcome<L>[] {
  const byPlan = new Map(kept.map((one) => [one.plan_id, one]));
  return lines.flatMap((line) => {
    const one = byPlan.get(line.event.id);
    if (!one || line.event.event_date >= today) return [];
    if (one.currency !== line.event.currency || one.event_on !== line.event.event_date) return [];
    return [
      {
        line,
        kept: one,
        cost: line.expected - one.expected,
        people: one.arrived === null ? null : one.arrived - one.accepted,
      },
    ];
  });
}
