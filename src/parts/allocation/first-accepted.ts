import type { Category, PlanState } from '@/domain/plan/facts';
import type { Committed } from '@/domain/what-if/cost';
import type { Limits } from '@/domain/what-if/reach';
import { rankedCategories } from './category-choices';

/** What a person would accept; of dates only whether another one would do. */
export type Accepted = Omit<Limits, 'dates'> & { readonly dates: boolean };

/** Without these there is hardly an event, or nothing for surprises: they can be given up, but nobody proposes it. */
const KEPT: readonly Category[] = ['venue', 'catering', 'miscellaneous'];
/** Nor to marry in what one has on. */
const isKept = (category: Category, { event_type }: PlanState): boolean =>
  KEPT.includes(category) || (category === 'attire' && event_type === 'wedding');

/** A third fewer guests at most, and the two categories that matter least and in which nothing is agreed. */
export function firstAccepted(facts: PlanState, committed: Committed): Accepted {
  const last = rankedCategories(facts.categories).filter(
    (category) => !isKept(category, facts) && !committed[category],
  );
  return {
    least_guests: Math.max(1, Math.ceil((facts.guest_count * 2) / 3)),
    least_hours: null,
    locations: [],
    dates: false,
    removable: last.slice(-2),
  };
}
