import { addDays, type DateText, daysBetween } from '../calendar';
import type { Cents } from '../money';
import type { Due } from './ledger';

/** Three ways to avoid a negative balance. Each is sufficient alone. Amounts are in cents. */
export type Lift = {
  /** A single contribution, needed by the first day with a negative balance. */
  readonly once: Cents;
  /**
   * Additional saving per month in whole units. Null if the balance becomes negative before the next saving
   * day.
   */
  readonly monthly: Cents | null;
  /** Postpones one payment by `days`. Null if no single payment is sufficient. */
  readonly later: { readonly due: Due; readonly days: number; readonly date: DateText } | null;
};

const UNIT = 100;

/** Returns the smallest whole amount that avoids any negative balance if it is added on each of `days`. */
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
 * Returns the payment that needs the shortest postponement; if several do, the smallest such payment. Only
 * payments that are due by the first negative day and cover the largest shortfall are considered. The new
 * date is the first day from which the balance stays positive.
 */
function laterLift(
  points: readonly { date: DateText; balance: Cents }[],
  dues: readonly Due[],
  today: DateText,
): Lift['later'] {
  const short = points.filter(({ balance }) => balance < 0);
  const [first, last] = [short[0], short.at(-1)];
  if (!first || !last) return null;
  // From this day on, the balance never becomes negative again.
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
 * Returns the ways to avoid negative balances. `points` are balances, and `saving` are the coming dates of
 * monthly saving.
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
