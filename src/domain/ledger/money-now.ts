import type { DateText } from '../calendar';
import { CATEGORIES } from '../plan/facts';
import type { PlanToday } from '../plan/risks';
import { type Contribution, cashFlow } from './cash-flow';
import { type Ledger, ledger } from './ledger';
import type { LedgerItem } from './ledger-item';

type MoneyNow = Omit<PlanToday, 'late_tasks' | 'tight_tasks'>;

/** Calculates a plan's balance today. It is unknown if no contributions are recorded. */
export function moneyNow(
  items: readonly LedgerItem[],
  contributions: readonly Contribution[],
  plan: { readonly event_date: DateText; readonly currency: string },
  today: DateText,
): { readonly book: Ledger; readonly now: MoneyNow } {
  const { event_date, currency } = plan;
  const book = ledger(items, today, currency);
  const late = book.dues.filter(({ date, amount }) => amount > 0 && date !== null && date < today);
  const short =
    contributions.length > 0 ? cashFlow({ items, contributions, today, event_date, currency }).short : null;
  return {
    book,
    now: {
      committed: book.total.committed,
      expected: Object.fromEntries(
        CATEGORIES.flatMap((category) => {
          const { items: count, expected } = book.categories[category];
          return count > 0 ? [[category, expected]] : [];
        }),
      ),
      overdue: book.total.overdue,
      overdue_count: late.length,
      short: short ? { date: short.date, amount: -short.balance } : null,
    },
  };
}
