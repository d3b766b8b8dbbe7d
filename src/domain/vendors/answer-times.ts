import { type DateText, daysBetween } from '../calendar';
import { CATEGORIES, type Category } from '../plan/facts';
import type { VendorQuote } from './vendor';

type Asked = Pick<VendorQuote, 'category' | 'asked_on' | 'answered_on' | 'stage'>;

/** Returns the number of days between the request and the vendor's reply; null if either date is unknown. */
export const answerDays = ({
  asked_on,
  answered_on,
}: Pick<Asked, 'asked_on' | 'answered_on'>): number | null =>
  asked_on && answered_on && answered_on >= asked_on ? daysBetween(asked_on, answered_on) : null;

/** Returns true if a vendor was asked but hasn't replied, and is neither booked nor refused. */
export const isWaitedFor = ({ asked_on, answered_on, stage }: Asked): boolean =>
  asked_on !== null && answered_on === null && stage !== 'booked' && stage !== 'refused';

interface AnswerTimes {
  readonly category: Category;
  readonly asked: number;
  readonly answered: number;
  /** Median number of days until a vendor's reply; null if no vendor has replied. */
  readonly days: number | null;
  readonly slowest: number | null;
  readonly waiting: number;
  /** Days since the oldest unanswered request. */
  readonly longest: number | null;
}

function middle(sorted: readonly number[]): number | null {
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}

/** Returns how fast vendors reply, by category. Categories without requests are omitted. */
export function answerTimes(quotes: readonly Asked[], today: DateText): AnswerTimes[] {
  return CATEGORIES.flatMap((category) => {
    const own = quotes.filter((quote) => quote.category === category && quote.asked_on !== null);
    if (own.length === 0) return [];
    const days = own.flatMap((quote) => answerDays(quote) ?? []).sort((a, b) => a - b);
    const since = own
      .filter(isWaitedFor)
      .map(({ asked_on }) => Math.max(0, daysBetween(asked_on ?? today, today)));
    return [
      {
        category,
        asked: own.length,
        answered: days.length,
        days: middle(days),
        slowest: days.at(-1) ?? null,
        waiting: since.length,
        longest: since.length > 0 ? Math.max(...since) : null,
      },
    ];
  });
}
