import { MOST_COMPARED, type Scenario } from '@/domain/what-if/overrides';
import { addressState, choice, freeText } from '@/lib/list-state';

export const SORTS = ['usual', 'amount', 'difference'] as const;
export type Sort = (typeof SORTS)[number];

/** State in the address of the page. */
export interface WhatIfState {
  /** The scenario that is worked on; null is all of them. */
  open: string | null;
  /** Comma-separated ids of compared scenarios; null is the first ones. */
  shown: string | null;
  sort: Sort;
  /** On a phone, the one compared with the plan. */
  beside: string | null;
}

export const whatIfAddress = addressState<WhatIfState>({
  open: freeText(400),
  shown: (text) => (text === null ? null : text.slice(0, 400) || 'none'),
  sort: choice(SORTS, 'usual'),
  beside: freeText(400),
});

/** The address of a scenario, with the rest of the state unchanged. */
export const searchOf = (state: WhatIfState): string =>
  `?${new URLSearchParams(whatIfAddress.write(state)).toString()}`;

/** Compared scenarios in the list's order; unknown ids are ignored. */
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
