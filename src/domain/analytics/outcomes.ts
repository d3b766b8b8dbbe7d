import type { DateText } from '../calendar';
import type { Cents } from '../money';
import type { EventLine } from './analytics';

/** Forecast stored on the morning of the event's day, and the arrivals since. */
export interface KeptForecast {
  readonly plan_id: string;
  readonly event_on: DateText;
  readonly currency: string;
  readonly budget: Cents;
  readonly expected: Cents;
  readonly committed: Cents;
  readonly paid: Cents;
  /** The plan's guest count, the number of invited people, and the number of those who had accepted. */
  readonly guest_count: number;
  readonly invited: number;
  readonly accepted: number;
  /** People checked in; null if nobody was. */
  readonly arrived: number | null;
}

interface Outcome<L extends EventLine = EventLine> {
  readonly line: L;
  readonly kept: KeptForecast;
  /** Cost in the ledger today minus the cost expected on the day. */
  readonly cost: Cents;
  /** Arrived people minus accepted ones; null if no arrival was marked. */
  readonly people: number | null;
}

/**
 * Compares forecast and outcome of past events; events without a stored forecast are omitted. An event whose
 * currency or date has changed since isn't compared.
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
