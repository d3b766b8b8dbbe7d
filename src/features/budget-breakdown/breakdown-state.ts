import { MEASURES, type Measure } from '@/domain/budget/breakdown';
import { addDays, type DateText, isValidDate } from '@/domain/calendar';
import { CATEGORIES, type Category } from '@/domain/plan/facts';
import { differencesFrom, oneOf } from '@/lib/list-state';
import type { AddressCodec } from '@/ui/use-address-state';

export const VIEWS = ['picture', 'guests', 'moves'] as const;
export type View = (typeof VIEWS)[number];
export const GRAINS = ['category', 'item'] as const;
export type Grain = (typeof GRAINS)[number];

/** What the page's address says. */
export interface BreakdownState {
  view: View;
  /** Null is the usual one, which depends on what is known of the plan. */
  measure: Measure | null;
  by: Grain;
  /** Whose rows are open. */
  category: Category | null;
  /** First day of the movements; `start` is the first that is told, null the usual. */
  since: DateText | 'start' | null;
  /** Last day of the movements, null for today. */
  until: DateText | null;
}

const day = (text: string | null): DateText | null => (text && isValidDate(text) ? text : null);

const read = (params: URLSearchParams): BreakdownState => ({
  view: oneOf(VIEWS, params.get('view')) ?? 'picture',
  measure: oneOf(MEASURES, params.get('measure')),
  by: oneOf(GRAINS, params.get('by')) ?? 'category',
  category: oneOf(CATEGORIES, params.get('category')),
  since: params.get('since') === 'start' ? 'start' : day(params.get('since')),
  until: day(params.get('until')),
});

const USUAL = read(new URLSearchParams());

export const breakdownAddress: AddressCodec<BreakdownState> = {
  read,
  write: (state) => differencesFrom(USUAL, state),
};

/** The address of another state of the page, for links. */
export const hrefOf = (state: BreakdownState): string =>
  `?${new URLSearchParams(breakdownAddress.write(state))}`;

/** Days that are looked at when nobody has chosen. */
export const USUAL_DAYS = 30;

export const sinceOf = ({ since }: BreakdownState, today: DateText): DateText | null =>
  since === 'start' ? null : (since ?? addDays(today, -USUAL_DAYS));
