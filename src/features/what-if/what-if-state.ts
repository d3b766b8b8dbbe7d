import { MOST_COMPARED, type Scenario } from '@/domain/what-if/overrides';
import { addressState, choice, freeText } from '@/lib/list-state';

export const SORTS = ['usual', 'amount', 'difference'] as const;
export type Sort = (typeof SORTS)[number];

/** State of the page that is stored in the URL. */
export interface WhatIfState {
  /** Id of the edited scenario; null shows the list. */
  open: string | null;
  /** Comma-separated ids of the compared scenarios; null means the first scenarios. */
  shown: string | null;
  sort: Sort;
  /** On a phone: id of the scenario that is compared with the plan. */
  beside: string | null;
}

export const whatIfAddress = addressState<WhatIfState>({
  open: freeText(400),
  shown: (text) => (text === null ? null : text.slice(0, 400) || 'none'),
  sort: choice(SORTS, 'usual'),
  beside: freeText(400),
});

/** Returns the query string that opens a scenario and keeps all other state. */
export const searchOf = (state: WhatIfState): string =>
  `?${new URLSearchParams(whatIfAddress.write(state)).toString()}`;

/** Returns the compared scenarios in the list's order. Unknown ids are ignored. */
export function shownOf(scenarios: readonly Scenario[], { shown }: Pick<WhatIfState, 'shown'>): Scenario[] {
  const ids = shown?.split(',');
  return scenarios.filter(({ id }) => ids?.includes(id) ?? true).slice(0, MOST_COMPARED);
}

/** Adds a scenario to the compared ones, or removes it; returns their ids for the URL. */
export function withShown(shown: readonly Scenario[], id: string): string {
  const ids = shown.map((one) => one.id);
  const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
  return next.join(',') || 'none';
}
