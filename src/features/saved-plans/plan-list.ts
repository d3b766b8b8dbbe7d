import type { PlanSummary } from '@/data/plan-summaries';
import type { Plan } from '@/data/plans';
import { fold, searchInFolded } from '@/domain/fold';
import { exchangeRate } from '@/domain/places/places';
import { EVENT_TYPES, type EventType } from '@/domain/plan/facts';
import { compareNames } from '@/lib/format';
import { addressState, choice, flag, optional, searchText } from '@/lib/list-state';
import type { Language } from '@/lib/texts';
import { byDate } from '@/parts/plan/by-date';

export const SORTS = ['date', 'urgency', 'name', 'budget', 'created'] as const;
export type Sort = (typeof SORTS)[number];

/** What the saved plans' address says. */
export interface ListState {
  q: string;
  sort: Sort;
  type: EventType | null;
  archived: boolean;
}

export const plansAddress = addressState<ListState>({
  q: searchText,
  sort: choice(SORTS, 'date'),
  type: optional(EVENT_TYPES),
  archived: flag,
});

/** Budgets of different currencies compare at the average rates of 2024; one without a rate, by its figure. */
const worth = ({ budget, currency }: Plan): number => budget * (exchangeRate(currency, 'USD') ?? 1);

const NEVER = '9999';

/** When a plan's money next calls: at once where something is overdue, else when it will be short or a payment is due. */
const callsOn = ({ overdue, short, next }: PlanSummary): string =>
  overdue > 0 ? '' : ([short?.date, next?.date].filter((date) => date !== undefined).sort()[0] ?? NEVER);

/** All the plans in an order. `summaries` are of those ahead. */
export function inOrder(
  plans: readonly Plan[],
  sort: Sort,
  today: string,
  language: Language,
  summaries: readonly PlanSummary[] = [],
): Plan[] {
  const calls = new Map(summaries.map((summary) => [summary.plan_id, callsOn(summary)]));
  const called = ({ id }: Plan) => calls.get(id) ?? NEVER;
  const byName = (a: Plan, b: Plan) => compareNames(a.name, b.name, language);
  const dated = byDate(today);
  const orders: Record<Sort, (a: Plan, b: Plan) => number> = {
    date: (a, b) => dated(a, b) || byName(a, b),
    urgency: (a, b) => called(a).localeCompare(called(b)) || dated(a, b) || byName(a, b),
    name: (a, b) => byName(a, b) || dated(a, b),
    budget: (a, b) => worth(b) - worth(a) || byName(a, b),
    created: (a, b) => (a.created_at < b.created_at ? 1 : a.created_at > b.created_at ? -1 : byName(a, b)),
  };
  return [...plans].sort(orders[sort]);
}

/** A plan's words for `found`, folded when they are first looked through: the next letter of a search only looks. */
export function foldedOnce(words: (plan: Plan) => string): (plan: Plan) => string {
  const known = new WeakMap<Plan, string>();
  return (plan) => {
    const folded = known.get(plan) ?? fold(words(plan));
    known.set(plan, folded);
    return folded;
  };
}

/** The plans that the state asks for, as they stand. Case and accents make no difference to the search. */
export function found(
  plans: readonly Plan[],
  { q, type, archived }: Omit<ListState, 'sort'>,
  foldedWords: (plan: Plan) => string,
): Plan[] {
  const sought = q.trim() !== '';
  const fits = searchInFolded(q);
  return plans.filter((plan) => {
    if (!archived && plan.archived_at !== null) return false;
    if (type !== null && plan.event_type !== type) return false;
    return !sought || fits(foldedWords(plan));
  });
}
