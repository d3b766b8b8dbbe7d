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
  /** Null is the usual one, which depends on what is known of the plan. */
  measure: Measure | null;
  by: Grain;
  /** The category whose rows are open. */
  category: Category | null;
  /** First day of the movements; `start` is the first that is told, null the usual. */
  since: DateText | 'start' | null;
  /** Last day of the movements, null for today. */
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

/** The address of another state of the page, for links. */
export const hrefOf = (state: BreakdownState): string =>
  `?${new URLSearchParams(breakdownAddress.write(state))}`;

/** Days that are looked at when nobody has chosen. */
export const USUAL_DAYS = 30;

export const sinceOf = ({ since }: BreakdownState, today: DateText): DateText | null =>
  since === 'start' ? null : (since ?? addDays(today, -USUAL_DAYS));
