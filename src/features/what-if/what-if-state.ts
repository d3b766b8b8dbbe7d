import { MOST_COMPARED, type Scenario } from '@/domain/what-if/overrides';
import { addressState, choice, freeText } from '@/lib/list-state';

export const SORTS = ['usual', 'amount', 'difference'] as const;
export type Sort = (typeof SORTS)[number];

/** State in the address of the page. */
export interface WhatIfState {
  /** Id of the edited scenario; null is the list. */
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

/** Returns a scenario's query string, with the rest of the state unchanged. */
export const searchOf = (state: WhatIfState): string =>
  `?${new URLSearchParams(whatIfAddress.write(state)).toString()}`;

/** Returns the compared scenarios in the list's order; unknown ids are ignored. */
export function shownOf(scenarios: readonly Scenario[], { shown }: Pick<WhatIfState, 'shown'>): Scenario[] {
  const ids = shown?.split(',');
  return scenarios.filter(({ id }) => ids?.includes(id) ?? true).slice(0, MOST_COMPARED);
}

/** Adds or removes an id. */
export function withShown(shown: readonly Scenario[], id: string): string {
  const ids = shown.map((one) => one.id);
  const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
  return next.join(',') || 'none';
}
