import type { Category, PlanState } from '@/domain/plan/facts';
import type { Committed } from '@/domain/what-if/cost';
import type { Limits } from '@/domain/what-if/reach';
import { rankedCategories } from './category-choices';

/** The changes that the person allows. For dates this is only yes or no. */
export type Accepted = Omit<Limits, 'dates'> & { readonly dates: boolean };

/**
 * Categories that are never suggested for removal, because hardly any event can do without them. A person can
 * still remove them.
 */
const KEPT: readonly Category[] = ['venue', 'catering', 'miscellaneous'];
/** Returns true if a category should never be suggested for removal. For weddings this includes attire. */
const isKept = (category: Category, { event_type }: PlanState): boolean =>
  KEPT.includes(category) || (category === 'attire' && event_type === 'wedding');

/**
 * Default limits for savings: at most a third fewer guests. The two least important categories without
 * commitments can be left out.
 */
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
