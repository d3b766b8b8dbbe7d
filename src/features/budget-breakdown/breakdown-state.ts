import { addDays, type DateText, isValidDate } from '@/domain/calendar';
import { MEASURES, type Measure } from '@/domain/ledger/breakdown';
import { CATEGORIES, type Category } from '@/domain/plan/facts';
import { addressState, choice, optional } from '@/lib/list-state';

export const VIEWS = ['picture', 'guests', 'moves'] as const;
type View = (typeof VIEWS)[number];
const GRAINS = ['category', 'item'] as const;
export type Grain = (typeof GRAINS)[number];

/** State in the address of the page. */
export interface BreakdownState {
  view: View;
  /** The measure; null is the default, which depends on the plan. */
  measure: Measure | null;
  by: Grain;
  /** The category whose rows are open. */
  category: Category | null;
  /** First day of the movements; `start` is the first recorded one, null the default. */
  since: DateText | 'start' | null;
  /** Last day of the movements; null for today. */
  until: DateText | null;
}

const day = (text: string | null): DateText | null => (text && isValidDate(text) ? text : null);

export const breakdownAddress = addressState<BreakdownState>({
  view: choice(VIEWS, 'picture'),
  measure: optional(MEASURES),
  by: choice(GRAINS, 'category'),
  category: optional(CATEGORIES),
  since: (text) => (text === 'start' ? 'start' : day(text)),
  until: day,
});

/** Returns the address of another state of the page. */
export const hrefOf = (state: BreakdownState): string =>
  `?${new URLSearchParams(breakdownAddress.write(state))}`;

/** Default number of days. */
export const USUAL_DAYS = 30;

export const sinceOf = ({ since }: BreakdownState, today: DateText): DateText | null =>
  since === 'start' ? null : (since ?? addDays(today, -USUAL_DAYS));
