import { addDays, type DateText, weekday } from '../calendar';
import type { Cents } from '../money';
import { itemStanding } from './ledger';
import { type LedgerItem, MAX_RATE, percentOf } from './ledger-item';

/** What would not have to be paid, or would come back, if an item were cancelled on the day. */
export function recoverableOf(item: LedgerItem, date: DateText): Cents {
  const { committed } = itemStanding(item);
  const step = termsOn(item, date);
  return Math.max(0, committed - percentOf(Math.max(0, committed), step?.fee ?? MAX_RATE));
}

/** The step that holds on a day; null after the last one. Steps may come in any order. */
const termsOn = ({ cancellation }: LedgerItem, date: DateText) =>
  cancellation
    .filter(({ cancel_by }) => cancel_by >= date)
    .reduce<LedgerItem['cancellation'][number] | null>(
      (first, step) => (first === null || step.cancel_by < first.cancel_by ? step : first),
      null,
    );

export type Cliff = {
  /** The last day on which the better terms hold. */
  readonly date: DateText;
  /** What can't be had back any more from the day after on. */
  readonly lost: Cents;
  readonly items: readonly { readonly item: LedgerItem; readonly lost: Cents }[];
};

export type Recoverable = {
  /** Today, and then each Monday up to the event; cents. */
  readonly weeks: readonly { readonly date: DateText; readonly amount: Cents }[];
  /** Days after which something is lost, the next one first. */
  readonly cliffs: readonly Cliff[];
  /** Commitments whose terms nobody has written down; they aren't counted in the weeks. */
  readonly unknown: { readonly items: number; readonly amount: Cents };
};

const WEEKS = 160;

/** What can still be saved by cancelling, and when the next part of it is lost. `today` is YYYY-MM-DD. */
export function recoverable(
  items: readonly LedgerItem[],
  today: DateText,
  event_date: DateText,
): Recoverable {
  const committed = items.filter((item) => itemStanding(item).committed > 0);
  const known = committed.filter(({ cancellation }) => cancellation.length > 0);
  const unknown = committed.filter(({ cancellation }) => cancellation.length === 0);
  const amountOn = (date: DateText) => known.reduce((sum, item) => sum + recoverableOf(item, date), 0);

  const weeks = [{ date: today, amount: amountOn(today) }];
  const monday = addDays(today, 8 - weekday(today));
  for (let n = 0; n < WEEKS; n++) {
    const date = addDays(monday, 7 * n);
    if (date > event_date) break;
    weeks.push({ date, amount: amountOn(date) });
  }

  const days = [
    ...new Set(known.flatMap(({ cancellation }) => cancellation.map(({ cancel_by }) => cancel_by))),
  ];
  const cliffs = days
    .filter((date) => date >= today)
    .sort()
    .map((date) => {
      const after = addDays(date, 1);
      const losses = known
        .map((item) => ({ item, lost: recoverableOf(item, date) - recoverableOf(item, after) }))
        .filter(({ lost }) => lost > 0)
        .sort((a, b) => b.lost - a.lost);
      return { date, lost: losses.reduce((sum, { lost }) => sum + lost, 0), items: losses };
    })
    .filter(({ lost }) => lost > 0);
  return {
    weeks,
    cliffs,
    unknown: {
      items: unknown.length,
      amount: unknown.reduce((sum, item) => sum + itemStanding(item).committed, 0),
    },
  };
}
