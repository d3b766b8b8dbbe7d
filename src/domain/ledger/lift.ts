import { addDays, type DateText, daysBetween } from '../calendar';
import type { Cents } from '../money';
import type { Due } from './ledger';

/** Three ways out of a shortfall, each sufficient alone. Amounts are cents. */
export type Lift = {
  /** Single deposit that is needed by the first day with a shortfall. */
  readonly once: Cents;
  /** Additional monthly saving, in whole units; null if the first short day precedes the next saving day. */
  readonly monthly: Cents | null;
  /** Postponing one payment by `days`; null if no single one suffices. */
  readonly later: { readonly due: Due; readonly days: number; readonly date: DateText } | null;
};

const UNIT = 100;

/** Returns the smallest whole amount that, added on each day, leaves no balance negative. */
function monthlyLift(
  points: readonly { date: DateText; balance: Cents }[],
  days: readonly DateText[],
): Cents | null {
  let needed = 0;
  for (const { date, balance } of points) {
    if (balance >= 0) continue;
    const times = days.filter((day) => day <= date).length;
    if (times === 0) return null;
    needed = Math.max(needed, Math.ceil(-balance / times / UNIT) * UNIT);
  }
  return needed;
}

/**
 * Returns the payment with the shortest sufficient postponement, the smaller one among equals. Postponing
 * raises each day from its own to the new one by its amount, so that the payment must be due by the first
 * short day and cover the deepest, and a day without shortage must follow.
 */
function laterLift(
  points: readonly { date: DateText; balance: Cents }[],
  dues: readonly Due[],
  today: DateText,
): Lift['later'] {
  const short = points.filter(({ balance }) => balance < 0);
  const [first, last] = [short[0], short.at(-1)];
  if (!first || !last) return null;
  // The balance stays sufficient from this day on.
  const next = points.find(({ date }) => date > last.date);
  if (!next) return null;
  const deepest = Math.min(...short.map(({ balance }) => balance));
  let best: Lift['later'] = null;
  for (const due of dues) {
    if (due.date === null || due.amount < -deepest) continue;
    const from = due.date < today ? today : due.date;
    if (from > first.date) continue;
    const days = daysBetween(from, next.date);
    if (!best || days < best.days || (days === best.days && due.amount < best.due.amount))
      best = { due, days, date: addDays(from, days) };
  }
  return best;
}

/**
 * Returns the ways out. `points` are balances, some of them negative; `saving` are the coming days of monthly
 * saving.
 */
export function liftOf(
  points: readonly { date: DateText; balance: Cents }[],
  dues: readonly Due[],
  saving: readonly DateText[],
  today: DateText,
): Lift {
  return {
    once: -Math.min(...points.map(({ balance }) => balance)),
    monthly: monthlyLift(points, saving),
    later: laterLift(points, dues, today),
  };
}
