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
  /** People: counted on by the plan, invited, and who had said yes. */
  readonly guest_count: number;
  readonly invited: number;
  readonly accepted: number;
  /** People marked at the door; null where nobody was. */
  readonly arrived: number | null;
}

interface Outcome<L extends EventLine = EventLine> {
  readonly line: L;
  readonly kept: KeptForecast;
  /** Cost in the ledger today, less the cost expected on the day. */
  readonly cost: Cents;
  /** Arrived people less those who had accepted; null if no arrival was marked. */
  readonly people: number | null;
}

/**
 * Forecast and outcome of past events; events without a stored forecast are left out. An event whose currency
 * or date changed since is compared with nothing.
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
