import type { Plan } from '@/data/plans';
import { fold, searchInFolded } from '@/domain/fold';
import type { Cents } from '@/domain/money';
import { exchangeRate } from '@/domain/places/places';
import { EVENT_TYPES, type EventType } from '@/domain/plan/facts';
import { compareNames } from '@/lib/format';
import { addressState, choice, flag, optional, searchText } from '@/lib/list-state';
import type { Language } from '@/lib/texts';
import { byDate } from '@/parts/plan/by-date';
import type { ListFigures } from './list-figures';

export const SORTS = ['date', 'overdue', 'due', 'next', 'name', 'budget', 'created'] as const;
export type Sort = (typeof SORTS)[number];

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

/**
 * Converts amounts for sorting, at the average exchange rates of 2024. An amount in a currency without a rate
 * stays unchanged.
 */
const worth = (amount: Cents, currency: string): number => amount * (exchangeRate(currency, 'USD') ?? 1);

const NEVER = '9999';

/** Sorts plans. `figuresOf` returns the figures of active plans. */
export function inOrder(
  plans: readonly Plan[],
  sort: Sort,
  today: string,
  language: Language,
  figuresOf: (plan: Plan) => ListFigures | undefined,
): Plan[] {
  const byName = (a: Plan, b: Plan) => compareNames(a.name, b.name, language);
  const dated = byDate(today);
  const most = (amount: (plan: Plan) => Cents) => {
    const known = new Map(plans.map((plan) => [plan.id, worth(amount(plan), plan.currency)]));
    const of = ({ id }: Plan) => known.get(id) ?? 0;
    return (a: Plan, b: Plan) => of(b) - of(a);
  };
  const orders: Record<Sort, () => (a: Plan, b: Plan) => number> = {
    date: () => (a, b) => dated(a, b) || byName(a, b),
    overdue: () => {
      const order = most((plan) => figuresOf(plan)?.overdue ?? 0);
      return (a, b) => order(a, b) || dated(a, b) || byName(a, b);
    },
    due: () => {
      const order = most((plan) => figuresOf(plan)?.due ?? 0);
      return (a, b) => order(a, b) || dated(a, b) || byName(a, b);
    },
    next: () => {
      const next = new Map(plans.map((plan) => [plan.id, figuresOf(plan)?.next?.date ?? NEVER]));
      const of = ({ id }: Plan) => next.get(id) ?? NEVER;
      return (a, b) => of(a).localeCompare(of(b)) || dated(a, b) || byName(a, b);
    },
    name: () => (a, b) => byName(a, b) || dated(a, b),
    budget: () => {
      const order = most(({ budget }) => budget);
      return (a, b) => order(a, b) || byName(a, b);
    },
    created: () => (a, b) =>
      a.created_at < b.created_at ? 1 : a.created_at > b.created_at ? -1 : byName(a, b),
  };
  return [...plans].sort(orders[sort]());
}

/**
 * Returns a function for a plan's searchable text. The text is cached, because the search runs again at every
 * letter.
 */
export function foldedOnce(words: (plan: Plan) => string): (plan: Plan) => string {
  const known = new WeakMap<Plan, string>();
  return (plan) => {
    const folded = known.get(plan) ?? fold(words(plan));
    known.set(plan, folded);
    return folded;
  };
}

/** Returns the plans that match search and filters. The search ignores case and accents. */
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
