import { addDays, type DateText, weekday } from '../calendar';
import type { Cents } from '../money';
import { itemTotals } from './ledger';
import { type LedgerItem, MAX_RATE, percentOf } from './ledger-item';

interface Commitment {
  readonly item: LedgerItem;
  readonly currency: string;
  readonly committed: Cents;
  /** Sorted by date, earliest first. */
  readonly steps: LedgerItem['cancellation'];
}

const commitmentOf = (item: LedgerItem, currency: string): Commitment => ({
  item,
  currency,
  committed: Math.max(0, itemTotals(item, currency).committed),
  steps: item.cancellation.toSorted((a, b) => a.cancel_by.localeCompare(b.cancel_by)),
});

/** Returns the refund for a cancellation on `date`. After the last step, nothing is refunded. */
function amountOn({ committed, steps, currency }: Commitment, date: DateText): Cents {
  const step = steps.find(({ cancel_by }) => cancel_by >= date);
  return committed - percentOf(committed, step?.fee ?? MAX_RATE, currency);
}

type Cliff = {
  /** Last day with the better cancellation terms. */
  readonly date: DateText;
  readonly lost: Cents;
  readonly items: readonly { readonly item: LedgerItem; readonly lost: Cents }[];
};

type Recoverable = {
  /** Recoverable amounts in cents: today, and each Monday until the event. */
  readonly weeks: readonly { readonly date: DateText; readonly amount: Cents }[];
  /** Days after which another part of the money is lost, earliest first. */
  readonly cliffs: readonly Cliff[];
  /** Commitments without recorded cancellation terms. They aren't included in `weeks`. */
  readonly unknown: { readonly items: number; readonly amount: Cents };
};

const WEEKS = 160;

/**
 * Calculates how much a cancellation would refund in each week, and when the next part is lost. `today` is
 * YYYY-MM-DD.
 */
export function recoverable(
  items: readonly LedgerItem[],
  today: DateText,
  event_date: DateText,
  currency: string,
): Recoverable {
  const all = items.map((item) => commitmentOf(item, currency)).filter(({ committed }) => committed > 0);
  const counted = all.filter(({ steps }) => steps.length > 0);
  const unknown = all.filter(({ steps }) => steps.length === 0);
  const allOn = (date: DateText) => counted.reduce((sum, one) => sum + amountOn(one, date), 0);

  const weeks = [{ date: today, amount: allOn(today) }];
  const monday = addDays(today, 8 - weekday(today));
  for (let n = 0; n < WEEKS; n++) {
    const date = addDays(monday, 7 * n);
    if (date > event_date) break;
    weeks.push({ date, amount: allOn(date) });
  }

  const byDay = new Map<DateText, Commitment[]>();
  for (const one of counted)
    for (const { cancel_by } of one.steps)
      if (cancel_by >= today) byDay.set(cancel_by, [...(byDay.get(cancel_by) ?? []), one]);
  const cliffs = [...byDay.keys()].sort().map((date) => {
    const after = addDays(date, 1);
    const losses = (byDay.get(date) ?? [])
      .map((one) => ({ item: one.item, lost: amountOn(one, date) - amountOn(one, after) }))
      .filter(({ lost }) => lost > 0)
      .sort((a, b) => b.lost - a.lost);
    return { date, lost: losses.reduce((sum, { lost }) => sum + lost, 0), items: losses };
  });
  return {
    weeks,
    cliffs: cliffs.filter(({ lost }) => lost > 0),
    unknown: {
      items: unknown.length,
      amount: unknown.reduce((sum, { committed }) => sum + committed, 0),
    },
  };
}
