import { MOST_COMPARED, type Scenario } from '@/domain/what-if/overrides';
import { addressState, choice, freeText } from '@/lib/list-state';

export const SORTS = ['usual', 'amount', 'difference'] as const;
export type Sort = (typeof SORTS)[number];

/** What the address says of the page. */
export interface WhatIfState {
  /** The scenario that is worked on; null is all of them. */
  open: string | null;
  /** Ids of what stands beside the plan, with commas between; null is the first ones. */
  shown: string | null;
  sort: Sort;
  /** On a phone, the one that stands beside the plan. */
  beside: string | null;
}

export const whatIfAddress = addressState<WhatIfState>({
  open: freeText(400),
  shown: (text) => (text === null ? null : text.slice(0, 400) || 'none'),
  sort: choice(SORTS, 'usual'),
  beside: freeText(400),
});

/** The address of one scenario, with everything else as it is. */
export const searchOf = (state: WhatIfState): string =>
  `?${new URLSearchParams(whatIfAddress.write(state)).toString()}`;

/** What stands beside the plan, in the list's order; what is deleted or written by hand is passed over. */
export function shownOf(scenarios: readonly Scenario[], { shown }: Pick<WhatIfState, 'shown'>): Scenario[] {
  const ids = shown?.split(',');
  return scenarios.filter(({ id }) => ids?.includes(id) ?? true).slice(0, MOST_COMPARED);
}

/** The ids with one more or one less. */
export function withShown(shown: readonly Scenario[], id: string): string {
  const ids = shown.map((one) => one.id);
  const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
  return next.join(',') || 'none';
}
