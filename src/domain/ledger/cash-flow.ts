import { addMonths, type DateText } from '../calendar';
import type { Cents } from '../money';
import { type Due, itemTotals } from './ledger';
import { type LedgerItem, signed } from './ledger-item';
import { type Lift, liftOf } from './lift';

/** Money that comes in once, or every month on the same day. */
export type Contribution = {
  readonly id: string;
  readonly contributor: string;
  readonly amount: Cents;
  readonly repeats: 'once' | 'monthly';
  readonly starts_on: DateText;
  /** Last day of a monthly contribution; null means that it continues until the event. */
  readonly ends_on: DateText | null;
};

type Balance = { readonly date: DateText; readonly balance: Cents };

export type CashFlow = {
  readonly today: Cents;
  /**
   * Balances for today and each later day with an incoming or outgoing amount, until the event or the last
   * payment.
   */
  readonly points: readonly Balance[];
  /** The lowest balance. If several balances are equally low, the earliest. */
  readonly lowest: Balance;
  /** The first negative balance; null if the money always suffices. */
  readonly short: Balance | null;
  readonly lift: Lift | null;
  /** Totals from tomorrow until the end of the period. */
  readonly incoming: Cents;
  readonly outgoing: Cents;
  /** Part of `outgoing` without a due date. It counts as due on the event's day. */
  readonly undated: Cents;
};

const LONGEST = 1_200;

/** Returns the dates on which a contribution arrives, up to and including `until`. */
export function arrivals({ repeats, starts_on, ends_on }: Contribution, until: DateText): DateText[] {
  if (repeats === 'once') return starts_on <= until ? [starts_on] : [];
  const last = ends_on !== null && ends_on < until ? ends_on : until;
  const days: DateText[] = [];
  for (let n = 0; n < LONGEST; n++) {
    const day = addMonths(starts_on, n);
    if (day > last) break;
    days.push(day);
  }
  return days;
}

/**
 * Returns the dates for additional monthly saving: the days of the existing monthly contribution, or else
 * today's day in each month.
 */
export function savingDays(
  contributions: readonly Contribution[],
  today: DateText,
  until: DateText,
): DateText[] {
  const saving = contributions.find(
    ({ repeats, ends_on }) => repeats === 'monthly' && (ends_on ?? until) >= until,
  );
  const start = saving?.starts_on ?? addMonths(today, 1);
  return arrivals(
    { id: '', contributor: '', amount: 0, repeats: 'monthly', starts_on: start, ends_on: null },
    until,
  ).filter((day) => day > today);
}

/** Converts amounts by day to running balances. The first balance is always on `from`. */
function runningBalance(
  start: Cents,
  moves: ReadonlyMap<DateText, Cents>,
  from: DateText,
): readonly Balance[] {
  const points: { date: DateText; balance: Cents }[] = [{ date: from, balance: start }];
  let balance = start;
  for (const date of [...moves.keys()].sort()) {
    balance += moves.get(date) ?? 0;
    if (date <= from) points[0] = { date: from, balance };
    else points.push({ date, balance });
  }
  return points;
}

const add = (moves: Map<DateText, Cents>, date: DateText, amount: Cents) =>
  moves.set(date, (moves.get(date) ?? 0) + amount);

/**
 * Returns the date on which an unpaid amount will be paid. An overdue amount is paid today, and an amount
 * without a date on the event's day.
 */
const leavesOn = ({ date }: Pick<Due, 'date'>, today: DateText, event_date: DateText): DateText => {
  const day = date ?? event_date;
  return day < today ? today : day;
};

interface CashFacts {
  readonly items: readonly LedgerItem[];
  readonly contributions: readonly Contribution[];
  /** YYYY-MM-DD, like `event_date`. */
  readonly today: DateText;
  readonly event_date: DateText;
  readonly currency: string;
}

/**
 * Calculates the balance of each day in cents, from today to the event or the last payment. Within a day,
 * incoming money counts before outgoing money.
 */
export function cashFlow({ items, contributions, today, event_date, currency }: CashFacts): CashFlow {
  const totals = items.map((item) => itemTotals(item, currency));
  const dues = totals.flatMap((own) => own.dues);
  const paid = items
    .flatMap((item) => item.payments)
    .reduce((sum, entry) => (entry.paid_date === null ? sum : sum + signed(entry)), 0);
  const last = dues.map((due) => leavesOn(due, today, event_date));
  const until = [today, event_date, ...last].sort().at(-1) ?? today;

  const moves = new Map<DateText, Cents>();
  let start = 0 - paid;
  let incoming = 0;
  let outgoing = 0;
  for (const contribution of contributions)
    for (const day of arrivals(contribution, until)) {
      if (day <= today) start += contribution.amount;
      else {
        add(moves, day, contribution.amount);
        incoming += contribution.amount;
      }
    }
  for (const due of dues) {
    add(moves, leavesOn(due, today, event_date), -due.amount);
    if (due.amount > 0) outgoing += due.amount;
    else incoming -= due.amount;
  }
  if (!moves.has(until)) moves.set(until, 0);
  const points = runningBalance(start, moves, today);
  const first = points[0] ?? { date: today, balance: start };
  const lowest = points.reduce((low, point) => (point.balance < low.balance ? point : low), first);
  const short = points.find(({ balance }) => balance < 0) ?? null;
  const undated = dues.reduce((sum, { date, amount }) => sum + (date === null ? Math.max(0, amount) : 0), 0);
  return {
    today: start,
    points,
    lowest,
    short,
    lift: short ? liftOf(points, dues, savingDays(contributions, today, until), today) : null,
    incoming,
    outgoing,
    undated,
  };
}
