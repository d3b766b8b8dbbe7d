import { addDays, type DateText, isValidDate } from '@/domain/calendar';
import { MEASURES, type Measure } from '@/domain/ledger/breakdown';
import { CATEGORIES, type Category } from '@/domain/plan/facts';
import { addressState, choice, optional } from '@/lib/list-state';

export const VIEWS = ['picture', 'guests', 'moves'] as const;
type View = (typeof VIEWS)[number];
const GRAINS = ['category', 'item'] as const;
export type Grain = (typeof GRAINS)[number];

export interface BreakdownState {
  view: View;
  /** The selected measure. Null selects the default, which depends on the plan. */
  measure: Measure | null;
  by: Grain;
  /** The category whose rows the sheet shows, or null while the sheet is closed. */
  category: Category | null;
  /** Start of the compared period: a day, or `start` for the first recorded day. Null selects the default. */
  since: DateText | 'start' | null;
  /** Last day of the compared period. Null means today. */
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

export const hrefOf = (state: BreakdownState): string =>
  `?${new URLSearchParams(breakdownAddress.write(state))}`;

/** Default length of the period in days. */
export const USUAL_DAYS = 30;

export const sinceOf = ({ since }: BreakdownState, today: DateText): DateText | null =>
  since === 'start' ? null : (since ?? addDays(today, -USUAL_DAYS));
